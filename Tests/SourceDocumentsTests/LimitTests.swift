import SourceDiagnostics
import SourceDocuments
import Testing

@Suite("Limits of YAML") struct LimitTests {
  @Test(
    "Nesting deeper than 128 is refused for any opening character",
    arguments: ["[", "{a: ", "- ", "? ", "[{a: "]
  )
  func depth(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let (document, diagnostics) = read(text)
    #expect(document == nil)
    #expect(diagnostics.map(\.rule) == ["limit"])
    #expect(diagnostics.first?.message.contains("128") == true)
  }

  @Test("A nesting of 128 collections is accepted and one of 129 is refused")
  func depthBound() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(128)).diagnostics.isEmpty)
    #expect(read(nested(129)).diagnostics.map(\.rule) == ["limit"])
  }

  @Test("Nodes of nested aliases are counted without being copied")
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

  @Test("The depth of a node includes its aliases")
  func aliasDepth() {
    var text = "k0: &k0 [x]\n"
    for step in 1...130 { text += "k\(step): &k\(step) [*k\(step - 1)]\n" }
    #expect(read(text).diagnostics.map(\.rule) == ["limit"])
  }

  @Test("The numbers of bytes, nodes and diagnostics are limited")
  func bytesNodesAndDiagnostics() {
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
