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
    guard file.wideEncoding == nil else {
      return ParsedFile(nil, findings.diagnostics())
    }
    var invalid = encoding.invalid
    if !encoding.isASCII {
      for range in file.bytes.formerYAMLBreaks() {
        findings.add(.controlCharacter, formerBreak(file.bytes[range]), at: range)
        invalid.append(range)
      }
    }
    let directives = file.unsupportedDirectives()
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

  private static func formerBreak(_ bytes: ArraySlice<UInt8>) -> String {
    let escape =
      switch bytes.last {
      case 0xA8: "u2028"
      case 0xA9: "u2029"
      default: "x85"
      }
    return
      "the character '\\\(escape)' ends a line in YAML 1.1 and is text in YAML 1.2; remove it, or write it as an escape in double quotes"
  }
}

/// Line breaks of YAML 1.2, and the additional line breaks of YAML 1.1.
extension [UInt8] {
  /// Returns the length of the line break at an offset: CR LF, CR or LF; 0 for none.
  package func lengthOfLineBreak(at index: Int) -> Int {
    switch self[index] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): index + 1 < count && self[index + 1] == UInt8(ascii: "\n") ? 2 : 1
    default: 0
    }
  }

  /// Returns the ranges of NEL (U+0085), LS (U+2028) and PS (U+2029), which are line breaks in
  /// libyaml and characters in YAML 1.2.
  func formerYAMLBreaks() -> [Range<Int>] {
    indices.compactMap { index in
      switch self[index] {
      case 0xC2:
        self[index...].starts(with: [0xC2, 0x85]) ? index..<index + 2 : nil
      case 0xE2:
        self[index...].starts(with: [0xE2, 0x80, 0xA8])
          || self[index...].starts(with: [0xE2, 0x80, 0xA9]) ? index..<index + 3 : nil
      default: nil
      }
    }
  }
}

extension YAMLReader {
  /// A YAML file as far as its errors allow, and its diagnostics.
  ///
  /// After a syntax error, the document lacks the entry that contains the error: the line with the
  /// start of the value or collection that can't be read, and the lines after it with more
  /// indentation. In an entry with nested lines, only a quotation mark that is not closed is left
  /// out. All other entries are kept, with their positions in the file; a file with more than
  /// ``YAMLRecovery/limit`` such errors is kept up to the next one. Only the first syntax error is
  /// reported. Bytes that aren't valid in a file are replaced by underscores.
  package struct ParsedFile: Sendable {
    /// The nodes; nil if there are none.
    package var document: SourceDocument?

    /// The findings of reading, in the order of the file.
    package var diagnostics: [Diagnostic]

    /// Whether the end of the file was reached without a syntax error, so that a document with
    /// errors lacks only the nodes that they name.
    package var isWhole: Bool

    /// The byte offsets of the syntax error, if it is inside a flow collection, and of the start of
    /// the outermost flow collection that is open there.
    package let flowError: (offset: Int, flowStart: Int)?

    /// The characters that end the scalar and the flow collections that the last line leaves open:
    /// a quotation mark, `]` and `}`.
    package let ends: [UInt8]

    init(
      _ document: SourceDocument?,
      _ diagnostics: [Diagnostic],
      isWhole: Bool = false,
      flowError: (offset: Int, flowStart: Int)? = nil,
      ends: [UInt8] = []
    ) {
      self.document = document
      self.diagnostics = diagnostics
      self.isWhole = isWhole
      self.flowError = flowError
      self.ends = ends
    }
  }
}
