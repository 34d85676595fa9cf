import Foundation
import SourceDiagnostics
import SourceDocuments

/// Reads and writes the cases of the JSON test suite.
enum JSONAnswer {
  /// The reading options of imports, which allow comments in tokens.
  private static let tolerated: JSONExtensions = [.comments, .trailingCommas]

  /// The outcomes of all files in a folder; their names begin with what the suite requires.
  static func outcomes(in folder: URL) throws -> [(name: String, outcome: Outcome)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted().map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return (name, outcome(of: Array(data), mustBe: name.prefix(2)))
      }
  }

  private static func outcome(of bytes: [UInt8], mustBe expectation: Substring) -> Outcome {
    let (document, diagnostics) = read(bytes)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      return .refusal(diagnostics, isPublished: expectation != "y_")
    }
    if expectation == "n_" {
      return diagnostics.isEmpty ? .accepted : .warned(rules: Outcome.rules(diagnostics))
    }
    let value = JSONValue(document.root)
    let writer = JSONWriter(JSONStyle())
    let written = writer.bytes(for: value)
    guard let again = read(written).document else { return .unformatted }
    // If a case may be refused, the data of another reader aren't comparable.
    if expectation == "y_", normal(written) != normal(bytes) { return .otherData }
    guard JSONValue(again.root) == value else { return .changed }
    return writer.bytes(for: JSONValue(again.root)) == written ? .published : .unstable
  }

  private static func read(
    _ bytes: [UInt8]
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    JSONReader.read(SourceFile(path: "case.json", bytes: bytes), tolerating: tolerated)
  }

  /// The text that Foundation writes for the data that it reads; nil if it fails.
  private static func normal(_ bytes: [UInt8]) -> Data? {
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(bytes),
        options: .fragmentsAllowed
      )
    else { return nil }
    return try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
  }
}
