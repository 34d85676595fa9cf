/// Text that is written piece by piece, stored as UTF-8 bytes.
@usableFromInline
package struct UTF8Buffer: Sendable {
  /// The bytes written so far.
  @usableFromInline
  package internal(set) var bytes: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// Reserves storage for a number of bytes.
  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends bytes.
  @inlinable
  package mutating func append(_ piece: some Collection<UInt8>) { bytes.append(contentsOf: piece) }

  /// Removes the bytes from an index on.
  package mutating func removeAll(from index: Int) { bytes.removeSubrange(index...) }

  /// Appends two spaces for each level of indentation.
  package mutating func indent(_ depth: Int) { append(repeatElement(0x20, count: 2 * depth)) }

  /// Appends text.
  @inlinable
  package static func += (buffer: inout UTF8Buffer, text: String) { buffer.append(text.utf8) }
}
