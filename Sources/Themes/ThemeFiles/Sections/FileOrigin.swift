import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// A file that colors were read from.
final class FileOrigin: DefinitionLayer.Origin {
  let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
  }

  var file: String { source.path }

  func position(_ offset: Int) -> SourcePosition {
    source.position(at: offset)
  }

  func excerpt(_ range: Range<Int>) -> SourceExcerpt {
    source.excerpt(range)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range.clamped(to: source.bytes.indices)], as: UTF8.self)
  }
}
