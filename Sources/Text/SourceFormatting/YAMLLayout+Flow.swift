import SourceDocuments

extension YAMLLayout {
  /// Returns the flow collection at a record, with its content.
  mutating func flowNode(_ index: Int) -> YAMLFlowNode {
    let record = tree.records[index]
    let opening = tree.file.bytes[Int(record.start)]
    var collection = YAMLFlowCollection(properties: [], isMapping: opening == UInt8(ascii: "{"))
    let end = tree.records.next(after: index)
    var child = index + 1
    while child < end {
      collection.items.append(item(&child, isPair: record.kind == .mapping))
    }
    let closing = gap(toEndOf: index)
    collection.closingComments = closing.comments
    return .collection(collection)
  }

  /// Reads an item and moves to the next.
  private mutating func item(_ index: inout Int, isPair: Bool) -> YAMLFlowCollection.Item {
    let gap = gap(to: index)
    var item = YAMLFlowCollection.Item(
      comments: gap.allComments,
      hasBreak: gap.hasBreak,
      gap: gap.properties.isEmpty && !gap.hasBreak ? gap.spaces : 1
    )
    if isPair {
      readPair(at: &index, properties: gap.properties, isInList: false, into: &item)
    } else if isBarePair(index) {
      // A pair without braces in a list.
      let end = tree.records.next(after: index)
      var inner = index + 1
      let more = self.gap(to: inner)
      item.comments += more.allComments
      readPair(
        at: &inner,
        properties: gap.properties + more.properties,
        isInList: true,
        into: &item
      )
      index = end
    } else {
      item.value = node(index, properties: gap.properties)
      index = tree.records.next(after: index)
    }
    return item
  }

  private mutating func readPair(
    at index: inout Int,
    properties: [String],
    isInList: Bool,
    into item: inout YAMLFlowCollection.Item
  ) {
    let text = oneLine(index, isInFlow: true)
    let key = (properties + [text]).filter { !$0.isEmpty }.joined(separator: " ")
    let isOpen = text.isEmpty || tree.records[index].kind == .alias
    finish(index)
    let value = tree.records.next(after: index)
    let gap = gap(toValue: value)
    item.comments += gap.comments.map { comment in
      var comment = comment
      comment.isTrailing = false
      return comment
    }
    index = tree.records.next(after: value)
    let isAbsent = isNothing(value) && gap.properties.isEmpty
    // In a list, a key alone would be a scalar, and an empty key needs an indicator.
    let start = key.isEmpty ? "?" : isInList && isAbsent ? "? \(key)" : key
    item.key = isAbsent ? start : start + (isOpen ? " :" : ":")
    item.valueGap = gap.properties.isEmpty && !gap.hasBreak ? gap.spaces : 1
    item.value = isAbsent ? nil : node(value, properties: gap.properties)
  }

  private mutating func node(_ index: Int, properties: [String]) -> YAMLFlowNode? {
    let record = tree.records[index]
    if record.kind == .mapping || record.kind == .sequence {
      guard case .collection(var collection) = flowNode(index) else { return nil }
      collection.properties = properties
      return .collection(collection)
    }
    let text = oneLine(index, isInFlow: true)
    finish(index)
    let all = (properties + [text]).filter { !$0.isEmpty }.joined(separator: " ")
    // Without a value, a tag would include the comma after it.
    return all.isEmpty ? nil : .text(text.isEmpty && all.contains("!") ? all + " " : all)
  }

  private func isBarePair(_ index: Int) -> Bool {
    let record = tree.records[index]
    guard record.kind == .mapping, Int(record.start) < bytes.count else { return false }
    return bytes[Int(record.start)] != UInt8(ascii: "{")
  }

  // MARK: Writing

  /// Writes a flow collection after the content of the line: on one line if it fits, else on its
  /// original lines, or on as many as necessary if it had one line.
  mutating func write(_ node: YAMLFlowNode, gap: Int) {
    switch node {
    case .text(let text): line.append(text, gap: gap)
    case .collection(let collection):
      var pieces = collection.pieces
      if !collection.hasComments, fits(pieces) {
        pieces[0].gap = gap
        for piece in pieces { line.append(piece.text, gap: piece.gap) }
      } else {
        writeBroken(collection)
      }
    }
  }

  private func fits(_ pieces: [FormattedLine.Piece]) -> Bool {
    line.width + 1 + pieces.closedWidth <= Self.lineWidth
  }

  /// Writes a collection on several lines, directly after a bracket if `glued`.
  private mutating func writeBroken(_ collection: YAMLFlowCollection, isGlued: Bool = false) {
    isGlued ? line.extend(collection.opening) : line.append(collection.opening)
    let column = line.width - 1
    let inner = column + (collection.isMapping ? 2 : 1)
    let hasBreaks = collection.items.dropFirst().contains { $0.hasBreak }
    for (number, item) in collection.items.enumerated() {
      if number > 0 { line.extend(",") }
      let mustBreak = write(item.comments, indent: inner)
      if mustBreak || (number > 0 && (hasBreaks ? item.hasBreak : isTooLong(item))) {
        startLine(indent: inner)
      }
      write(item, isGlued: number == 0 && !collection.isMapping && !mustBreak)
    }
    if write(collection.closingComments, indent: inner) {
      startLine(indent: column)
      line.append(collection.isMapping ? "}" : "]")
    } else if collection.isMapping, !collection.items.isEmpty {
      line.append("}")
    } else {
      line.extend(collection.isMapping ? "}" : "]")
    }
  }

  private func isTooLong(_ item: YAMLFlowCollection.Item) -> Bool {
    // One column is for the comma or the bracket after it.
    line.width + 2 + item.pieces.closedWidth > Self.lineWidth
  }

  private mutating func write(_ item: YAMLFlowCollection.Item, isGlued: Bool) {
    if let key = item.key { isGlued ? line.extend(key) : line.append(key) }
    let isFirst = isGlued && item.key == nil
    switch item.value {
    case nil: break
    case .text(let text): isFirst ? line.extend(text) : line.append(text)
    case .collection(let collection):
      var pieces = collection.pieces
      if collection.hasComments || !fits(pieces) {
        return writeBroken(collection, isGlued: isFirst)
      }
      if isFirst { line.extend(pieces.removeFirst().text) }
      for piece in pieces { line.append(piece.text) }
    }
  }

  /// Writes comments between brackets and returns whether the next token must begin another line.
  private mutating func write(_ comments: [YAMLGap.Comment], indent: Int) -> Bool {
    for comment in comments {
      if comment.isTrailing, line.comment == nil, !line.isBlank {
        line.comment = (comment.text, comment.column)
      } else {
        startLine(indent: indent)
        line.comment = (comment.text, indent)
      }
    }
    return !comments.isEmpty
  }
}
