public import SourceDiagnostics

/// Reads JSON and JSON5 files as positioned nodes.
///
/// The tree is that of all documents: objects are mappings with unique keys, lists are sequences,
/// and everything else is a scalar. Strings have a quoted style; numbers, `true`, `false` and
/// `null` are plain and keep the exact text of the file.
///
/// ```swift
/// let file = SourceFile(path: "a.json", bytes: Array(#"{"alpha": 1.0,}"#.utf8))
/// let (document, diagnostics) = JSONReader.read(file, tolerating: .trailingCommas)
/// document?.root["alpha"]?.text  // "1.0"
/// diagnostics.map(\.rule)  // ["trailing-comma"], a warning
/// ```
public enum JSONReader {
  /// The most collections inside one another, whatever the limits say, so that those who walk the
  /// values by recursion are safe.
  static let deepest = 1_000

  /// Reads a whole file and reports all that is wrong with it as far as it can be read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - accepted: What may stand in the file beyond strict JSON; `.json5` for a JSON5 file.
  ///   - tolerated: What is read with a warning, unless it is accepted; the rest is read with an error.
  ///   - limits: What the document may cost.
  /// - Returns: The document, and what was found in the order of the file. The document is nil
  ///   exactly where the end of its value was not found; otherwise errors may stand beside a
  ///   document that lacks only what they name.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(
    _ file: SourceFile,
    accepting accepted: JSONExtensions = [],
    tolerating tolerated: JSONExtensions = [],
    limits: ReadingLimits = .standard
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    var findings = FindingCollector(file: file, limit: limits.diagnostics)
    // Offsets are kept in 32 bits.
    let byteLimit = min(limits.fileBytes, Int(UInt32.max))
    guard file.bytes.count <= byteLimit else {
      return (nil, [FindingCollector.tooLarge(file, limit: byteLimit)])
    }
    if let encoding = WideEncoding(of: file.bytes) {
      let end = min(file.bytes.count, encoding.markLength)
      findings.add(.encoding, at: 0..<end, EncodingCheck.isWide(encoding))
      return (nil, findings.diagnostics())
    }
    let mark = file.byteOrderMarkLength
    if mark > 0 {
      findings.add(.encoding, .warning, at: 0..<mark, EncodingCheck.hasByteOrderMark)
    }
    return unsafe file.bytes.withUnsafeBufferPointer { source in
      var parser = unsafe JSONParser(
        source,
        from: mark,
        builder: JSONTreeBuilder(source: source, limits: limits, findings: findings),
        accepted: accepted,
        tolerated: tolerated
      )
      let isComplete = parser.run()
      let builder = parser.builder
      var document: SourceDocument?
      if isComplete, let root = builder.records.first, !root[.rejected] {
        let tree = SourceTree(file: file, records: builder.records, arena: builder.arena)
        document = SourceDocument(file: file, root: SourceNode(0, in: tree))
      }
      return (document, builder.findings.diagnostics())
    }
  }
}
