internal import SourceDiagnostics

/// A builder of the flat tree from parser events, in one pass and without recursion.
@safe
struct YAMLTreeBuilder {
  /// The tree so far.
  var storage: TreeStorage

  private let limits: ReadingLimits
  private var cursor: ByteCursor
  private var gaps: YAMLGapCheck
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchor] = [:]
  private var aliased = 0

  /// Whether the innermost open collection is a flow collection.
  private var isInFlow = false

  init(_ storage: TreeStorage, origin: Int, isASCII: Bool, limits: ReadingLimits) {
    cursor = ByteCursor(isASCII: isASCII, origin: origin)
    unsafe gaps = YAMLGapCheck(storage.source, from: origin)
    self.limits = limits
    self.storage = storage
  }

  private var source: UnsafeBufferPointer<UInt8> { unsafe storage.source }

  /// The start of the outermost open flow collection, or nil if there is none.
  var flowStart: Int? {
    open.first(where: \.isFlow).map { Int(storage.records[$0.index].start) }
  }

  /// The start of the innermost open flow collection.
  var lastFlowStart: Int? {
    open.last(where: \.hasBrackets).map { Int(storage.records[$0.index].start) }
  }

  /// The characters that end the open flow collections, from the innermost.
  var flowEnds: [UInt8] {
    open.reversed().filter(\.hasBrackets).map {
      unsafe source[Int(storage.records[$0.index].start)] == UInt8(ascii: "{")
        ? UInt8(ascii: "}") : UInt8(ascii: "]")
    }
  }

  /// Returns the start of the last scalar if it is the root, which can be a key without a colon, or
  /// if it is in quotes and has lines before that of an offset, which then follows a quotation mark
  /// that opens another scalar.
  func scalarStart(before offset: Int) -> Int? {
    guard let last = storage.records.last, last.kind == .scalar, Int(last.end) <= offset else {
      return nil
    }
    if storage.records.count == 1 { return Int(last.start) }
    guard last.style == .singleQuoted || last.style == .doubleQuoted,
      unsafe source[Int(last.start)..<Int(last.end)].contains(where: \.isLineBreak),
      unsafe !source[Int(last.end)..<offset].contains(where: \.isLineBreak)
    else { return nil }
    return Int(last.start)
  }

  /// Returns the byte offset of a parser position, which is in characters.
  mutating func offset(of character: Int) -> Int {
    unsafe cursor.offset(of: character, in: source)
  }

  mutating func addScalar(_ event: borrowing YAMLEvent) {
    let style = event.scalarStyle
    var (start, end) = range(of: event)
    var isTagged = false
    if event.hasProperties {
      let first = start
      start = contentStart(from: start, to: end)
      isTagged = checkTag(of: event, allowing: ["tag:yaml.org,2002:str", "!"], at: first..<start)
    }
    checkGap(to: start)
    if style == .literal || style == .folded {
      end = trimmed(end, from: start)
      gaps.checkHeader(from: start, to: end, reporting: &storage.findings)
    } else if style == .plain, isInFlow {
      gaps.checkHyphen(start, to: end, reporting: &storage.findings)
    }
    gaps.skip(to: end)
    var record = SourceTree.Record(.scalar, style: style, start: UInt32(start), end: UInt32(end))
    let content = record.content
    let text = unsafe event.scalarText
    if unsafe text.count != content.count || !isSource(text, at: content.lowerBound) {
      record[.copied] = true
      record.payload = unsafe storage.arena.appendNodeText(text)
    }
    if isTagged { record[.tagged] = true }
    guard storage.append(record) else { return }
    if event.hasProperties, let anchor = event.anchor {
      anchors[anchor] = Anchor(index: storage.records.count - 1, isComplete: true)
    }
    closeChild(height: 0, isUsable: true)
  }

  mutating func addAlias(_ event: borrowing YAMLEvent) {
    let (start, end) = range(of: event)
    let name = event.anchor ?? ""
    checkGap(to: start)
    gaps.checkName(start, to: end, isInFlow: isInFlow, reporting: &storage.findings)
    gaps.skip(to: end)
    var record = SourceTree.Record(.alias, style: .plain, start: UInt32(start), end: UInt32(end))
    guard let anchor = anchors[name], anchor.isComplete else {
      let isUnknown = anchors[name] == nil
      let near = isUnknown ? Spelling.nearest(to: name, among: anchors.keys) : []
      storage.findings.add(
        .unknownAnchor,
        isUnknown ? Self.unknownAnchor(name, near: near) : Self.recursiveAlias(name),
        at: start..<end,
        fix: near.count == 1 ? near.first.map { .suggestion("*\($0)") } : nil
      )
      var placeholder = SourceTree.Record(
        .scalar,
        style: .plain,
        start: UInt32(start),
        end: UInt32(end)
      )
      placeholder[.rejected] = true
      if storage.append(placeholder) { closeChild(height: 0, isUsable: false) }
      return
    }
    aliased += anchor.size
    if aliased > limits.aliasedNodes {
      return storage.stop(at: start..<end, Self.tooManyAliasedNodes(limit: limits.aliasedNodes))
    }
    if open.count + anchor.height > limits.depth {
      return storage.stop(at: start..<end, TreeStorage.deepNesting(limit: limits.depth))
    }
    record.payload = UInt32(anchor.index)
    if storage.append(record) { closeChild(height: anchor.height, isUsable: true) }
  }

  mutating func openCollection(_ event: borrowing YAMLEvent, isMapping: Bool) {
    let (first, end) = range(of: event)
    var start = first
    if event.hasProperties {
      start = contentStart(from: first, to: end)
      let tag = isMapping ? "tag:yaml.org,2002:map" : "tag:yaml.org,2002:seq"
      _ = checkTag(of: event, allowing: [tag, "!"], at: first..<start)
    }
    checkGap(to: start)
    guard open.count < limits.depth else {
      return storage.stop(
        at: start..<min(start + 1, unsafe source.count),
        TreeStorage.deepNesting(limit: limits.depth)
      )
    }
    let index = storage.records.count
    let isFlow = event.isFlow
    let record = SourceTree.Record(
      isMapping ? .mapping : .sequence,
      style: isFlow ? .flow : .block,
      start: UInt32(start),
      end: UInt32(start)
    )
    guard storage.append(record) else { return }
    let anchor = event.hasProperties ? event.anchor : nil
    if let anchor { anchors[anchor] = Anchor(index: index, isComplete: false) }
    let bracket = unsafe start < source.count ? source[start] : 0
    isInFlow = isFlow
    open.append(
      OpenCollection(
        index: index,
        isFlow: isFlow,
        // A pair directly in a flow sequence is a mapping without brackets.
        hasBrackets: isFlow && (bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[")),
        anchor: anchor,
        aliasedBefore: aliased,
        lastEnd: UInt32(start)
      )
    )
  }

  mutating func closeCollection(_ event: borrowing YAMLEvent) {
    guard let closing = open.last else { return }
    let end = closing.hasBrackets ? offset(of: event.endIndex) : nil
    if let end { checkGap(to: end) }
    close(end: end.map(UInt32.init))
  }

  /// Closes all open collections after an error, so that the nodes read so far are still checked.
  mutating func closeAll() {
    while !open.isEmpty { close(end: nil) }
  }

  private mutating func close(end: UInt32?) {
    guard let closing = open.popLast() else { return }
    isInFlow = open.last?.isFlow ?? false
    let index = closing.index
    storage.records[index].end = max(end ?? closing.lastEnd, closing.lastEnd)
    storage.records[index].payload = UInt32(storage.records.count)
    if storage.records[index].kind == .mapping {
      storage.records[index].count = storage.checkKeys(
        of: index,
        pairs: (closing.children + 1) / 2,
        isUsable: Self.isUsable
      )
    } else {
      storage.records[index].count = closing.count
    }
    if let name = closing.anchor, anchors[name]?.index == index {
      anchors[name] = Anchor(
        index: index,
        size: storage.records.count - index + aliased - closing.aliasedBefore,
        height: closing.height + 1,
        isComplete: true
      )
    }
    closeChild(height: closing.height + 1, end: storage.records[index].end, isUsable: true)
  }

  /// Records in the enclosing collection that a child is complete, by default at the end of the
  /// last record.
  private mutating func closeChild(height: Int, end: UInt32? = nil, isUsable: Bool) {
    let last = open.count - 1
    guard last >= 0 else { return }
    open[last].height = max(open[last].height, height)
    open[last].lastEnd = max(
      open[last].lastEnd,
      end ?? storage.records[storage.records.count - 1].end
    )
    open[last].children += 1
    if isUsable { open[last].count += 1 }
  }
}

// MARK: - Places

extension YAMLTreeBuilder {
  private mutating func range(of event: borrowing YAMLEvent) -> (start: Int, end: Int) {
    let floor = open.last.map { Int($0.lastEnd) } ?? 0
    let start = max(floor, offset(of: event.startIndex))
    return (start, max(start, offset(of: event.endIndex)))
  }

  /// Returns the start of a node after its anchor and tag.
  private func contentStart(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let byte = unsafe source[index]
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        index = unsafe source.endOfYAMLProperty(from: index, to: end)
      case UInt8(ascii: "#"):
        while index < end, unsafe !source[index].isLineBreak { index += 1 }
      case _ where byte.isSpace: index += 1
      default: return index
      }
    }
    return end
  }

  /// Returns the end of a block scalar without the blank lines after it.
  private func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, unsafe source[end - 1].isSpace { end -= 1 }
    return end
  }

  @inline(__always)
  private func isSource(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    for index in 0..<text.count where unsafe text[index] != source[offset + index] { return false }
    return true
  }
}

