import ColorValues
import DynamicColors
import SourceDocuments
import ThemeValidation

/// The meanings of the parts of a file, in the numbers of the protocol.
struct SemanticTokens {
  /// The kinds of tokens, in the order of the legend.
  enum Kind: Int, CaseIterable {
    case namespace, `class`, `enum`, `struct`, parameter, variable, enumMember, function, keyword
    case string, number, `operator`, property
    /// Not a standard kind: the unit of a number.
    case unit
  }

  /// The properties of tokens, in the order of the legend.
  enum Modifier: Int, CaseIterable {
    case declaration, readonly, defaultLibrary

    var bit: Int { 1 << rawValue }
  }

  /// A token of the file.
  struct Token {
    let range: Range<Int>
    let kind: Kind
    let modifiers: Int
  }

  /// The tokens in the order of the file, which don't overlap.
  private(set) var tokens: [Token] = []

  private let bytes: [UInt8]

  init(_ index: FileIndex) {
    bytes = index.document.file.bytes
    for occurrence in index.occurrences where occurrence.place != .value { add(occurrence) }
    for site in index.sites { add(site) }
    tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    tokens.removeAll { token in
      let overlaps = token.range.lowerBound < end
      if !overlaps { end = token.range.upperBound }
      return overlaps
    }
  }

  /// Adds a token for each line of a range, since not all clients know tokens of several lines.
  private mutating func add(_ range: Range<Int>, _ kind: Kind, modifiers: Modifier...) {
    let bits = modifiers.reduce(0) { $0 | $1.bit }
    for line in bytes[range].split(whereSeparator: { "\r\n".utf8.contains($0) }) {
      // Whitespace around a line break is not part of the value.
      let isWhole = line.count == range.count
      guard let first = line.firstIndex(where: { isWhole || $0 > UInt8(ascii: " ") }),
        let last = line.lastIndex(where: { isWhole || $0 > UInt8(ascii: " ") })
      else { continue }
      tokens.append(Token(range: first..<last + 1, kind: kind, modifiers: bits))
    }
  }

  private mutating func add(_ occurrence: Occurrence) {
    let kind: Kind =
      switch occurrence.symbol {
      case .definition: .variable
      case .group: .namespace
      case .theme, .hierarchy: .class
      case .trait: .enum
      case .traitValue: .enumMember
      case .node: .struct
      case .asset, .catalog: .string
      case .rule: .property
      }
    if occurrence.isDefinition {
      add(occurrence.range, kind, modifiers: .declaration)
    } else {
      add(occurrence.range, kind)
    }
  }

  private mutating func add(_ site: ValueSite) {
    if site.keys.last == ConditionWords.unconditional { add(site.keyRange, .keyword) }
    for token in ColorTextToken.all(in: site.node.text) {
      let range = site.range(ofText: token.range)
      switch token.kind {
      case .function: add(range, .function)
      case .word: addWord(range)
      case .hexadecimal, .number: add(range, .number)
      case .unit: add(range, .unit)
      case .brace: add(range, .operator)
      case .reference: add(range, .variable)
      case .asset: add(range, .string)
      case .symbol: add(range, .operator)
      case .openParenthesis, .closeParenthesis, .comma: continue
      }
    }
  }

  /// The words of color texts other than names of colors, color spaces and channels.
  private static let keywords: Set = [
    "in", "from", "none", "shorter", "longer", "increasing", "decreasing", "hue",
  ]

  private mutating func addWord(_ range: Range<Int>) {
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    if ColorReplacement.Part.isName(word) {
      add(range, .enumMember, modifiers: .readonly, .defaultLibrary)
    } else if Self.keywords.contains(word) || ColorSpace(cssName: word) != nil {
      add(range, .keyword)
    } else {
      add(range, .parameter)
    }
  }
}

extension LanguageServer {
  /// Answers `textDocument/semanticTokens/full`.
  func allTokens(_ document: LSP.TextDocumentIdentifier) -> JSONValue? {
    guard let context = context(document) else { return nil }
    return tokens(in: 0..<context.text.bytes.count, context)
  }

  /// Answers `textDocument/semanticTokens/range`.
  func tokensInRange(_ parameters: LSP.TextDocumentRangeParams) -> JSONValue? {
    guard let context = context(parameters.textDocument) else { return nil }
    return tokens(in: context.text.bytes(of: parameters.range, client.encoding), context)
  }

  private func tokens(in part: Range<Int>, _ context: FileContext) -> JSONValue {
    var data: [Int] = []
    var last = TextPosition(line: 0, character: 0)
    for token in SemanticTokens(context.index).tokens {
      guard token.range.overlaps(part) else { continue }
      let range = context.text.range(of: token.range, client.encoding)
      let start = range.start
      let isSameLine = start.line == last.line
      data += [
        start.line - last.line,
        isSameLine ? start.character - last.character : start.character,
        range.end.character - start.character, token.kind.rawValue, token.modifiers,
      ]
      last = start
    }
    return JSONValue(members: ["data": data])
  }
}
