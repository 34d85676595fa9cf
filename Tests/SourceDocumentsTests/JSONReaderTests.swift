import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport

@Suite struct JSONReaderTests {
  private func read(
    _ text: String,
    accepting: JSONExtensions = [],
    tolerating: JSONExtensions = []
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    JSONReader.read(
      SourceFile(path: "a.json", bytes: Array(text.utf8)),
      accepting: accepting,
      tolerating: tolerating
    )
  }

  @Test("Values of JSON keep their kinds, texts and ranges")
  func values() throws {
    let text = #"{"a" : 1.50, "b":[true,null,"x\u00e4\n"], "größe": {}, "e": -0e+7}"#
    let (document, diagnostics) = read(text)
    let root = try #require(document?.root)
    #expect(diagnostics.isEmpty)
    #expect(root.entries.map(\.key.text) == ["a", "b", "größe", "e"])
    #expect(root["a"]?.text == "1.50")
    #expect(root["a"]?.style == .plain)
    #expect(root["b"]?.elements.map(\.text) == ["true", "null", "xä\n"])
    #expect(root["b"]?.elements.map(\.style) == [.plain, .plain, .doubleQuoted])
    #expect(root["b"]?.elements.map(\.isNull) == [false, true, false])
    #expect(root["größe"]?.kind == .mapping)
    #expect(root["größe"]?.position == SourcePosition(line: 1, column: 52))
    #expect(root["e"]?.text == "-0e+7")
  }

