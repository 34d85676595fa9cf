import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import ThemeValidation

/// Formatting as by `themetool format`.
extension LanguageServer {
  /// Answers `textDocument/formatting`.
  func format(_ document: LSP.TextDocumentIdentifier) -> [JSONValue]? {
    guard let context = context(document) else { return nil }
    return edits(Self.formattingEdits(of: context), in: context.text)
  }

  /// Answers `textDocument/rangeFormatting`.
  func formatRange(_ parameters: LSP.TextDocumentRangeParams) -> [JSONValue]? {
    guard let context = context(parameters.textDocument) else { return nil }
    let lines = Self.lines(of: parameters.range, in: context.text)
    let edits = Self.formattingEdits(of: context).filter { edit in
      edit.range.lowerBound < lines.upperBound
        && (edit.range.upperBound > lines.lowerBound || edit.range.lowerBound == lines.lowerBound)
    }
    let bytes = context.text.bytes.applying(edits)
    let result = YAMLReader.read(SourceFile(path: context.path, bytes: bytes))
    guard let document = result.document, result.diagnostics.allSatisfy({ $0.severity != .error }),
      document.hasSameContent(as: context.index.document)
    else { return [] }
    return self.edits(edits, in: context.text)
  }

  /// Returns the edits of lines that format a file; none for one with an error.
  private static func formattingEdits(of context: FileContext) -> [TextEdit] {
    let file = SourceFile(path: context.path, bytes: context.text.bytes)
    guard context.index.kind != nil, let formatted = YAMLFormatter.format(file).text
    else { return [] }
    let start = context.text.lineRange(0).lowerBound
    return [TextEdit](from: file.bytes, startingAt: start, to: Array(formatted.utf8))
  }

  /// Returns the bytes of the lines of a range; the end of a range can be the start of a line that
  /// doesn't belong to it.
  private static func lines(of range: TextRange, in text: DocumentText) -> Range<Int> {
    let isBefore = range.end.character == 0 && range.end.line > range.start.line
    let last = min(isBefore ? range.end.line - 1 : range.end.line, text.lineCount - 1)
    let start = text.lineRange(min(range.start.line, last)).lowerBound
    let end = last + 1 < text.lineCount ? text.lineRange(last + 1).lowerBound : text.bytes.count
    return start..<max(start, end)
  }
}
