import ColorValues
import SourceDocuments
import TextSupport

/// The parts of a file around an offset, from the whole file to a part of a name.
struct SelectionRanges {
  /// The bytes of the parts, each in the one before.
  private(set) var ranges: [Range<Int>]

  private let offset: Int

  /// The maximum number of ranges, since each is nested in the answer.
  private static let limit = 64

  init(_ index: FileIndex, at offset: Int) {
    self.offset = offset
    ranges = [0..<index.document.file.bytes.count]
    add(index.document.root.range)
    guard let scalar = descend(index.document.root) else { return }
    add(FileIndexBuilder.range(of: scalar))
    if let site = index.site(at: offset), site.node.range == scalar.range {
      addParts(of: ColorTextToken.all(in: site.node.text)[...], in: site)
    } else if let name = index.occurrence(at: offset) {
      add(name.range)
      addParts(ofName: name.range, index.document.file.bytes)
    }
  }

  /// Adds a part if it has the offset and is smaller than the last one.
  ///
  /// - Returns: Whether the part has the offset.
  @discardableResult
  private mutating func add(_ range: Range<Int>) -> Bool {
    guard contains(range) else { return false }
    if let last = ranges.last, range != last, last.lowerBound <= range.lowerBound,
      range.upperBound <= last.upperBound
    {
      ranges.append(range)
    }
    return true
  }

  private func contains(_ range: Range<Int>) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }

  /// Adds entries, values and elements down to a scalar, and returns it.
  private mutating func descend(_ root: SourceNode) -> SourceNode? {
    var node = root
    while node.kind != .scalar, !node.isAlias {
      // A part can end where the next one begins, which is the one that is wanted.
      var entry: (key: SourceNode, value: SourceNode)?
      for (key, value) in node.entries where contains(FileIndexBuilder.entry(from: key, to: value))
      {
        entry = (key, value)
      }
      var next: SourceNode?
      for element in node.elements where contains(element.range) { next = element }
      if let (key, value) = entry {
        add(FileIndexBuilder.entry(from: key, to: value))
        next = contains(key.range) ? key : contains(value.range) ? value : nil
      }
      guard let next else { return nil }
      add(next.range)
      node = next
    }
    return node.isAlias ? nil : node
  }

  /// Adds functions, their arguments, and one of the parts of a color text.
  private mutating func addParts(of tokens: ArraySlice<ColorTextToken>, in site: ValueSite) {
    var index = tokens.startIndex
    while index < tokens.endIndex, ranges.count < Self.limit {
      let end = Self.end(ofPartAt: index, in: tokens)
      let part = tokens[index..<end]
      index = end
      guard add(Self.range(of: part, in: site)) else { continue }
      guard part.count > 1, let open = part.firstIndex(where: { $0.kind == .openParenthesis })
      else {
        for token in part { addToken(token, in: site) }
        return
      }
      let inside = part[(open + 1)...].dropLast(part.last?.kind == .closeParenthesis ? 1 : 0)
      for argument in inside.split(whereSeparator: { $0.kind == .comma })
      where add(Self.range(of: argument, in: site)) {
        addParts(of: argument, in: site)
        return
      }
      if let name = part.first { addToken(name, in: site) }
      return
    }
  }

  private mutating func addToken(_ token: ColorTextToken, in site: ValueSite) {
    let range = site.range(ofText: token.range)
    guard add(range), token.kind == .reference || token.kind == .asset else { return }
    addParts(ofName: range, site.node.file.bytes)
  }

  /// Returns the end of a function with its parentheses, of a reference, or of one token.
  private static func end(ofPartAt start: Int, in tokens: ArraySlice<ColorTextToken>) -> Int {
    var depth = 0
    for index in tokens[start...].indices {
      switch tokens[index].kind {
      case .function: continue
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .brace where depth == 0:
        let close = tokens[(index + 1)...].firstIndex { $0.kind == .brace }
        return close.map { $0 + 1 } ?? index + 1
      default: break
      }
      if depth <= 0 { return index + 1 }
    }
    return tokens.endIndex
  }

  private static func range(
    of tokens: ArraySlice<ColorTextToken>,
    in site: ValueSite
  ) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return site.range(ofText: first.range.lowerBound..<last.range.upperBound)
  }

  /// Adds the part of a name between periods or slashes, and the word of it between hyphens.
  private mutating func addParts(ofName name: Range<Int>, _ bytes: [UInt8]) {
    for separators in ["./", "-"] {
      guard let outer = ranges.last, name.contains(outer.lowerBound) else { return }
      let isSeparator = { (place: Int) in separators.utf8.contains(bytes[place]) }
      let start = (outer.lowerBound..<offset).last(where: isSeparator).map { $0 + 1 }
      let end = (offset..<outer.upperBound).first(where: isSeparator)
      let part = (start ?? outer.lowerBound)..<(end ?? outer.upperBound)
      if !part.isEmpty { add(part) }
    }
  }
}

extension LanguageServer {
  /// Answers `textDocument/selectionRange`.
  func selectionRanges(_ parameters: Parameters) throws(ResponseError) -> [JSONValue]? {
    let document = try LSP.TextDocumentIdentifier(parameters)
    let list = try parameters.list("positions")
    let positions = list.compactMap(TextPosition.init)
    guard positions.count == list.count else {
      throw .invalid("'positions' must be a list of positions")
    }
    guard let context = context(document) else { return nil }
    return positions.map { selectionRange(at: $0, context) }
  }

  private func selectionRange(
    at position: TextPosition,
    _ context: FileContext
  ) -> JSONValue {
    let offset = context.text.offset(of: position, client.encoding)
    var ranges = SelectionRanges(context.index, at: offset).ranges
    if ranges.isEmpty {
      let line = context.text.lineRange(context.text.line(at: offset))
      ranges = [0..<context.text.bytes.count, line]
    }
    // Each range is in the one before, which is its parent.
    let nested = ranges.map { self.range(of: $0, in: context) }.uniqued()
    return nested.reduce(nil as JSONValue?) { parent, range in
      JSONValue(members: ["range": range, "parent": parent])
    } ?? .null
  }
}
