import SourceDocuments

/// The layout of a document in canonical form, node by node in the order of the file.
///
/// Nodes come from the tree; other text, such as comments and anchors, comes from the bytes between
/// two nodes.
struct YAMLLayout {
  /// The line width for flow collections.
  static let lineWidth = 120

  /// The indentation of a level.
  static let step = 2

  let tree: SourceTree
  private var lines: [FormattedLine] = []

  /// The current line.
  var line = FormattedLine(indent: 0)

  /// Whether the current line is written, even if it is blank.
  private var hasLine = false

  /// The end of the last node.
  private var cursor: Int

  /// The block collections from the root to the last node, with their original and new indentation.
  private var levels: [(sourceColumn: Int, indent: Int)] = []

  /// Whether the last lines are blank lines of a scalar.
  private var endsWithKeptLines = false

  var bytes: [UInt8] { tree.file.bytes }

  init(_ tree: SourceTree) {
    self.tree = tree
    cursor = tree.file.byteOrderMarkLength
  }

  /// The whole text.
  mutating func text() -> String {
    let start = gap(to: 0, isStart: true)
    for directive in start.directives { lines.append(verbatim(directive)) }
    if !start.directives.isEmpty { lines.append(verbatim("---")) }
    let isInner = isBlockCollection(0)
    let comments = isInner ? start.outerComments : start.allComments
    write(comments, blank: start.hasBlank && !comments.isEmpty, depth: 0)
    writeRoot(start)
    let end = YAMLGap(bytes, cursor..<bytes.count)
    write(end.comments, blank: false, depth: 0)
    lines.closeLooseGaps()
    return lines.map(\.text).joined(separator: "\n") + "\n"
  }

  private mutating func writeRoot(_ gap: YAMLGap) {
    if isBlockCollection(0) {
      if !gap.properties.isEmpty {
        startLine(indent: 0)
        line.append(gap.properties.joined(separator: " "))
        endLine()
        write(gap.innerComments, blank: gap.hasInnerBlank, depth: 0)
      }
      writeCollection(0, indent: 0, depth: 0, isCompact: false)
    } else {
      startLine(indent: 0)
      writeInline(0, after: gap, indent: 0)
    }
    endLine()
  }

  // MARK: Block collections

  /// Writes a block collection; a compact collection continues on the line of the dash before it.
  private mutating func writeCollection(_ index: Int, indent: Int, depth: Int, isCompact: Bool) {
    let record = tree.records[index]
    open(index, indent: indent, depth: depth)
    let end = tree.records.next(after: index)
    var child = index + 1
    var isFirst = true
    while child < end {
      let gap = gap(to: child)
      let comments = isBlockCollection(child) ? gap.outerComments : gap.allComments
      if !isFirst {
        endLine()
        write(comments, blank: gap.hasBlank, depth: depth)
      }
      if !isFirst || !isCompact { startLine(indent: indent) }
      if isFirst { hoist(comments) }
      if record.kind == .mapping {
        let value = tree.records.next(after: child)
        writeKey(child, after: gap)
        writeValue(value, indent: indent, depth: depth)
        child = tree.records.next(after: value)
      } else {
        line.append("-")
        writeElement(child, after: gap, indent: indent, depth: depth)
        child = tree.records.next(after: child)
      }
      isFirst = false
    }
  }

  /// Makes a collection the innermost collection for comments.
  private mutating func open(_ index: Int, indent: Int, depth: Int) {
    if levels.count > depth { levels.removeSubrange(depth...) }
    levels.append((YAMLGap.column(bytes, of: Int(tree.records[index].start)), indent))
  }

  private mutating func writeKey(_ index: Int, after gap: YAMLGap) {
    if let comment = headerComment(of: tree.records[index]) { hoist([comment]) }
    let text = oneLine(index, isInFlow: false)
    let key = (gap.properties + [text]).filter { !$0.isEmpty }.joined(separator: " ")
    finish(index)
    if key.isEmpty {
      // An empty key needs an indicator, and its value a separate line.
      line.append("?")
      if isNothing(tree.records.next(after: index)) { return }
      startLine(indent: line.indent)
      return line.append(":")
    }
    // A colon directly after an alias or a tag would be part of its name.
    let isOpen = text.isEmpty || tree.records[index].kind == .alias
    line.append(key + (isOpen ? " :" : ":"))
  }

  private mutating func writeValue(_ index: Int, indent: Int, depth: Int) {
    let gap = gap(toValue: index)
    guard isBlockCollection(index) else {
      hoist(gap.comments)
      return writeInline(index, after: gap, indent: indent)
    }
    if !gap.properties.isEmpty { line.append(gap.properties.joined(separator: " ")) }
    endLine()
    let inner = indent + Self.step
    open(index, indent: inner, depth: depth + 1)
    write(gap.comments, blank: gap.hasInnerBlank, depth: depth + 1)
    writeCollection(index, indent: inner, depth: depth + 1, isCompact: false)
  }

  private mutating func writeElement(_ index: Int, after gap: YAMLGap, indent: Int, depth: Int) {
    guard isBlockCollection(index) else { return writeInline(index, after: gap, indent: indent) }
    let isCompact = gap.properties.isEmpty
    if !isCompact {
      line.append(gap.properties.joined(separator: " "))
      endLine()
      open(index, indent: indent + Self.step, depth: depth + 1)
      write(gap.innerComments, blank: gap.hasInnerBlank, depth: depth + 1)
    }
    writeCollection(index, indent: indent + Self.step, depth: depth + 1, isCompact: isCompact)
  }