  @Test(
    "Every value is a valid JSON document",
    arguments: ["0", "-1", "1.25e-3", "true", "false", "null", "\"\"", "[]", "{}", " [ ] \n"]
  )
  func alone(text: String) {
    let (document, diagnostics) = read(text)
    #expect(document != nil)
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "JSON5 syntax is accepted, reported as a warning or refused as configured, and always read",
    arguments: [
      ("[1,]", "trailing-comma", 3, "1"),
      ("{\"a\": 1,}", "trailing-comma", 8, "1"),
      ("[// c\n1]", "json-comment", 2, "1"),
      ("[/* c */1]", "json-comment", 2, "1"),
      ("{a: 1}", "unquoted-key", 2, "1"),
      ("{'a': 1}", "single-quotes", 2, "1"),
      ("['1']", "single-quotes", 2, "1"),
      ("[\"a\\x41\"]", "string-form", 4, "aA"),
      ("[\"a\\\nb\"]", "string-form", 4, "ab"),
      ("[\"\\v\"]", "string-form", 3, "\u{B}"),
      ("[+1]", "number-form", 2, "+1"),
      ("[.5]", "number-form", 2, ".5"),
      ("[5.]", "number-form", 2, "5."),
      ("[0xFf]", "number-form", 2, "0xFf"),
      ("[-Infinity]", "number-form", 2, "-Infinity"),
      ("[NaN]", "number-form", 2, "NaN"),
      ("[\u{A0}1]", "json-whitespace", 2, "1"),
    ] as [(String, String, Int, String)]
  )
  func extensions(text: String, rule: String, column: Int, value: String) throws {
    let refused = read(text)
    #expect(refused.diagnostics.map(\.rule.id) == [rule])
    #expect(refused.diagnostics.map(\.severity) == [.error])
    #expect(
      refused.diagnostics.first?.excerpt?.start == SourcePosition(line: 1, column: column)
    )
    let tolerated = read(text, tolerating: .json5)
    #expect(tolerated.diagnostics.map(\.severity) == [.warning])
    let accepted = read(text, accepting: .json5)
    #expect(accepted.diagnostics.isEmpty)
    for document in [refused.document, tolerated.document, accepted.document] {
      let root = try #require(document?.root)
      #expect((root["a"] ?? Array(root.elements)[0]).text == value)
    }
  }

  @Test(
    "Each violation of the grammar is reported with position and message",
    arguments: [
      ("", "empty-document", 1, "the file is empty"),
      (" \n ", "empty-document", 1, "the file is empty"),
      ("{", "syntax", 1, "this '{' is not closed"),
      ("[1, [2]", "syntax", 1, "this '[' is not closed"),
      ("[1 2]", "syntax", 4, "',' is missing"),
      ("{\"a\": 1 \"b\": 2}", "syntax", 9, "',' is missing"),
      ("{\"a\" 1}", "syntax", 6, "':' is missing"),
      ("{\"a\" = 1}", "syntax", 6, "not by '='"),
      ("{\"a\"}", "syntax", 5, "':' is missing"),
      ("{\"a\": }", "syntax", 7, "a value is missing"),
      ("{: 1}", "syntax", 2, "a key is missing"),
      ("{, \"a\": 1}", "syntax", 2, "a key is missing"),
      ("[1, , 2]", "syntax", 5, "a value is missing"),
      ("[1}]", "syntax", 3, "']' is expected"),
      ("{\"a\": 1]}", "syntax", 8, "'}' is expected"),
      ("[1] 2", "syntax", 5, "text follows"),
      ("[True]", "syntax", 2, "did you mean 'true'?"),
      ("[yes]", "syntax", 2, "put text in double quotes"),
      ("[012]", "syntax", 2, "must not start with zeros"),
      ("[1e]", "syntax", 2, "'1e' is not a value"),
      ("[-]", "syntax", 2, "'-' is not a value"),
      ("[\"a]\n", "syntax", 2, "quote is not closed"),
      ("[\"\\q\"]", "syntax", 3, "'\\q' is not an escape"),
      ("[\"\\u12\"]", "syntax", 3, "digits are missing"),
      ("[\"\\ud800\"]", "syntax", 3, "half of a surrogate pair"),
      ("[\"\u{1}\"]", "control-character", 3, "U+0001"),
      ("[1 /* c", "syntax", 4, "comment is not closed"),
      ("{1: 2}", "syntax", 2, "double quotes"),
      ("{\"a\": 1, \"a\": 2}", "duplicate-key", 10, "'a' occurs twice"),
      ("{\"a\": 1, \"\\u0061\": 2}", "duplicate-key", 10, "'a' occurs twice"),
    ] as [(String, String, Int, String)]
  )
  func refused(text: String, rule: String, column: Int, words: String) throws {
    let found = read(text).diagnostics
    let first = try #require(
      found.first { $0.rule.id == rule && $0.message.contains(words) },
      "\(found.map(\.message))"
    )
    #expect(first.severity == .error)
    #expect(first.excerpt?.start == SourcePosition(line: 1, column: column))
    #expect(Rule.documents.contains(first.rule))
  }

  @Test("All errors of a JSON text are reported, and valid parts are read")
  func all() throws {
    let (document, diagnostics) = read(
      "{\"a\": 1,\n \"a\": 2,\n b: tru,\n \"c\": [1 2,],\n \"d\" 3\n}"
    )
    #expect(
      diagnostics.map(\.rule) == [
        "duplicate-key", "unquoted-key", "syntax", "syntax", "trailing-comma", "syntax",
      ]
    )
    let root = try #require(document?.root)
    #expect(root.entries.map(\.key.text) == ["a", "c", "d"])
    #expect(root["c"]?.elements.map(\.text) == ["1", "2"])
    #expect(root["d"]?.text == "3")
  }

  @Test("A surrogate pair is read as one character with its range")
  func surrogates() throws {
    let node = try #require(read(#"["\ud83d\ude00x"]"#).document?.root.elements.first { _ in true })
    #expect(node.text == "😀x")
    let place = node.sourceRange(ofValueBytes: 4..<5)
    #expect(node.file.bytes[place].elementsEqual("x".utf8))
  }

  @Test("Bytes that are not UTF-8 and other encodings are reported")
  func encodings() {
    let invalid = JSONReader.read(
      SourceFile(path: "a", bytes: [0x5B, 0x22, 0xFF, 0xC3, 0x22, 0x5D])
    )
    #expect(invalid.diagnostics.map(\.rule) == ["encoding", "encoding"])
    let wide = JSONReader.read(SourceFile(path: "a", bytes: [0x5B, 0, 0x5D, 0]))
    #expect(wide.document == nil)
    #expect(wide.diagnostics.first?.message.contains("UTF-16") == true)
    let marked = read("\u{FEFF}[]")
    #expect(marked.document != nil)
    #expect(marked.diagnostics.map(\.severity) == [.warning])
  }

  @Test("A JSON text that exceeds a limit is refused without a crash or a hang")
  func limits() {
    var limits = ReadingLimits()
    limits.depth = 3
    limits.nodes = 10
    limits.fileBytes = 1_000
    func rules(_ text: String) -> [String] {
      JSONReader.read(SourceFile(path: "a", bytes: Array(text.utf8)), limits: limits)
        .diagnostics.map(\.rule.id)
    }
    #expect(rules("[[[]]]") == [])
    #expect(rules("[[[[]]]]") == ["limit"])
    #expect(rules("[1,2,3,4,5,6,7,8,9]") == [])
    #expect(rules("[1,2,3,4,5,6,7,8,9,10]") == ["limit"])
    #expect(rules("[\"" + String(repeating: "x", count: 1_000) + "\"]") == ["limit"])
    limits = ReadingLimits()
    limits.depth = .max
    #expect(rules(String(repeating: "[", count: 200_000)) == ["limit"])
    #expect(rules(String(repeating: "{\"a\":", count: 200_000)) == ["limit"])
  }

  @Test("A duplicate key of a large object is found")
  func manyKeys() {
    let pairs = (0..<5_000).map { "\"k\($0)\": \($0)" }.joined(separator: ",\n")
    let (document, diagnostics) = read("{\(pairs), \"k4321\": 0}")
    #expect(diagnostics.map(\.rule) == ["duplicate-key"])
    #expect(document?.root.entries.count == 5_000)
  }

  @Test(
    "Trees of mutated JSON texts satisfy the laws of trees",
    arguments: 0..<caseCount(6, long: 20)
  )
  func mutated(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let text = #"{"a" : [1, -2.5e3, "x\u00e4\ud83d\ude00"], 'b': {c: null,}, /* d */ "é": .5}"#
    let alphabet = Array("{}[],:\"'\\/*01.-+eEuxtfn \n\ta".utf8) + [0, 0xFF, 0xC3, 0xEF]
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      let (document, diagnostics) = JSONReader.read(SourceFile(path: "f", bytes: bytes))
      guard let root = document?.root else {
        #expect(diagnostics.contains { $0.severity == .error })
        continue
      }
      check(root, inside: 0..<bytes.count)
    }
  }

  private func check(_ node: SourceNode, inside outer: Range<Int>) {
    #expect(outer.contains(node.range.lowerBound) || node.range.isEmpty)
    #expect(node.range.upperBound <= outer.upperBound)
    #expect(Set(node.entries.map(\.key.text)).count == node.entries.count)
    #expect(Array(node.elements).count == node.elements.count)
    let count = node.withUTF8 { $0.count }
    for first in 0..<count { _ = node.sourceRange(ofValueBytes: first..<first + 1) }
    for (key, value) in node.entries {
      check(key, inside: node.range)
      check(value, inside: node.range)
    }
    for element in node.elements { check(element, inside: node.range) }
  }

  @Test("A merge conflict is one error, and its marks cause no others")
  func conflict() {
    let text = "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> b\n}\n"
    let (_, found) = JSONReader.read(SourceFile(path: "a.json", bytes: Array(text.utf8)))
    #expect(found.map(\.rule) == [.syntax])
    #expect(found.first?.message.hasPrefix("an unresolved merge conflict starts here") == true)
    #expect(found.first?.excerpt?.start.line == 2)
  }
}
