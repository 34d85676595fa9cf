import SourceDiagnostics
import SourceDocuments

/// What holds for every JSON text: what is read and written is the same when it is read again.
enum JSONLaws {
  /// The first byte chooses the style of writing and whether JSON5 is read.
  static func check(_ bytes: [UInt8]) {
    guard let choice = bytes.first else { return }
    let accepted: JSONExtensions = choice & 1 == 0 ? [] : .json5
    var style = JSONStyle()
    if choice & 2 != 0 { style.indentation = nil }
    if choice & 4 != 0 { style.escapesNonASCII = true }
    if choice & 8 != 0 { style.escapesSlashes = true }
    if choice & 16 != 0 { style.empty = .spread }

    let file = SourceFile(path: "a.json", bytes: Array(bytes.dropFirst()))
    let (document, diagnostics) = JSONReader.read(file, accepting: accepted)
    if document == nil, diagnostics.isEmpty { fail("unreadable without an error") }
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let value = JSONValue(document.root)
    let written = JSONWriter(style).bytes(for: value)
    let again = JSONReader.read(
      SourceFile(path: "a.json", bytes: written),
      accepting: choice & 1 == 0 ? [] : .json5
    )
    guard let result = again.document, again.diagnostics.isEmpty else {
      fail("unreadable when written:\n\(String(decoding: written, as: UTF8.self))")
    }
    if JSONValue(result.root) != value {
      fail("changed by writing:\n\(String(decoding: written, as: UTF8.self))")
    }
  }
}
