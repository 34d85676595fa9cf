import TextSupport

/// Finds the place of a cursor in a YAML text, which can have errors, by indentation and brackets.
///
/// The text is read by lines. A line that has no more indentation than the line of an open bracket ends
/// it, and the end of a line ends a quoted text, so that an error has no effect on later lines.
struct CompletionPlaceReader {
  /// A collection that is open at the current byte.
  private struct Frame {
    let isMapping: Bool
    let isFlow: Bool
    /// The column of the entries in block style; that of the line's block for brackets.
    let column: Int
    /// The offset of the bracket.
    let start: Int
    /// The key whose value is read; nil before a key.
    var key: Range<Int>?
    /// The keys of a mapping and the scalars of a list.
    var texts: [Range<Int>] = []
  }

  /// The place of the cursor, as far as it is known before the rest of the collection is read.
  private struct Found {
    let role: CompletionPlace.Role
    let path: [CompletionPlace.Step]
    let levels: [[String]]
    let range: Range<Int>
    let isQuoted: Bool
    let hasColon: Bool
    let column: Int
    let isFlow: Bool
    /// The number of open collections at the cursor.
    let depth: Int
    var brace: Int?
    var siblings: [String] = []
    /// Whether the collection at the cursor has ended.
    var isComplete = false
  }

  private let bytes: [UInt8]
  private let cursor: Int
  private var index = 0
  private var lineStart = 0
  private var lineEnd = 0
  private var frames: [Frame] = []
  private var found: Found?
  /// The indentation of the line that began a block scalar.
  private var scalarColumn: Int?
  private var root: (key: String, value: String)?

