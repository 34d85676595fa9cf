import SourceDiagnostics
import SourceDocuments
import Testing

@Suite struct LimitTests {
  @Test("depth ends at 128, whatever opens it", arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func depth(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let (document, diagnostics) = read(text)
    #expect(document == nil)
    #expect(diagnostics.map(\.rule) == ["limit"])
    #expect(diagnostics.first?.message.contains("128") == true)
  }

  @Test("128 collections are allowed and 129 are not")
  func depthBound() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(128)).diagnostics.isEmpty)
    #expect(read(nested(129)).diagnostics.map(\.rule) == ["limit"])
  }

  @Test("aliases inside aliases are counted, not copied")
  func bomb() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (inner, outer) in zip("abcdefghi", "bcdefghij") {
      text +=
        "\(outer): &\(outer) [" + Array(repeating: "*\(inner)", count: 9).joined(separator: ",")
        + "]\n"
    }
    let (document, diagnostics) = read(text)
    #expect(document == nil)
    #expect(diagnostics.map(\.rule) == ["limit"])
  }

  @Test("depth counts through aliases")
  func aliasDepth() {
    var text = "k0: &k0 [x]\n"
    for step in 1...130 { text += "k\(step): &k\(step) [*k\(step - 1)]\n" }
    #expect(read(text).diagnostics.map(\.rule) == ["limit"])
  }

  @Test("bytes, nodes and diagnostics are bounded")
  func others() {
    var limits = ReadingLimits()
    limits.fileBytes = 3
    #expect(YAMLReader.read(file("a: 1"), limits: limits).diagnostics.map(\.rule) == ["limit"])
    limits = ReadingLimits()
    limits.nodes = 3
    #expect(YAMLReader.read(file("[a, b, c]"), limits: limits).diagnostics.map(\.rule) == ["limit"])
    #expect(YAMLReader.read(file("[a, b]"), limits: limits).diagnostics.isEmpty)
    limits = ReadingLimits()
    limits.diagnostics = 2
    let diagnostics = YAMLReader.read(file("[*a, *b, *c, *d]"), limits: limits).diagnostics
    #expect(diagnostics.map(\.severity) == [.error, .error, .note])
    #expect(diagnostics.last?.message == "'a.yaml' has 2 more problems than the 2 that are listed")
  }
}
