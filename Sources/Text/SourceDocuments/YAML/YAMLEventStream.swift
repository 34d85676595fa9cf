internal import CYAML

/// The owner of a libyaml parser, which provides its events one by one and frees its memory.
///
/// The parser stores its own address, so that it is on the heap; the bytes must outlive the stream.
@safe
final class YAMLEventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Creates a stream of UTF-8 bytes, or returns nil if the parser's memory can't be allocated.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe event.initialize(to: yaml_event_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else { return nil }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe event.deallocate()
  }

  /// Reads the next event and calls `body` with it, or returns nil after an error.
  @inline(__always)
  func next<Result>(_ body: (borrowing YAMLEvent) -> Result) -> Result? {
    guard unsafe yaml_parser_parse(parser, event) == 1 else { return nil }
    defer { unsafe yaml_event_delete(event) }
    return unsafe body(YAMLEvent(event))
  }

  /// The error of the last event.
  var failure: YAMLFailure {
    let state = unsafe parser.pointee
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      unsafe pointer.map { unsafe String(cString: $0) } ?? ""
    }
    return unsafe YAMLFailure(
      problem: text(state.problem),
      index: state.error == YAML_READER_ERROR ? state.mark.index : state.problem_mark.index,
      context: text(state.context),
      contextIndex: state.context_mark.index
    )
  }
}

/// An error of libyaml, with positions in characters.
struct YAMLFailure {
  let problem: String
  let index: Int
  let context: String
  let contextIndex: Int
}

/// An event of the parser, valid only during the call.
@safe
struct YAMLEvent: ~Copyable {
  private let event: UnsafeMutablePointer<yaml_event_t>

  fileprivate init(_ event: UnsafeMutablePointer<yaml_event_t>) { unsafe self.event = event }

  enum Kind {
    case streamEnd, documentStart, documentEnd, alias, scalar, collectionStart(isMapping: Bool)
    case collectionEnd, other
  }

  var kind: Kind {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_MAPPING_START_EVENT: .collectionStart(isMapping: true)
    case YAML_SEQUENCE_START_EVENT: .collectionStart(isMapping: false)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: .collectionEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_STREAM_END_EVENT: .streamEnd
    default: .other
    }
  }

  /// The start and end of the event, in characters.
  var startIndex: Int { unsafe event.pointee.start_mark.index }
  var endIndex: Int { unsafe event.pointee.end_mark.index }

  /// Whether the end of the document is explicit (`...`).
  var isExplicitEnd: Bool { unsafe event.pointee.data.document_end.implicit == 0 }

  /// The bytes of the scalar, which may contain NUL.
  var scalarText: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: event.pointee.data.scalar.value,
      count: event.pointee.data.scalar.length
    )
  }

  var scalarStyle: SourceNode.Style {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  var isFlow: Bool {
    unsafe event.pointee.type == YAML_MAPPING_START_EVENT
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// Whether the node has an anchor or a tag, so that it starts after them.
  var hasProperties: Bool { unsafe anchorPointer != nil || tagPointer != nil }

  var anchor: String? { unsafe Self.string(anchorPointer) }

  var tag: String? { unsafe Self.string(tagPointer) }

  private var anchorPointer: UnsafeMutablePointer<UInt8>? {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.anchor
    case YAML_MAPPING_START_EVENT: unsafe event.pointee.data.mapping_start.anchor
    case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.anchor
    case YAML_ALIAS_EVENT: unsafe event.pointee.data.alias.anchor
    default: nil
    }
  }

  private var tagPointer: UnsafeMutablePointer<UInt8>? {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.tag
    case YAML_MAPPING_START_EVENT: unsafe event.pointee.data.mapping_start.tag
    case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.tag
    default: nil
    }
  }

  private static func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }
}