  /// Returns the place of the byte at `cursor`; nil inside of a literal text or of indentation.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  static func place(at cursor: Int, in text: DocumentText) -> CompletionPlace? {
    var reader = CompletionPlaceReader(bytes: text.bytes, cursor: cursor)
    return reader.read(text)
  }

  private init(bytes: [UInt8], cursor: Int) {
    self.bytes = bytes
    self.cursor = cursor
  }

  private mutating func read(_ text: DocumentText) -> CompletionPlace? {
    let first = text.offset(of: TextPosition(line: 0, character: 0), .utf8)
    guard cursor >= first else { return nil }
    for line in 0..<text.lineCount {
      let range = text.lineRange(line)
      (lineStart, lineEnd) = (max(range.lowerBound, first), range.upperBound)
      readLine()
      if found?.isComplete == true { break }
      if found == nil, lineStart > cursor { break }
    }
    close(to: 0)
    guard let found else { return nil }
    return CompletionPlace(
      role: found.role,
      path: found.path,
      offset: cursor,
      range: found.range,
      isQuoted: found.isQuoted,
      isFlow: found.isFlow,
      hasColon: found.hasColon,
      column: found.column,
      brace: found.brace,
      levels: found.levels,
      siblings: found.siblings,
      kind: root?.key ?? "",
      name: root?.value ?? ""
    )
  }

  // MARK: Lines

  private mutating func readLine() {
    index = lineStart
    skipBlanks()
    let column = index - lineStart
    if let parent = scalarColumn {
      if index == lineEnd || column > parent { return }
      scalarColumn = nil
    }
    let hasCursor = lineStart <= cursor && cursor <= lineEnd
    if index == lineEnd || bytes[index] == UInt8(ascii: "#") {
      if index < lineEnd, cursor > index, hasCursor {
        find(.comment, index..<lineEnd)
      } else if hasCursor, isFlow {
        gap(cursor...cursor)
      } else if hasCursor {
        readEmptyLine()
      }
      return
    }
    if isFlow, endsFlow(column) { close(to: frames.firstIndex(where: \.isFlow) ?? 0) }
    if isFlow {
      readFlow()
    } else if isMarker {
      close(to: 0)
    } else {
      readBlock()
    }
  }

  /// Whether the line is one between documents or a directive.
  private var isMarker: Bool {
    let line = bytes[lineStart..<lineEnd]
    return line.first == UInt8(ascii: "%") || line.starts(with: "---".utf8)
  }

  private var isFlow: Bool { frames.last?.isFlow == true }

  /// Whether a line with this column can't be in brackets, which are not closed then.
  private func endsFlow(_ column: Int) -> Bool {
    guard let outermost = frames.first(where: \.isFlow), column <= outermost.column else {
      return false
    }
    return bytes[index] != UInt8(ascii: "}") && bytes[index] != UInt8(ascii: "]")
  }

  /// Takes the cursor's column on a line without content as that of a new entry.
  private mutating func readEmptyLine() {
    let column = cursor - lineStart
    while let last = frames.last, last.column > column { close(to: frames.count - 1) }
    if let last = frames.last, !last.isMapping, last.column == column {
      // A key at the column of a list under it would end the list; an element is more likely.
      find(.value, cursor..<cursor)
      return
    }
    openMapping(column)
    frames[frames.count - 1].key = nil
    find(.key, cursor..<cursor)
  }

  private mutating func readBlock() {
    while index < lineEnd, bytes[index] == UInt8(ascii: "-"),
      index + 1 == lineEnd || isBlank(index + 1)
    {
      let column = index - lineStart
      closeBlock(deeperThan: column, orListsAt: false)
      if frames.last.map({ $0.isMapping || $0.column < column }) ?? true {
        frames.append(Frame(isMapping: false, isFlow: false, column: column, start: index))
      }
      index += 1
      let start = index
      skipBlanks()
      if index == lineEnd || bytes[index] == UInt8(ascii: "#") {
        gap(min(start + 1, index)...index)
        readComment()
        return
      }
      if cursor > start, cursor < index { gap(cursor...cursor) }
    }
    let column = index - lineStart
    guard index < lineEnd else { return }
    if !isScalarStart {
      readValue()
      return
    }
    let isElement = frames.last.map { !$0.isMapping && $0.column < column } == true
    let (text, isQuoted) = readScalar()
    let end = index
    skipBlanks()
    let hasColon = index < lineEnd && bytes[index] == UInt8(ascii: ":")
    if isElement, !hasColon {
      take(text, to: end, isQuoted, as: .value)
      readComment()
      return
    }
    closeBlock(deeperThan: column, orListsAt: true)
    openMapping(column)
    frames[frames.count - 1].key = nil
    take(text, to: end, isQuoted, as: .key, hasColon: hasColon)
    guard hasColon else {
      readComment()
      return
    }
    frames[frames.count - 1].key = text
    index += 1
    let start = index
    skipBlanks()
    if index == lineEnd || bytes[index] == UInt8(ascii: "#") {
      gap(start...index)
    } else if cursor < index, cursor >= start {
      gap(start...index)
    }
    readValue()
    if frames.count == 1, root == nil { root = (string(text), "") }
  }

  /// Adds a mapping at a column unless it is open.
  private mutating func openMapping(_ column: Int) {
    if frames.last.map({ !$0.isMapping || $0.column < column }) ?? true {
      frames.append(Frame(isMapping: true, isFlow: false, column: column, start: index))
    }
  }

  private mutating func closeBlock(deeperThan column: Int, orListsAt closesLists: Bool) {
    while let last = frames.last,
      last.column > column || last.column == column && closesLists && !last.isMapping
    {
      close(to: frames.count - 1)
    }
  }

  // MARK: Values

  /// Reads the rest of a line, which is a value.
  private mutating func readValue() {
    while index < lineEnd, "&!".utf8.contains(bytes[index]) {
      while index < lineEnd, !isBlank(index) { index += 1 }
      skipBlanks()
    }
    guard index < lineEnd else { return }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): readFlow()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      scalarColumn = frames.last.map(\.column) ?? -1
    case UInt8(ascii: "#"): readComment()
    default:
      let (text, isQuoted) = readScalar()
      if frames.count == 1, root == nil, let key = frames[0].key {
        root = (string(key), string(text))
      }
      take(text, to: index, isQuoted, as: .value)
      readComment()
    }
  }

  private var isScalarStart: Bool {
    !"{[|>#&!".utf8.contains(bytes[index])
  }

  /// Reads brackets up to their end or that of the line.
  private mutating func readFlow() {
    var start = index
    repeat {
      start = min(start, index)
      skipBlanks()
      guard index < lineEnd else { break }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let column = frames.first { $0.isFlow }?.column ?? frames.last?.column ?? -1
        if isFlow { gap(start...index) }
        frames.append(
          Frame(isMapping: byte == UInt8(ascii: "{"), isFlow: true, column: column, start: index)
        )
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        gap(start...index)
        if isFlow { close(to: frames.count - 1) }
        index += 1
      case UInt8(ascii: ","):
        gap(start...index)
        frames[frames.count - 1].key = nil
        index += 1
      case UInt8(ascii: ":"):
        if frames[frames.count - 1].isMapping, frames[frames.count - 1].key == nil {
          frames[frames.count - 1].key = frames[frames.count - 1].texts.last ?? index..<index
        }
        index += 1
      case UInt8(ascii: "#") where index > lineStart && isBlank(index - 1):
        gap(start...index)
        readComment()
      default:
        if cursor < index { gap(start...index) }
        let (text, isQuoted) = readScalar()
        let isKey = frames.last.map { $0.isMapping && $0.key == nil } == true
        let end = index
        skipBlanks()
        let hasColon = isKey && index < lineEnd && bytes[index] == UInt8(ascii: ":")
        // A comment needs whitespace in front of it.
        if !hasColon, index < lineEnd, bytes[index] == UInt8(ascii: "#") { index = end }
        take(text, to: end, isQuoted, as: isKey ? .key : .value, hasColon: hasColon)
      }
      start = index
    } while index < lineEnd && isFlow
    if isFlow { gap(min(start, lineEnd)...lineEnd) }
    if !isFlow { readComment() }
  }

  /// Reads a scalar without its quotes up to its end or that of the line.
  private mutating func readScalar() -> (text: Range<Int>, isQuoted: Bool) {
    let start = index
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      readPlain()
      return (start..<index, false)
    }
    index += 1
    while index < lineEnd, bytes[index] != quote {
      index += quote == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, lineEnd)
    let end = index
    if index < lineEnd { index += 1 }
    return (start + 1..<end, true)
  }

  private mutating func readPlain() {
    var depth = 0
    var end = index
    loop: while index < lineEnd {
      switch bytes[index] {
      case UInt8(ascii: "#") where index > lineStart && isBlank(index - 1): break loop
      case UInt8(ascii: ":") where index + 1 == lineEnd || isBlank(index + 1): break loop
      case UInt8(ascii: ":") where isFlow && ",[]{}".utf8.contains(bytes[index + 1]): break loop
      // Commas and braces in a function belong to the value that is meant, though it needs quotes.
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if isFlow, depth == 0 { break loop }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      default: break
      }
      if !isBlank(index) { end = index + 1 }
      index += 1
    }
    index = end
  }

  // MARK: The cursor

  /// Adds a scalar, which may be at the cursor.
  private mutating func take(
    _ text: Range<Int>,
    to end: Int,
    _ isQuoted: Bool,
    as role: CompletionPlace.Role,
    hasColon: Bool = false
  ) {
    guard let last = frames.indices.last else { return }
    if role == .key || !frames[last].isMapping { frames[last].texts.append(text) }
    guard found == nil else { return }
    if isQuoted {
      if text.lowerBound...text.upperBound ~= cursor { find(role, text, true, hasColon: hasColon) }
      return
    }
    if text.lowerBound...text.upperBound ~= cursor {
      find(role, text, hasColon: hasColon)
      return
    }
    // Whitespace after the text belongs to it while it is typed.
    guard cursor > text.upperBound, cursor <= lineEnd,
      (text.upperBound..<cursor).allSatisfy(isBlank)
    else { return }
    find(role, text.lowerBound..<cursor, hasColon: hasColon)
  }

  /// Takes the cursor between two texts as the place of another one.
  private mutating func gap(_ range: ClosedRange<Int>) {
    guard found == nil, range ~= cursor else { return }
    guard let last = frames.last else { return }
    find(last.isMapping && last.key == nil ? .key : .value, cursor..<cursor)
  }

  private mutating func readComment() {
    let start = index
    skipBlanks()
    if index < lineEnd, bytes[index] == UInt8(ascii: "#"), cursor > index, cursor <= lineEnd {
      find(.comment, index..<lineEnd)
    }
    if start < lineEnd { index = lineEnd }
  }

  private mutating func find(
    _ role: CompletionPlace.Role,
    _ range: Range<Int>,
    _ isQuoted: Bool = false,
    hasColon: Bool = false
  ) {
    guard found == nil else { return }
    var path: [CompletionPlace.Step] = []
    var levels: [[String]] = []
    for frame in role == .key ? frames.dropLast() : frames[...] {
      path.append(frame.isMapping ? .key(frame.key.map(string) ?? "") : .element)
      levels.append(frame.isMapping ? frame.texts.map(string) : [])
    }
    found = Found(
      role: role,
      path: role == .comment ? [] : path,
      levels: role == .comment ? [] : levels,
      range: range,
      isQuoted: isQuoted,
      hasColon: hasColon,
      column: range.lowerBound - lineStart,
      isFlow: isFlow,
      depth: frames.count
    )
  }

  /// Closes collections until `count` are open.
  private mutating func close(to count: Int) {
    while frames.count > count, let frame = frames.last {
      if let found, !found.isComplete, found.depth == frames.count, found.role != .comment {
        let others = frame.texts.filter { $0.lowerBound != found.range.lowerBound }
        let siblings = others.map(string)
        self.found?.siblings = siblings
        self.found?.isComplete = true
        if frame.isFlow, frame.isMapping, others.isEmpty, found.role == .key, !found.hasColon {
          self.found?.brace = frame.start
        }
      }
      frames.removeLast()
    }
  }

  // MARK: Bytes

  private func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  private mutating func skipBlanks() {
    while index < lineEnd, isBlank(index) { index += 1 }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
