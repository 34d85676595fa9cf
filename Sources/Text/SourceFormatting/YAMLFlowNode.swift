/// A flow collection or an element of it, prepared for layout.
indirect enum YAMLFlowNode {
  /// A scalar or an alias, on one line, with its anchor and tag.
  case text(String)
  case collection(YAMLFlowCollection)
}

/// A flow collection.
struct YAMLFlowCollection {
  /// One element: a value, or a key with a value.
  struct Item {
    /// The comments before it; the first may be on the line of the preceding token.
    var comments: [YAMLGap.Comment]

    /// Whether it is on another line than the preceding token.
    var hasBreak: Bool

    /// The spaces before it.
    var gap: Int

    /// The key with its colon, or nil.
    var key: String?

    /// The spaces between key and value.
    var valueGap = 1

    /// The value; nil for a key alone.
    var value: YAMLFlowNode?
  }

  var properties: [String]
  let isMapping: Bool
  var items: [Item] = []

  /// The comments before the closing bracket.
  var closingComments: [YAMLGap.Comment] = []

  /// Whether there is a comment between the brackets, which requires several lines.
  var hasComments: Bool {
    guard closingComments.isEmpty else { return true }
    return items.contains { item in
      if !item.comments.isEmpty { return true }
      if case .collection(let inner)? = item.value { return inner.hasComments }
      return false
    }
  }
}

extension YAMLFlowNode {
  /// Returns the pieces of the node on one line.
  var pieces: [FormattedLine.Piece] {
    switch self {
    case .text(let text): return [FormattedLine.Piece(text: text, gap: 1)]
    case .collection(let collection): return collection.pieces
    }
  }
}

extension YAMLFlowCollection.Item {
  /// Returns the pieces of the item on one line, the first with the gap before it.
  var pieces: [FormattedLine.Piece] {
    var pieces = value?.pieces ?? []
    if !pieces.isEmpty { pieces[0].gap = key == nil ? max(1, gap) : max(1, valueGap) }
    if let key { pieces.insert(FormattedLine.Piece(text: key, gap: max(1, gap)), at: 0) }
    return pieces
  }
}

extension YAMLFlowCollection {
  var opening: String { (properties + [isMapping ? "{" : "["]).joined(separator: " ") }

  /// The pieces on one line, for a collection without comments.
  var pieces: [FormattedLine.Piece] {
    var pieces = [FormattedLine.Piece(text: opening, gap: 1)]
    for (number, item) in items.enumerated() {
      var added = item.pieces
      if number > 0 { pieces[pieces.count - 1].text += "," }
      if number == 0, !added.isEmpty {
        added[0].gap = 1
        if !isMapping {
          pieces[pieces.count - 1].text += added.removeFirst().text
        }
      }
      pieces += added
    }
    if isMapping, !items.isEmpty {
      pieces.append(FormattedLine.Piece(text: "}", gap: 1))
    } else {
      pieces[pieces.count - 1].text += isMapping ? "}" : "]"
    }
    return pieces
  }
}

extension [FormattedLine.Piece] {
  /// The width with all gaps closed, without the gap before the first piece.
  var closedWidth: Int { reduce(count - 1) { $0 + $1.width } }
}
