import SwiftUI

struct Product: Identifiable, Hashable {
    let id: String
    var price: Int
}

@MainActor
final class CartStore: ObservableObject {
    struct Line: Identifiable {
        let product: Product
        var count: Int
        var id: Product.ID { product.id }
    }

    @Published private(set) var lines: [Line] = []
    @Published var coupon: String?

    var total: Int {
        let sum = lines.reduce(0) { $0 + $1.product.price * $1.count }
        return coupon == "HALF" ? sum / 2 : sum
    }

    func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.id == product.id }) {
            lines[index].count += 1
        } else {
            lines.append(Line(product: product, count: 1))
        }
    }

    func remove(_ id: Product.ID) { lines.removeAll { $0.id == id } }
}

final class Session: ObservableObject {
    @Published var user: String?
}

struct ShopScreen: View {
    let products: [Product]
    @EnvironmentObject private var session: Session

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(session.user.map { "Hello, \($0)" } ?? "Hello")
                CartBadge()
            }
            ForEach(products) { ProductRow(product: $0) }
            CartSummary()
        }
    }
}

struct CartBadge: View {
    @EnvironmentObject var cart: CartStore

    var body: some View {
        let _ = Self._printChanges()
        let count = cart.lines.reduce(0) { $0 + $1.count }
        if count > 0 { Text("(\(count))").accessibilityLabel("\(count) in the cart") }
    }
}

struct ProductRow: View {
    let product: Product

    var body: some View {
        HStack {
            Text(product.id)
            Text("\(product.price) €")
        }
    }
}

struct CartSummary: View {
    @EnvironmentObject var cart: CartStore
    @EnvironmentObject var session: Session

    var body: some View {
        if cart.lines.isEmpty {
            Text("Nothing yet")
        } else {
            ForEach(cart.lines) { line in
                Text("\(line.count) × \(line.id)")
            }
            CouponField(coupon: $cart.coupon)
            Text("\(cart.total) €")
            if session.user == nil { Text("Please sign in") }
        }
    }
}

struct CouponField: View {
    @Binding var coupon: String?

    var body: some View {
        if let coupon { Text("Coupon \(coupon)") }
    }
}

struct ShopApp: View {
    @StateObject private var cart = CartStore()
    @StateObject private var session = Session()

    var body: some View {
        ShopScreen(products: [Product(id: "Tea", price: 4), Product(id: "Cup", price: 9)])
            .environmentObject(cart)
            .environmentObject(session)
            .onAppear {
                session.user = "Ann"
                cart.add(Product(id: "Tea", price: 4))
            }
    }
}
