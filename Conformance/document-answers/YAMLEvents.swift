/// Reads the events of a case of the YAML test suite.
struct YAMLEvents {
  private var lines: ArraySlice<Substring>
  private var anchors: [Substring: YAMLValue] = [:]

  /// The data of the only document; nil without a document or with several.
  static func value(of tree: String) -> YAMLValue? {
    let lines = tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard lines.count(where: { $0.hasPrefix("+DOC") }) == 1 else { return nil }
    var events = YAMLEvents(lines: lines.drop { !$0.hasPrefix("+DOC") }.dropFirst())
    return events.value()
  }

  private init(lines: ArraySlice<Substring>) { self.lines = lines }

  private mutating func value() -> YAMLValue? {
    guard let line = lines.popFirst() else { return nil }
    let words = line.split(separator: " ")
    guard let event = words.first else { return nil }
    if event == "=ALI" { return words.last.flatMap { anchors[$0.dropFirst()] } }
    let anchor = words.dropFirst().first { $0.hasPrefix("&") }
    let value: YAMLValue?
    switch event {
    case "+SEQ": value = values(until: "-SEQ").map(YAMLValue.sequence)
    case "+MAP": value = values(until: "-MAP").map(YAMLValue.mapping)
    case "=VAL": value = scalar(line.dropFirst(5))
    default: value = nil
    }
    if let anchor { anchors[anchor.dropFirst()] = value }
    return value
  }

  private mutating func values(until end: String) -> [YAMLValue]? {
    var values: [YAMLValue] = []
    while let line = lines.first, !line.hasPrefix(end) {
      guard let value = value() else { return nil }
      values.append(value)
    }
    lines = lines.dropFirst()
    return values
  }

  /// The scalar after its anchor and tag: the character of its style, and its text with escapes.
  private func scalar(_ rest: Substring) -> YAMLValue? {
    var rest = rest
    var hasTag = false
    while let first = rest.first, first == "&" || first == "<" {
      hasTag = hasTag || first == "<"
      rest = rest.drop { $0 != " " }.dropFirst()
    }
    guard let style = rest.first else { return nil }
    let text = Self.unescaped(rest.dropFirst())
    return .scalar(text, style == ":" && !hasTag ? YAMLValue.Kind(plain: text) : .string)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscape = false
    for character in text.replacing("<SPC>", with: " ").replacing("<TAB>", with: "\t") {
      if isEscape {
        result.append(escapes[character] ?? character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "0": "\0",
  ]
}
