/// Tells a finding from others in a way that outlives edits elsewhere in the file.
///
/// A fingerprint is made of rule, file and the text of the line, without its indentation; findings
/// that agree in these are numbered. So a finding keeps its fingerprint when lines above it come or go.
struct FindingFingerprint {
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of the next finding, in 16 hexadecimal digits.
  mutating func next(for diagnostic: Diagnostic) -> String {
    var hash = Self.offset
    let line = diagnostic.excerpt.map { $0.lineText.drop { $0 == " " || $0 == "\t" } } ?? ""
    // Where there is no line, the message is what tells findings apart.
    let text = line.isEmpty ? diagnostic.message[...] : line
    Self.add(diagnostic.rule, to: &hash)
    Self.add(diagnostic.excerpt.map { SourcePathText.withoutDot($0.file) } ?? "", to: &hash)
    Self.add(String(text), to: &hash)
    let number = counts[hash, default: 0]
    counts[hash] = number + 1
    Self.add(String(number), to: &hash)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Adds a text and an end mark to a hash.
  ///
  /// Source: FNV-1a with 64 bits (Fowler, Noll, Vo; RFC 9923).
  private static func add(_ text: String, to hash: inout UInt64) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
    hash = (hash ^ 0xFF) &* prime
  }

  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3
}
