import FileAccess
import SourceDiagnostics

/// The texts of files with findings, for the conversion of their places.
final class FindingTexts {
  private let workspace: Workspace
  private let encoding: PositionEncoding
  private var texts: [String: DocumentText] = [:]

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
    let scalars = TextPosition(
      line: max(0, position.line - 1),
      character: max(0, position.column - 1)
    )
    // A line with ASCII only has the same columns in all encodings.
    if position.line == excerpt.start.line, excerpt.lineTextColumn == 1 {
      let line = excerpt.lineText.unicodeScalars
      if excerpt.lineText.utf8.count == line.count { return scalars }
    }
    guard let text = text(ofFile: excerpt.file), let offset = text.offset(of: position) else {
      return scalars
    }
    return text.position(at: offset, encoding)
  }

  private func text(ofFile path: String) -> DocumentText? {
    if let known = texts[path] { return known }
    let text =
      workspace.text(ofFile: path)
      ?? (try? LocalFiles().regularContents(of: path)).map(DocumentText.init)
    texts[path] = text
    return text
  }
}
