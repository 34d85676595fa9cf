import SourceDocuments

/// The parts of a file that editors can fold.
struct FoldingRanges {
  /// The bytes of entries and elements with more than one line.
  private(set) var entries: [Range<Int>] = []

  private let bytes: [UInt8]

  init(_ document: SourceDocument) {
    bytes = document.file.bytes
    add(document.root)
  }

  private mutating func add(_ node: SourceNode) {
    guard !node.isAlias else { return }
    for (key, value) in node.entries where !value.isAlias {
      append(FileIndexBuilder.entry(from: key, to: value), closes: value.style == .flow)
      add(value)
    }
    for element in node.elements where element.kind != .scalar && !element.isAlias {
      append(element.range, closes: element.style == .flow)
      add(element)
    }
  }

  private mutating func append(_ range: Range<Int>, closes isClosed: Bool) {
    var end = range.upperBound
    // The line of a closing bracket remains visible.
    if isClosed {
      let last = (range.lowerBound..<max(range.lowerBound, end - 1)).last { isBreak(bytes[$0]) }
      end = last ?? range.lowerBound
    }
    while end > range.lowerBound, isBreak(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: " ") {
      end -= 1
    }
    if bytes[range.lowerBound..<end].contains(where: isBreak) {
      entries.append(range.lowerBound..<end)
    }
  }

  private func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns the first and last lines of blocks of comments with more than one line.
  static func comments(in text: DocumentText) -> [ClosedRange<Int>] {
    var blocks: [ClosedRange<Int>] = []
    var scan = YAMLTokenScan(text.bytes)
    while let token = scan.next() {
      guard token.kind == .comment else { continue }
      let line = text.line(at: token.range.lowerBound)
      let before = text.bytes[text.lineRange(line).lowerBound..<token.range.lowerBound]
      guard before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
        continue
      }
      if let last = blocks.last, last.upperBound == line - 1 {
        blocks[blocks.count - 1] = last.lowerBound...line
      } else {
        blocks.append(line...line)
      }
    }
    return blocks.filter { $0.count > 1 }
  }
}

extension LanguageServer {
  /// Answers `textDocument/foldingRange`, with the ranges of the most lines if the client limits
  /// their number.
  func foldingRanges(_ document: LSP.TextDocumentIdentifier) -> [JSONValue]? {
    guard let context = context(document) else { return nil }
    var entries: [ClosedRange<Int>] = []
    var starts: Set<Int> = []
    for entry in FoldingRanges(context.index.document).entries {
      let start = context.text.line(at: entry.lowerBound)
      let end = context.text.line(at: entry.upperBound)
      // Of several entries in a line, the outermost is first.
      guard end > start, starts.insert(start).inserted else { continue }
      entries.append(start...end)
    }
    var ranges =
      entries.map { (lines: $0, isComment: false) }
      + FoldingRanges.comments(in: context.text).map { (lines: $0, isComment: true) }
    if let limit = client.foldingRangeLimit, limit >= 0, ranges.count > limit {
      // An entry has more lines than those inside of it, so that no outer range is lost for them.
      ranges.sort { $0.lines.count > $1.lines.count }
      ranges.removeSubrange(limit...)
    }
    return ranges.map { lines, isComment in
      JSONValue(members: [
        "startLine": lines.lowerBound, "endLine": lines.upperBound,
        "kind": isComment ? "comment" : nil,
      ])
    }
  }
}
