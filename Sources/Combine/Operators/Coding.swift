import Foundation

/// Something that writes a value down as a whole.
///
/// See <https://developer.apple.com/documentation/combine/toplevelencoder>.
public protocol TopLevelEncoder {
    /// What it writes.
    associatedtype Output
    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that reads a value as a whole.
///
/// See <https://developer.apple.com/documentation/combine/topleveldecoder>.
public protocol TopLevelDecoder {
    /// What it reads from.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Sends each value written down, or fails by what the encoder throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    /// Sends what is read from each value, or fails by what the decoder throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}
