import SourceDocuments
import TestSupport

import Testing

@testable import ThemeLanguageServer

/// Requests about texts with random errors, at random places.
struct NavigationRobustnessTests {
  private static let methods = [
    "definition", "documentHighlight", "documentLink", "documentSymbol", "foldingRange",
    "formatting", "prepareRename", "rangeFormatting", "references", "rename", "selectionRange",
    "semanticTokens/full", "semanticTokens/range",
  ]

  private static let pieces = [
    "{", "}", "[", "\"", "'", ":", "\n", "  ", "- ", "&a", "*a", "#", "\t", "|\n", ">\n", ",", "😀",
    "{blue.500}", "color-mix(in oklab, ", "colors:", "theme: t\n", "\r", "é", "---\n", "? ",
  ]

  @Test(arguments: 0..<caseCount(8, long: 30))
  func `Every request about a text with errors has a valid answer`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try TemporaryFolder.with(DefinitionTests.files) { folder in
      let client = try TestClient(folder)
      let file = ["base.yaml", "child.yaml", "library.yaml", "app.yaml"][Int(seed % 4)]
      try client.open(file)
      for _ in 0..<4 {
        var text = Array(try client.text(file).unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0...text.count, using: &random)
          let end = min(text.count, place + Int.random(in: 0...4, using: &random))
          let piece = Self.pieces.randomElement(using: &random) ?? ""
          text.replaceSubrange(place..<end, with: piece.unicodeScalars)
        }
        client.change(file, to: String(String.UnicodeScalarView(text)))
        try send(to: client, file, &random)
      }
    }
  }

  private func send(
    to client: TestClient,
    _ file: String,
    _ random: inout SplitMix64
  ) throws {
    let document = DocumentText(Array(try client.text(file).utf8))
    for method in Self.methods {
      let position = TextPosition(
        line: Int.random(in: 0...20, using: &random),
        character: Int.random(in: 0...40, using: &random)
      )
      let end = TextPosition(line: position.line + 2, character: 3)
      let parameters = client.document(
        file,
        [
          "position": position.json, "positions": [position.json], "newName": "zz".json,
          "range": TextRange(start: position, end: end).json,
        ]
      )
      do {
        let answer = try client.request("textDocument/\(method)", parameters)
        for range in ranges(in: answer) {
          #expect(
            range.end.line < document.lineCount || method == "definition" || method == "references"
              || method == "rename"
          )
        }
      } catch let failure as TestClient.RequestFailure {
        #expect(failure.error["code"]?.integer == ResponseError.Code.requestFailed.rawValue)
        #expect(method == "rename" || method == "prepareRename")
      }
    }
  }

  /// All ranges in an answer.
  private func ranges(in value: JSONValue) -> [TextRange] {
    switch value {
    case .object(let members):
      members.flatMap { member in
        (member.key.hasSuffix("ange") ? TextRange(member.value) : nil).map { [$0] }
          ?? ranges(in: member.value)
      }
    case .array(let elements): elements.flatMap(ranges)
    default: []
    }
  }
}
