/// The place of the cursor among the texts that are read.
extension CompletionPlaceReader {
  /// Adds a scalar, which may be at the cursor.
  mutating func take(
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
  mutating func gap(_ range: ClosedRange<Int>) {
    guard found == nil, range ~= cursor else { return }
    guard let last = frames.last else { return }
    find(last.isMapping && last.key == nil ? .key : .value, cursor..<cursor)
  }

  mutating func readComment() {
    let start = index
    skipBlanks()
    if index < lineEnd, bytes[index] == UInt8(ascii: "#"), cursor > index, cursor <= lineEnd {
      find(.comment, index..<lineEnd)
    }
    if start < lineEnd { index = lineEnd }
  }

  mutating func find(
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
  mutating func close(to count: Int) {
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
}
