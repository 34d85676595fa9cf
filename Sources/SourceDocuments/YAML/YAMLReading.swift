/// The byte offsets of a syntax error inside a flow collection.
package struct YAMLFlowError: Hashable, Sendable {
  /// The offset at which the parser found the error.
  package let offset: Int

  /// The start of the outermost flow collection that is open at the error.
  package let flowStart: Int
}

/// A pass over the events of one file, from the start of the stream to the end of the document.
struct YAMLReading {
  private let file: SourceFile
  private(set) var builder: YAMLTreeBuilder
  /// The syntax error that ended the pass, if it is inside a flow collection.
  private(set) var flowError: YAMLFlowError?

  init(file: SourceFile, builder: YAMLTreeBuilder) {
    self.file = file
    self.builder = builder
  }

  /// The next action after an event.
  private enum Step {
    case next
    /// The document has ended, with or without an end marker, before a byte offset.
    case documentEnd(offset: Int, isExplicit: Bool)
    case streamEnd
  }

  /// Reads the document, or returns nil if its end was not reached.
  ///
  /// The end of the file ends its last line, as in YAML 1.2. In libyaml it does not, so that text
  /// below `|` would lose its last line break.
  mutating func run(_ source: UnsafeBufferPointer<UInt8>) -> SourceTree? {
    let text = unsafe UnsafeBufferPointer(rebasing: source[file.byteOrderMarkLength...])
    guard let last = unsafe text.last, !UTF8Text.isLineBreak(last) else {
      return unsafe parse(text)
    }
    let ended = unsafe Array(text) + [UInt8(ascii: "\n")]
    return unsafe ended.withUnsafeBufferPointer { unsafe parse($0) }
  }

  private mutating func parse(_ text: UnsafeBufferPointer<UInt8>) -> SourceTree? {
    guard let stream = unsafe YAMLEventStream(text) else {
      builder.storage.findings.add(.limit, at: 0..<0, Self.hasNoMemory)
      return nil
    }
    while !builder.storage.isStopped {
      switch stream.next({ event in handle(event) }) {
      case .next?: continue
      case .streamEnd?:
        addEmpty()
        return nil
      case .documentEnd(let offset, let isExplicit)?:
        guard checkRest(from: offset, isExplicit: isExplicit, of: stream) else { return nil }
        return finish()
      case nil:
        let flowStart = builder.flowStart
        builder.closeAll()
        let offset = addFailure(of: stream)
        flowError = flowStart.map { YAMLFlowError(offset: offset, flowStart: $0) }
        return nil
      }
    }
    builder.closeAll()
    return nil
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

  private mutating func finish() -> SourceTree? {
    let records = builder.storage.records
    guard let root = records.first, !root[.rejected] else { return nil }
    if root.kind == .scalar, root.style == .plain, root.content.isEmpty {
      addEmpty()
      return nil
    }
    return SourceTree(file: file, records: records, arena: builder.storage.arena)
  }

  /// Reports text after the document, and returns false if it violates the grammar.
  private mutating func checkRest(
    from offset: Int,
    isExplicit: Bool,
    of stream: YAMLEventStream
  ) -> Bool {
    builder.checkGap(to: offset)
    let frame = DocumentFrame(file)
    guard let (content, isBehindMarker) = frame.content(after: offset) else { return true }
    if isBehindMarker {
      let length = UTF8Text.unit(of: file.bytes, at: content).length
      builder.storage.findings.add(.syntax, at: content..<content + length, Self.followsMarker)
      return true
    }
    if !isExplicit, !frame.startsDocument(at: content) {
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
      at: content..<(isMark ? end : content + 1),
      Self.hasSeveral
    )
    return true
  }

  private mutating func addEmpty() {
    builder.storage.findings.add(
      .emptyDocument,
      at: 0..<0,
      DocumentFrame(file).hasComments ? Self.hasOnlyComments : Self.isEmpty
    )
  }

  /// Reports the error of the parser and returns its byte offset.
  @discardableResult
  private mutating func addFailure(of stream: YAMLEventStream) -> Int {
    let failure = stream.failure
    let problem = builder.offset(of: failure.index)
    let context = builder.offset(of: failure.contextIndex)
    let error = YAMLSyntaxError(failure, in: file.bytes, problem: problem, context: context)
    builder.storage.findings.add(error.rule, at: error.range, notes: error.notes, error.message)
    return problem
  }
}

// MARK: - Messages

extension YAMLReading {
  fileprivate static var hasSeveral: String {
    "a file contains one document, and another starts here; move it into a separate file"
  }

  fileprivate static var followsMarker: String {
    "text follows the end marker '...' on its line; remove it, or put a value that starts with '...' in quotes"
  }

  fileprivate static var isEmpty: String { "the file is empty" }

  fileprivate static var hasOnlyComments: String { "the file contains only comments" }

  fileprivate static var hasNoMemory: String { "there is not enough memory to read this file" }
}
