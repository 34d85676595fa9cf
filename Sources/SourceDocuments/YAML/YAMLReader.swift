public import SourceDiagnostics

/// Reads YAML files as positioned nodes.
///
/// The reader supports the part of YAML 1.2 for configuration: one document of scalars, sequences
/// and mappings with unique simple keys, anchors and aliases. It reports the rules of
/// `Rule.documents`.
///
/// ```swift
/// let file = SourceFile(path: "a.yaml", bytes: Array("accent: '#aabbcc'\n".utf8))
/// let (document, diagnostics) = YAMLReader.read(file)
/// document?.root["accent"]?.text  // "#aabbcc"
/// ```
public enum YAMLReader {
  /// Reads a whole file and reports all errors as far as it can be read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limits: The limits of the document.
  /// - Returns: The document, and its diagnostics in the order of the file. The document is nil
  ///   exactly if reading did not reach its end; otherwise a document with errors lacks only the
  ///   nodes that they name.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(
    _ file: SourceFile,
    limits: ReadingLimits = .standard
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    let parsed = parse(file, limits: limits)
    return (parsed.isWhole ? parsed.document : nil, parsed.diagnostics)
  }

  /// Called with the path of each file that is parsed on the current thread, so that tests can
  /// count them.
  @TaskLocal package static var onParse: (@Sendable (_ path: String) -> Void)?

  /// Reads a file as far as its errors allow; see ``ParsedFile``.
  package static func parse(_ file: SourceFile, limits: ReadingLimits = .standard) -> ParsedFile {
    onParse?(file.path)
    var findings = FindingCollector(file: file, limit: limits.diagnostics)
    // Offsets are stored in 32 bits.
    let byteLimit = min(limits.fileBytes, Int(UInt32.max))
    guard file.bytes.count <= byteLimit else {
      return ParsedFile(nil, [FindingCollector.tooLarge(file, limit: byteLimit)])
    }
    let encoding = EncodingCheck(file, reporting: &findings)
    guard WideEncoding(of: file.bytes) == nil else {
      return ParsedFile(nil, findings.diagnostics())
    }
    var invalid = encoding.invalid
    if !encoding.isASCII {
      for range in YAMLBreak.former(in: file.bytes) {
        findings.add(.controlCharacter, YAMLBreak.formerBreak(file.bytes[range]), at: range)
        invalid.append(range)
      }
    }
    let directives = DocumentFrame(file).unsupportedDirectives()
    for range in directives { findings.add(.unsupportedDirective, unsupportedDirective, at: range) }
    guard directives.isEmpty else { return ParsedFile(nil, findings.diagnostics()) }

    if !invalid.isEmpty {
      var bytes = file.bytes
      for range in invalid {
        bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: "_"), count: range.count))
      }
      let parsed = parse(SourceFile(path: file.path, bytes: bytes), limits: limits)
      return ParsedFile(parsed.document, findings.diagnostics())
    }
    func read(_ bytes: [UInt8], _ findings: FindingCollector) -> YAMLReading {
      YAMLReading(file, bytes, isASCII: encoding.isASCII, limits: limits, findings: findings)
    }
    let first = read(file.bytes, findings)
    var last = first
    var recovery = YAMLRecovery(file.bytes)
    var ends: [UInt8] = []
    while let failure = last.failure, recovery.omitEntry(of: failure) {
      if ends.isEmpty, recovery.bytes.last == UInt8(ascii: " ") { ends = failure.ends }
      last = read(recovery.bytes, FindingCollector(file: file, limit: limits.diagnostics))
    }
    return ParsedFile(
      last.tree.map { SourceDocument(file: file, root: SourceNode(0, in: $0)) },
      FindingCollector.conflicts(in: file, insteadOf: first.diagnostics, limit: limits.diagnostics),
      isWhole: first.isWhole,
      flowError: first.failure?.flowError,
      ends: ends
    )
  }

  private static var unsupportedDirective: String {
    "directives other than '%YAML 1.1' and '%YAML 1.2' are not supported; remove this line"
  }
}