// MARK: - Checks

extension YAMLTreeBuilder {
  /// Checks the text between the last node and the content of the next, or the end of the document.
  mutating func checkGap(to end: Int) {
    gaps.check(
      to: end,
      isInFlow: isInFlow,
      isStart: storage.records.isEmpty,
      reporting: &storage.findings
    )
  }

  /// Reports a tag that is not allowed, and returns whether an allowed tag is present.
  private mutating func checkTag(
    of event: borrowing YAMLEvent,
    allowing names: [String],
    at range: Range<Int>
  ) -> Bool {
    guard let tag = event.tag else { return false }
    if names.contains(tag) { return true }
    let text = unsafe String(decoding: source[range], as: UTF8.self)
    storage.findings.add(
      .unsupportedTag,
      Self.unsupportedTag(text),
      at: range.lowerBound..<trimmed(range.upperBound, from: range.lowerBound)
    )
    return false
  }

  /// Returns the no-break spaces at the start of a key, which look like indentation.
  private static func noBreakSpaces(
    _ source: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> Range<Int>? {
    var end = range.lowerBound
    while end + 1 < range.upperBound, unsafe source[end] == 0xC2, unsafe source[end + 1] == 0xA0 {
      end += 2
    }
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }

  /// Returns the entry that a key in braces is without the space after its colon; nil for a key with
  /// a colon after it.
  private static func entryWithoutSpace(_ storage: TreeStorage, _ key: Int) -> String? {
    let record = storage.records[key]
    let range = Int(record.start)..<Int(record.end)
    guard key + 1 < storage.records.count, storage.records[key + 1].kind == .scalar,
      storage.records[key + 1].content.isEmpty,
      unsafe storage.source[range].contains(UInt8(ascii: ":")),
      let next = unsafe storage.source[range.upperBound...].first(where: { !$0.isSpace }),
      next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    else { return nil }
    return unsafe storage.source[range].entryWithMissingSpace
  }

  /// Returns whether a key is valid, and reports and rejects the key if it is not.
  private static func isUsable(_ storage: inout TreeStorage, _ key: Int) -> Bool {
    let record = storage.records[key]
    let range = Int(record.start)..<Int(record.end)
    let target = storage.records[storage.records.resolved(key)]
    if record[.rejected] { return false }
    if target.kind != .scalar {
      storage.findings.add(.complexKey, nonScalarKey, at: range)
    } else if target.style == .plain, range.count == 2,
      unsafe storage.source[range].elementsEqual("<<".utf8)
    {
      storage.findings.add(.mergeKey, mergeKey, at: range)
    } else if target.style == .plain, let spaces = unsafe noBreakSpaces(storage.source, range) {
      storage.findings.add(.syntax, YAMLSyntaxError.invalidWhitespace, at: spaces)
    } else if target.style == .plain, let meant = entryWithoutSpace(storage, key) {
      storage.findings.add(.syntax, YAMLSyntaxError.missingSpace(in: meant), at: range)
    } else {
      return true
    }
    storage.records[key][.rejected] = true
    return false
  }
}
