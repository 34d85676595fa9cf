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
    let (document, diagnostics, _) = parse(file, limits: limits)
    return (document, diagnostics)
  }

  /// Reads a whole file, and returns a syntax error inside a flow collection separately.
  package static func parse(
    _ file: SourceFile,
    limits: ReadingLimits = .standard
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic], flowError: YAMLFlowError?) {
    var findings = FindingCollector(file: file, limit: limits.diagnostics)
    // Offsets are stored in 32 bits.
    let byteLimit = min(limits.fileBytes, Int(UInt32.max))
    guard file.bytes.count <= byteLimit else {
      return (nil, [FindingCollector.tooLarge(file, limit: byteLimit)], nil)
    }
    let encoding = EncodingCheck(file, findings: &findings)
    guard !findings.hasErrors else { return (nil, findings.diagnostics(), nil) }
    if !encoding.isASCII {
      for range in YAMLBreak.former(in: file.bytes) {
        findings.add(.controlCharacter, at: range, YAMLBreak.isFormer(file.bytes[range]))
      }
    }
    for range in DocumentFrame(file).unsupportedDirectives() {
      findings.add(.unsupportedDirective, at: range, hasDirective)
    }
    guard !findings.hasErrors else { return (nil, findings.diagnostics(), nil) }

    return unsafe file.bytes.withUnsafeBufferPointer { source in
      // Pages of memory that no record fills cost nothing; most records represent 8 bytes or more.
      let expectedNodes = source.count / 8 + 16
      func storage() -> TreeStorage {
        unsafe TreeStorage(
          source: source,
          expectedNodes: expectedNodes,
          nodeLimit: limits.nodes,
          findings: findings
        )
      }
      if file.byteOrderMarkLength == 0 {
        var reader = YAMLLineReader(file.bytes, depthLimit: limits.depth, storage: storage())
        if reader.read() {
          let tree = SourceTree(
            file: file,
            records: reader.storage.records,
            arena: reader.storage.arena
          )
          let document = SourceDocument(file: file, root: SourceNode(0, in: tree))
          return (document, reader.storage.findings.diagnostics(), nil)
        }
      }
      let builder = YAMLTreeBuilder(
        storage(),
        origin: file.byteOrderMarkLength,
        isASCII: encoding.isASCII,
        limits: limits
      )
      var reading = YAMLReading(file: file, builder: builder)
      let tree = unsafe reading.run(source)
      return (
        tree.map { SourceDocument(file: file, root: SourceNode(0, in: $0)) },
        reading.builder.storage.findings.diagnostics(),
        reading.flowError
      )
    }
  }

  /// Returns the first key of the root mapping and its value if both are scalars, or nil for all
  /// other files.
  ///
  /// This identifies the kind of a file without reading all of it: a first line of two plain words is
  /// compared as bytes, and otherwise the parser stops after the first value.
  public static func firstEntry(of file: SourceFile) -> (key: String, value: String)? {
    let frame = DocumentFrame(file)
    if let entry = frame.firstPlainEntry() { return entry }
    guard frame.unsupportedDirectives().isEmpty else { return nil }
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
