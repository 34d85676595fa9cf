internal import SourceDiagnostics

/// A pass over the events of one file, from the start of the stream to the end of the document.
struct YAMLReading {
  /// The nodes that were read; nil if there are none.
  private(set) var tree: SourceTree?

  /// Whether the end of the document was reached.
  private(set) var isWhole = false

  /// The syntax error that ended the pass.
  private(set) var failure: YAMLRecovery.Failure?

  private let file: SourceFile
  private var builder: YAMLTreeBuilder

  /// Reads the document of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: The bytes of the file, some of which can be replaced by spaces.
  ///   - isASCII: Whether all characters are single bytes.
  ///   - limits: The limits of the document.
  ///   - findings: The findings so far.
  init(
    _ file: SourceFile,
    _ bytes: [UInt8],
    isASCII: Bool,
    limits: ReadingLimits,
    findings: FindingCollector
  ) {
    let origin = file.byteOrderMarkLength
    self = unsafe bytes.withUnsafeBufferPointer { source in
      let storage = unsafe TreeStorage(
        source: source,
        // Pages of memory that no record fills cost nothing; most records represent 8 bytes or
        // more.
        expectedNodes: source.count / 8 + 16,
        nodeLimit: limits.nodes,
        findings: findings
      )
      var reading = YAMLReading(
        file: file,
        builder: YAMLTreeBuilder(storage, origin: origin, isASCII: isASCII, limits: limits)
      )
      unsafe reading.run(UnsafeBufferPointer(rebasing: source[origin...]))
      return reading
    }
  }

  private init(file: SourceFile, builder: YAMLTreeBuilder) {
    self.file = file
    self.builder = builder
  }

  var diagnostics: [Diagnostic] { builder.storage.findings.diagnostics() }

  /// The next action after an event.
  private enum Step {
    case next
    /// The document has ended, with or without an end marker, before a byte offset.
    case documentEnd(offset: Int, isExplicit: Bool)
    case streamEnd
  }

  /// Reads a text.
  ///
  /// The end of the file ends its last line, as in YAML 1.2. In libyaml it does not, so that text
  /// below `|` would lose its last line break.
  private mutating func run(_ text: UnsafeBufferPointer<UInt8>) {
    if let last = unsafe text.last, !last.isLineBreak {
      let ended = unsafe Array(text) + [UInt8(ascii: "\n")]
      unsafe ended.withUnsafeBufferPointer { unsafe parse($0) }
    } else {
      unsafe parse(text)
    }
    guard let root = builder.storage.records.first, !root[.rejected] else { return }
    if root.kind == .scalar, root.style == .plain, root.content.isEmpty {
      if isWhole { addEmpty() }
      isWhole = false
      return
    }
    builder.closeAll()
    tree = SourceTree(file: file, records: builder.storage.records, arena: builder.storage.arena)
  }

  private mutating func parse(_ text: UnsafeBufferPointer<UInt8>) {
    guard let stream = unsafe YAMLEventStream(text) else {
      return builder.storage.findings.add(.limit, Self.outOfMemory, at: 0..<0)
    }
    while !builder.storage.isStopped {
      switch stream.next({ event in handle(event) }) {
      case .next?: continue
      case .streamEnd?: return addEmpty()
      case .documentEnd(let offset, let isExplicit)?:
        isWhole = checkRest(from: offset, isExplicit: isExplicit, of: stream)
        return
      case nil:
        let flow = (start: builder.flowStart, last: builder.lastFlowStart, ends: builder.flowEnds)
        builder.closeAll()
        return addFailure(of: stream, flow)
      }
    }
  }

  @inline(__always)
  private mutating func handle(_ event: borrowing YAMLEvent) -> Step {
    switch event.kind {
    case .scalar: builder.addScalar(event)
    case .collectionStart(let isMapping): builder.openCollection(event, isMapping: isMapping)
    case .collectionEnd: builder.closeCollection(event)
    case .alias: builder.addAlias(event)
    case .streamEnd: return .streamEnd
    case .documentEnd:
      let offset = builder.offset(of: event.startIndex)
      return .documentEnd(offset: offset, isExplicit: event.isExplicitEnd)
    case .documentStart, .other: break
    }
    return .next
  }

  /// Reports text after the document, and returns false if it violates the grammar.
  private mutating func checkRest(
    from offset: Int,
    isExplicit: Bool,
    of stream: YAMLEventStream
  ) -> Bool {
    builder.checkGap(to: offset)
    guard let (content, isBehindMarker) = file.content(afterDocument: offset) else { return true }
    if isBehindMarker {
      let length = file.bytes.unit(at: content).length
      builder.storage.findings.add(.syntax, Self.textAfterMarker, at: content..<content + length)
      return true
    }
    if !isExplicit, !file.startsDocument(at: content) {
      // Text that is neither a marker nor a comment: the parser reports the error.
      guard stream.next({ _ in () }) != nil else {
        addFailure(of: stream)
        return false
      }
    }
    let end = min(content + 3, file.bytes.count)
    let isMark = file.bytes[content..<end].elementsEqual("---".utf8)
    builder.storage.findings.add(
      .severalDocuments,
      Self.severalDocuments,
      at: content..<(isMark ? end : content + 1)
    )
    return true
  }

  private mutating func addEmpty() {
    builder.storage.findings.add(
      .emptyDocument,
      file.bytes.contains(UInt8(ascii: "#")) ? Self.onlyComments : Self.emptyFile,
      at: 0..<0
    )
  }

  /// Reports the error of the parser.
  private mutating func addFailure(
    of stream: YAMLEventStream,
    _ flow: (start: Int?, last: Int?, ends: [UInt8]) = (nil, nil, [])
  ) {
    let error = stream.failure
    let problem = builder.offset(of: error.index)
    let context = builder.offset(of: error.contextIndex)
    var described = YAMLSyntaxError(error, in: file.bytes, problem: problem, context: context)
    let scalarStart = builder.scalarStart(before: problem)
    described.point(toUnclosedQuote: scalarStart, bracket: flow.last, before: problem)
    builder.storage.findings.add(
      described.rule,
      described.message,
      at: described.range,
      notes: described.notes
    )
    // The context of an error between the entries of a block collection is the whole collection.
    let isInEntry = !error.context.isEmpty && !error.context.hasPrefix("while parsing a block")
    failure = YAMLRecovery.Failure(
      problem: problem,
      start: isInEntry ? min(context, problem) : scalarStart ?? problem,
      flowStart: flow.start,
      isMisplacedColon: error.problem == "mapping values are not allowed in this context"
        && !described.isSecondColon(at: problem),
      ends: problem < file.bytes.count
        ? []
        : (error.context.hasSuffix("quoted scalar") ? file.bytes[context...].prefix(1) : [])
          + flow.ends
    )
  }
}

// MARK: - Messages

extension YAMLReading {
  fileprivate static var severalDocuments: String {
    "a file contains one document, and another starts here; move it into a separate file"
  }

  fileprivate static var textAfterMarker: String {
    "text follows the end marker '...' on its line; remove it, or put a value that starts with '...' in quotes"
  }

  fileprivate static var emptyFile: String { "the file is empty" }

  fileprivate static var onlyComments: String { "the file contains only comments" }

  fileprivate static var outOfMemory: String { "there is not enough memory to read this file" }
}
