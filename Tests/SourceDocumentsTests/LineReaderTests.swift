@testable import SourceDocuments
import TestSupport
import Testing

@Suite("Reading files of single lines without the parser")
struct LineReaderTests {
  /// Returns whether the line reader reads a text.
  private func isRead(_ text: String, _ limits: ReadingLimits = .standard) -> Bool {
    let source = file(text)
    return unsafe source.bytes.withUnsafeBufferPointer { bytes in
      let storage = unsafe TreeStorage(
        source: bytes,
        expectedNodes: 16,
        nodeLimit: limits.nodes,
        findings: FindingCollector(file: source, limit: limits.diagnostics)
      )
      var reader = YAMLLineReader(source.bytes, depthLimit: limits.depth, storage: storage)
      return reader.read()
    }
  }

  /// The nodes of a document with everything that readers can see.
  private func nodes(_ node: SourceNode, _ depth: Int = 0) -> [String] {
    let own = "\(depth) \(node.kind) \(node.style) \(node.range) \(node.isNull) \(node.text)"
    let inner = node.entries.flatMap { key, value in
      nodes(key, depth + 1) + nodes(value, depth + 1)
    }
    return [own] + inner + node.elements.flatMap { nodes($0, depth + 1) }
  }

  /// Checks that a text has the same nodes and findings as with an end marker, which only the parser
  /// reads.
  private func check(_ text: String) {
    let marker = text.hasSuffix("\n") ? "...\n" : "\n...\n"
    let (own, parsed) = (read(text), read(text + marker))
    #expect(
      own.document.map { nodes($0.root) } == parsed.document.map { nodes($0.root) },
      "\(text)"
    )
    #expect(printed(own.diagnostics) == printed(parsed.diagnostics), "\(text)")
  }

  @Test(
    "accepts scalars of one line and flow collections of them",
    arguments: [
      "a: b", "a: b\n", "\n# c\na: b # c\n\n  # c\nb: 'c'   \n",
      "a:\n  b:\n    c: d\n  e: f\ng: h\n",
      "  a: b\n  c: d\n", "a: { b: c, \"d\": 'e' }\n", "a: {b: c,d: e}   # f", "a b: c d\n",
      "dark high-contrast: \"#fff\"\ndensity=compact: x\n", "a: rgb(1, 2, 3)\n",
      "a:   # b\n  c: \"é\" # ü\n",
      "a: b,c\n", "a: null\nb: 1.0\nc: yes\n", "a: \"{b}\"\n", "a: b c  \nd: e\n",
      "\"a\": b\n'c': d\n", "a: xä\n", "a: b\na: c\n", "a: { b: c, b: d }\n",
      "a:\n  b: c\n  b: d\nc:\n   d: e\n",
      "a: [b]\n", "a: [ b, \"c\", [d, e], { f: g } ]   # h\n", "a: { b: {c: d}, e: [f] }\n",
      "a: { b: c\n  }\n", "a: { b: c,\n     d: [e,\n  f]}\nb: c\n", "a: [\n  b\n  ]\n",
      "a:\n- b\n- \"c\"\nd: e\n", "a:\n  - b # c\n  # d\n\n  - { c: d, e: [f] }\nb: c\n",
      "a:\n  b:\n  - c\n  d:\n    - e\nf: g\n", "a:\n  - b\n", "a: { b:\n   c }\n",
    ]
  )
  func accepted(text: String) {
    #expect(isRead(text))
    check(text)
  }

  @Test(
    "leaves all other texts to the parser",
    arguments: [
      "", "# a\n", "a", "a:", "a:\nb: c\n", "a: b\n  c\n", "a: b\n  c: d\n", "a:\n  b: c\n d: e\n",
      "- a\n", "a: &b c\n", "a:\n  - b: c\n",
      "a:\n  - - b\n", "a:\n  -\n    b\n", "a:\n  - b\n - c\n", "a:\n  - b\n  c: d\n",
      "a:\n  - b\n    - c\n", "a:\n  b: c\n  - d\n", "a: b\n- c\n", "a: [b\n]\n", "a: [b c\n d]\n",
      "a: [b, ]\n", "a: []\n", "a: [b: c]\n", "a: [b}\n", "a: [b\n", "a: [b, # c\n  d]\n",
      "a:\n  - b\n  - [c\n  ]\n", "a: [-]\n", "a:\n  - -b\n", "a: *b\n", "a: !b c\n", "a: |\n  b\n",
      "a: >\n  b\n",
      "a: \"b\\n\"\n", "a: 'b''c'\n", "a: \"b\n  c\"\n", "a: b: c\n", "a: #b\n", "a: {b}\n",
      "a: {}\n",
      "a: { b: c,}\n", "a: { b: #fff }\n", "a: { b: rgb(1,2) }x\n",
      "a: b\tc\n",
      "a:\tb\n", "a: b\r\n", "---\na: b\n", "a: b\n...\n", "%YAML 1.2\n---\na: b\n", "? a\n: b\n",
      "a:b\n", "a : b\n", "<<: b\n", "a: \"b\"c\n", "a: \"b\" c\n", "a: \"b\"#c\n",
      "a: { b: c }#d\n",
      "a: { b:c }\n", "a: { \"b\":c }\n", "a: { ?b: c }\n", "a: -\n", "a: ~\n",
      "\(String(repeating: "k", count: 600)): v\n", "a: b\n # c\r\n",
    ]
  )
  func refused(text: String) {
    #expect(!isRead(text))
  }

  @Test("limits of nodes and depth are left to the parser")
  func limits() {
    var limits = ReadingLimits.standard
    limits.nodes = 4
    #expect(!isRead("a: b\nc: d\n", limits))
    limits = .standard
    limits.depth = 2
    #expect(isRead("a:\n  b: c\n", limits))
    #expect(!isRead("a:\n  b:\n    c: d\n", limits))
    #expect(!isRead("a:\n  b: { c: d }\n", limits))
  }

  @Test(
    "random lines have the same nodes as from the parser",
    arguments: 0..<caseCount(20, long: 40)
  )
  func random(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) &+ 5)
    let pieces = [
      "a", "b", "key", "ä", " ", "  ", ": ", ":", ": ", "\n", "\n", "\n  ", "\n    ", "# c", " # c",
      "\"x\"",
      "'y'", "\"#abc\"", "{ a: b }", "{ k: \"v\", l: 'w' }", ", ", "-", "_", "0", "=", ".", "/",
      "?", "\"",
      "'", "{", "}", "[", "]", "- ", "[a, b]", "{ a: [b] }", ",\n    ", "]\n", "}\n", "\\", "!",
      "&", "*", "|", "%", "(", ")", "~", "\t", "a: b\n",
      "c:\n  d: e\n",
    ]
    var accepted = 0
    for _ in 0..<400 {
      var text = ""
      for line in 0..<Int.random(in: 1...6, using: &generator) {
        let depth = Int.random(in: 0...2, using: &generator)
        text += String(repeating: "  ", count: line == 0 ? 0 : depth)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: text += "k\(line):\n"
        case 1: text += "k\(line): { a: \"#fff\", b: c }\n"
        case 2: text += "k\(line % 2): v # c\n"
        case 3: text += "- [a, { b: c }]\n"
        case 4: text += "- v\n"
        case 5: text += "k\(line): [a,\n"
        default:
          for _ in 0..<Int.random(in: 1...6, using: &generator) {
            text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
          }
          text += "\n"
        }
      }
      guard isRead(text) else { continue }
      accepted += 1
      check(text)
    }
    // Some of the texts must be accepted, or nothing is proved.
    #expect(accepted >= 10)
  }
}