  /// Returns whether a value is absent.
  func isNothing(_ index: Int) -> Bool {
    let record = tree.records[index]
    return record.kind == .scalar && record.style == .plain && record.start == record.end
  }

  private func isBlockCollection(_ index: Int) -> Bool {
    let record = tree.records[index]
    return (record.kind == .mapping || record.kind == .sequence) && record.style == .block
  }

  // MARK: Values in the line

  /// Writes a scalar, an alias or a flow collection on the current line.
  private mutating func writeInline(_ index: Int, after gap: YAMLGap, indent: Int) {
    let record = tree.records[index]
    if !gap.properties.isEmpty { line.append(gap.properties.joined(separator: " ")) }
    let space = gap.properties.isEmpty ? gap.spaces : 1
    if record.kind == .mapping || record.kind == .sequence {
      let node = flowNode(index)
      write(node, gap: max(1, space))
      return
    }
    let scalar = record.kind == .alias ? .line(source(record)) : scalar(record)
    finish(index)
    switch scalar {
    case .line(let text):
      if !text.isEmpty { line.append(text, gap: max(1, space)) }
    case .lines(let texts):
      line.append(texts.first ?? "", gap: max(1, space))
      write(texts.dropFirst(), indent: indent + Self.step)
    case .block(let header, let comment, let texts):
      line.append(header)
      if let comment { line.comment = (comment.text, comment.column) }
      write(texts[...], indent: indent + Self.step)
      endsWithKeptLines = texts.last?.isEmpty ?? false
      if endsWithKeptLines { startLine(indent: 0) }
    }
  }

  /// Writes the lines of a scalar below its first line; empty lines are kept.
  private mutating func write(_ texts: ArraySlice<String>, indent: Int) {
    for text in texts {
      startLine(indent: indent)
      if !text.isEmpty { line.append(text) }
    }
  }

  // MARK: Lines

  /// Returns the gap between the last node and a node, which becomes the last node.
  mutating func gap(to index: Int, isStart: Bool = false) -> YAMLGap {
    let start = Int(tree.records[index].start)
    defer { cursor = max(cursor, start) }
    return YAMLGap(bytes, min(cursor, start)..<start, isStart: isStart)
  }

  /// Returns the gap between a key and its value; for an absent value, the gap remains for the next
  /// node.
  mutating func gap(toValue index: Int) -> YAMLGap {
    let record = tree.records[index]
    let start = max(cursor, Int(record.start))
    let gap = YAMLGap(bytes, cursor..<start)
    if isNothing(index), gap.properties.isEmpty { return YAMLGap(bytes, cursor..<cursor) }
    cursor = start
    return gap
  }

  /// Returns the gap between the last node and the end of a flow collection.
  mutating func gap(toEndOf index: Int) -> YAMLGap {
    let end = Int(tree.records[index].end)
    defer { cursor = max(cursor, end) }
    return YAMLGap(bytes, min(cursor, end)..<end)
  }

  /// Starts the next gap after a node; after an absent node, it has already started.
  mutating func finish(_ index: Int) {
    let record = tree.records[index]
    if record.start < record.end { cursor = max(cursor, Int(record.end)) }
  }

  mutating func endLine() {
    if !line.isBlank { lines.append(line) }
    line = FormattedLine(indent: 0)
    hasLine = false
  }

  /// Ends the current line and starts another.
  mutating func startLine(indent: Int) {
    if hasLine { lines.append(line) }
    line = FormattedLine(indent: indent)
    hasLine = true
  }

  /// Writes comments on separate lines above the current line.
  mutating func hoist(_ comments: [YAMLGap.Comment]) {
    for comment in comments {
      lines.append(FormattedLine(comment: comment.text, indent: line.indent))
    }
  }

  /// Writes the comments between two entries of the collection at `depth`, and a blank line after
  /// them.
  private mutating func write(_ comments: [YAMLGap.Comment], blank: Bool, depth: Int) {
    for comment in comments {
      if comment.isTrailing, let last = lines.indices.last, lines[last].comment == nil {
        lines[last].comment = (comment.text, comment.column)
        continue
      }
      if comment.hasBlankBefore { appendBlank() }
      endsWithKeptLines = false
      lines.append(FormattedLine(comment: comment.text, indent: indent(of: comment, depth: depth)))
    }
    if blank { appendBlank() }
    endsWithKeptLines = false
    if levels.count > depth + 1 { levels.removeSubrange((depth + 1)...) }
  }

  /// A comment belongs to the deepest collection that has ended before it and was indented no
  /// deeper.
  private func indent(of comment: YAMLGap.Comment, depth: Int) -> Int {
    guard depth < levels.count else { return 0 }
    let own = levels[depth]
    let deeper = levels[(depth + 1)...].last { level in
      level.sourceColumn > own.sourceColumn && level.sourceColumn <= comment.column
    }
    return (deeper ?? own).indent
  }

  private mutating func appendBlank() {
    guard let last = lines.last, !last.isBlank, !endsWithKeptLines else { return }
    lines.append(FormattedLine(indent: 0))
  }

  private func verbatim(_ text: String) -> FormattedLine {
    var line = FormattedLine(indent: 0)
    line.append(text)
    return line
  }
}
