import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import Testing
import TestSupport

@Suite("Laws of formatting")
struct FormattingLawTests {
  /// Formats a text that can be read, and checks that nothing is lost and that it is done; false
  /// for a text that can't be read.
  private func check(_ text: String) -> Bool {
    let before = YAMLReader.read(file(text))
    guard let document = before.document, before.diagnostics.allSatisfy({ $0.severity != .error })
    else {
      #expect(YAMLFormatter.format(file(text)).text == nil)
      return false
    }
    let (formatted, diagnostics) = YAMLFormatter.format(file(text))
    guard let formatted else {
      Issue.record("refused: \(diagnostics.map(\.message))\n\(text)")
      return true
    }
    let after = YAMLReader.read(file(formatted)).document
    #expect(after?.hasSameContent(as: document) == true, "\(text)\n=>\n\(formatted)")
    #expect(comments(of: formatted) == comments(of: text), "\(text)\n=>\n\(formatted)")
    let again = YAMLFormatter.format(file(formatted)).text
    #expect(again == formatted, "\(text)\n=>\n\(formatted)\n=>\n\(again ?? "")")
    for line in formatted.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.first != "\t", "\(formatted)")
    }
    return true
  }

  /// The marks that the random texts' comments are made of, wherever they stand.
  private func comments(of text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for mark in ["# c", "# own", "# far", "# head", "# start", "# end", "# ä: {x"] {
      counts[mark] = text.split(separator: mark, omittingEmptySubsequences: false).count
    }
    return counts
  }

  @Test(
    "Formatted random documents keep their meaning and their comments",
    arguments: 0..<caseCount(10, long: 40)
  )
  func random(seed: Int) {
    var source = YAMLSource(seed: UInt64(seed))
    var count = 0
    for _ in 0..<50 where check(source.text()) { count += 1 }
    // Most of the texts must be readable, or nothing is proved.
    #expect(count >= 25)
  }

  @Test("Formatted mutated documents keep their meaning", arguments: 0..<caseCount(6, long: 20))
  func mutated(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) &+ 77)
    let alphabet = Array("\n\n  \t:-?[]{},&*!|>'\"#~a1é\r\\".utf8)
    for step in 0..<100 {
      var source = YAMLSource(seed: UInt64(seed * 1_000 + step))
      var bytes = Array(source.text().utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        if Bool.random(using: &generator) {
          bytes[place] = byte
        } else {
          bytes.insert(byte, at: place)
        }
      }
      let before = YAMLReader.read(SourceFile(path: "m", bytes: bytes))
      guard before.document != nil, before.diagnostics.isEmpty else { continue }
      let (text, _) = YAMLFormatter.format(SourceFile(path: "m", bytes: bytes))
      #expect(text != nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      guard let text else { continue }
      let again = YAMLFormatter.format(file(text)).text
      #expect(
        again == text,
        "\(String(decoding: bytes, as: UTF8.self))\n=>\n\(text)\n=>\n\(again ?? "")"
      )
    }
  }
}
