/// Asks the processor for so many lines of memory from an address on: they are looked at soon.
// Declared here and not imported: whoever compiles against this module would have to find that one, too.
@_silgen_name("vitrine_prefetch")
package func prefetch(_ address: UnsafeRawPointer, lines: Int)
