public import SourceDiagnostics

/// Reads JSON and JSON5 files as positioned nodes.
///
/// The tree is the same as for all documents: objects are mappings with unique keys, lists are
/// sequences, and all other values are scalars. Strings have a quoted style; numbers, `true`,
/// `false` and `null` are plain and keep the exact text of the file.
///
/// ```swift
/// let file = SourceFile(path: "a.json", bytes: Array(#"{"alpha": 1.0,}"#.utf8))
/// let (document, diagnostics) = JSONReader.read(file, tolerating: .trailingCommas)
/// document?.root["alpha"]?.text  // "1.0"
/// diagnostics.map(\.rule)  // ["trailing-comma"], a warning
/// ```
public enum JSONReader {
  /// The upper bound of the nesting limit, which makes recursion over values safe.
  static let deepest = 1_000

  /// Reads a whole file and reports all errors as far as it can be read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - accepted: The accepted extensions of strict JSON; `.json5` for a JSON5 file.
  ///   - tolerated: The extensions that are read with a warning, unless they are accepted; all
  ///     others are read with an error.
  ///   - limits: The limits of the document.
  /// - Returns: The document, and its diagnostics in the order of the file. The document is nil
  ///   exactly if the end of its value was not found, or a merge conflict is in it; otherwise a
  ///   document with errors lacks only the nodes that they name.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(
    _ file: SourceFile,
    accepting accepted: JSONExtensions = [],
    tolerating tolerated: JSONExtensions = [],
    limits: ReadingLimits = .standard
  ) -> (document: SourceDocument?, diagnostics: [Diagnostic]) {
    var findings = FindingCollector(file: file, limit: limits.diagnostics)
    // Offsets are stored in 32 bits.
    let byteLimit = min(limits.fileBytes, Int(UInt32.max))
    guard file.bytes.count <= byteLimit else {
      return (nil, [FindingCollector.tooLarge(file, limit: byteLimit)])
    }
    guard !EncodingCheck.reportsWideEncoding(of: file, to: &findings) else {
      return (nil, findings.diagnostics())
    }
    let mark = EncodingCheck.reportByteOrderMark(of: file, to: &findings)
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
      if isComplete, let root = builder.storage.records.first, !root[.rejected] {
        let tree = SourceTree(
          file: file,
          records: builder.storage.records,
          arena: builder.storage.arena
        )
        document = SourceDocument(file: file, root: SourceNode(0, in: tree))
      }
      let found = builder.storage.findings.diagnostics()
      let diagnostics = FindingCollector.conflicts(
        in: file,
        insteadOf: found,
        limit: limits.diagnostics
      )
      // Both versions of a conflict were read.
      return (diagnostics == found ? document : nil, diagnostics)
    }
  }
}

/// Extensions of the JSON of RFC 8259, mostly from JSON5.
///
/// A reader recognizes all extensions. The caller decides which are accepted silently, tolerated
/// with a warning, or reported as errors.
public struct JSONExtensions: OptionSet, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt8

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A comma after the last element of a list or an object.
  public static let trailingCommas = JSONExtensions(rawValue: 1)

  /// Comments from `//` to the end of the line and from `/*` to `*/`.
  public static let comments = JSONExtensions(rawValue: 1 << 1)

  /// Identifiers as keys without quotes.
  public static let unquotedKeys = JSONExtensions(rawValue: 1 << 2)

  /// Strings and keys in `'…'`.
  public static let singleQuotes = JSONExtensions(rawValue: 1 << 3)

  /// Strings over several lines, by a backslash at the end of each, and escapes such as `\x41`.
  public static let strings = JSONExtensions(rawValue: 1 << 4)

  /// Numbers as `+1`, `.5`, `5.`, `0xFF`, `Infinity` and `NaN`.
  public static let numbers = JSONExtensions(rawValue: 1 << 5)

  /// Whitespace other than space, tab, line feed and carriage return.
  public static let whitespace = JSONExtensions(rawValue: 1 << 6)

  /// Escapes of half of a surrogate pair, which are read as U+FFFD.
  package static let halfCharacters = JSONExtensions(rawValue: 1 << 7)

  /// All extensions of the JSON5 specification (1.0.0).
  public static let json5: JSONExtensions = [
    .trailingCommas, .comments, .unquotedKeys, .singleQuotes, .strings, .numbers, .whitespace,
  ]
}

extension JSONExtensions {
  /// The rule of a violation of strict JSON by this single extension.
  var rule: Rule {
    switch self {
    case .trailingCommas: .trailingComma
    case .comments: .jsonComment
    case .unquotedKeys: .unquotedKey
    case .singleQuotes: .singleQuotes
    case .strings: .stringForm
    case .numbers: .numberForm
    case .halfCharacters: .syntax
    default: .jsonWhitespace
    }
  }
}
