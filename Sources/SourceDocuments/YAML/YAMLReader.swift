public import SourceDiagnostics

/// Reads YAML files as positioned nodes.
///
/// What is read is the part of YAML 1.2 that configuration needs: one document of scalars, sequences
/// and mappings with unique simple keys, anchors and aliases. The rules it reports are those of `DocumentRule`.
///
/// ```swift
/// let file = SourceFile(path: "a.yaml", bytes: Array("accent: '#aabbcc'\n".utf8))
/// let (document, diagnostics) = YAMLReader.read(file)
/// document?.root["accent"]?.text  // "#aabbcc"
/// ```
public enum YAMLReader {
  /// Reads a whole file and reports all that is wrong with it as far as it can be read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limits: What the document may cost.
  /// - Returns: The document, and what was found in the order of the file. The document is nil exactly
  ///   where reading could not reach its end; otherwise errors may stand beside a document that lacks
  ///   only what they name.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(
    _ file: SourceFile,
    limits: ReadingLimits = .standard
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    var findings = FindingCollector(file: file, limit: limits.diagnostics)
    // Offsets are kept in 32 bits.
    let byteLimit = min(limits.fileBytes, Int(UInt32.max))
    guard file.bytes.count <= byteLimit else {
      return (nil, [FindingCollector.tooLarge(file, limit: byteLimit)])
    }
    let encoding = EncodingCheck(file, findings: &findings)
    guard !findings.hasErrors else { return (nil, findings.diagnostics()) }
    if !encoding.isASCII {
      for range in YAMLBreak.former(in: file.bytes) {
        findings.add(.controlCharacter, at: range, YAMLBreak.isFormer(file.bytes[range]))
      }
    }
    for range in DocumentFrame(file).unsupportedDirectives() {
      findings.add(.unsupportedDirective, at: range, hasDirective)
    }
    guard !findings.hasErrors else { return (nil, findings.diagnostics()) }

    return unsafe file.bytes.withUnsafeBufferPointer { source in
      let builder = unsafe YAMLTreeBuilder(
        source: source,
        origin: file.byteOrderMarkLength,
        isASCII: encoding.isASCII,
        // A key and a value a line is what most files have.
        expectedNodes: encoding.lineCount * 2 + 16,
        limits: limits,
        findings: findings
      )
      var reading = YAMLReading(file: file, builder: builder)
      let tree = unsafe reading.run(source)
      return (
        tree.map { SourceDocument(file: file, root: SourceNode(0, in: $0)) },
        reading.builder.findings.diagnostics()
      )
    }
  }

  /// The first key of the root mapping and its value, where both are scalars; nil for all other files.
  ///
  /// Tells what kind of file this is without reading it: the parser stops behind the first value.
  public static func firstEntry(of file: SourceFile) -> (key: String, value: String)? {
    guard DocumentFrame(file).unsupportedDirectives().isEmpty else { return nil }
    return unsafe file.bytes.withUnsafeBufferPointer { source in
      let text = unsafe UnsafeBufferPointer(rebasing: source[file.byteOrderMarkLength...])
      guard let stream = unsafe YAMLEventStream(text) else { return nil }
      var texts: [String] = []
      var isInside = false
      while texts.count < 2 {
        let isExpected: Bool? = stream.next { event in
          switch event.kind {
          case .scalar where isInside:
            texts.append(unsafe String(decoding: event.scalarText, as: UTF8.self))
            return true
          case .collectionStart(isMapping: true) where !isInside:
            isInside = true
            return true
          case .documentStart, .other: return !isInside
          default: return false
          }
        }
        guard isExpected == true else { return nil }
      }
      return (texts[0], texts[1])
    }
  }

  private static var hasDirective: String {
    "directives other than '%YAML 1.1' and '%YAML 1.2' are not supported; remove this line"
  }
}
