import FileAccess
import SourceDiagnostics
import SourceDocuments

/// The texts of files with findings, for the conversion of their places.
final class FindingTexts {
  private let workspace: Workspace
  private let encoding: PositionEncoding
  private var files: [String: SourceFile] = [:]

  init(_ workspace: Workspace, _ encoding: PositionEncoding) {
    self.workspace = workspace
    self.encoding = encoding
  }

  /// Returns the range of a place.
  func range(of excerpt: SourceExcerpt) -> TextRange {
    let start = position(excerpt.start, in: excerpt)
    return TextRange(start: start, end: max(start, position(excerpt.end, in: excerpt)))
  }

  private func position(_ position: SourcePosition, in excerpt: SourceExcerpt) -> TextPosition {
    let column = max(0, position.column - 1)
    // A line with ASCII only has the same columns in all encodings.
    if position.line == excerpt.start.line, excerpt.lineTextColumn == 1 {
      let line = excerpt.lineText.unicodeScalars
      if excerpt.lineText.utf8.count == line.count {
        return TextPosition(line: position.line - 1, character: column)
      }
    }
    guard let file = file(at: excerpt.file), let offset = file.byteOffset(of: position),
      let start = file.byteOffset(of: SourcePosition(line: position.line, column: 1))
    else { return TextPosition(line: max(0, position.line - 1), character: column) }
    let units = file.bytes[start..<offset].reduce(0) { $0 + encoding.units(ofByte: $1) }
    return TextPosition(line: position.line - 1, character: units)
  }

  private func file(at path: String) -> SourceFile? {
    if let known = files[path] { return known }
    let bytes = workspace.documents[path]?.text.bytes ?? (try? LocalFiles().contents(of: path))
    let file = bytes.map { SourceFile(path: path, bytes: $0) }
    files[path] = file
    return file
  }
}
