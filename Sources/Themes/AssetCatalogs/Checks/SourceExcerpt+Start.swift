import SourceDiagnostics

extension SourceExcerpt {
  /// The start of a file or folder, without a line.
  static func start(of path: String) -> SourceExcerpt {
    let start = SourcePosition(line: 1, column: 1)
    return SourceExcerpt(file: path, start: start, end: start, lineText: "")
  }
}
