import TestSupport

/// Random YAML in wild styles: odd indentation, comments wherever one may stand, every kind of
/// scalar.
struct YAMLSource {
  private var generator: SplitMix64
  private var lines: [String] = []
  private var line = ""
  private var anchors: [String] = []
  private var names = 0

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A document with a mapping at its root.
  mutating func text() -> String {
    lines = []
    line = ""
    anchors = []
    names = 0
    if chance(5) {
      lines += ["%YAML 1.2", "---"]
    } else if chance(5) {
      lines.append("--- # start")
    }
    comments(at: 0)
    mapping(indent: 0, depth: 0)
    endLine()
    comments(at: number(0...4))
    if chance(8) { lines.append("... # end") }
    let lineBreak = chance(6) ? "\r\n" : "\n"
    return lines.joined(separator: lineBreak) + (chance(4) ? "" : lineBreak)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }

  private mutating func pick(_ texts: [String]) -> String {
    texts[number(0...texts.count - 1)]
  }

  private mutating func endLine() {
    if chance(5) {
      line += String(repeating: " ", count: number(1...6)) + pick(["# c", "#", "# ä: {x"])
    }
    lines.append(line)
    line = ""
  }

  private mutating func comments(at indent: Int) {
    while chance(4) {
      lines.append(pick(["", "  ", String(repeating: " ", count: indent) + "# own", "# far"]))
    }
  }

  private mutating func key() -> String {
    names += 1
    let name = "k\(names)"
    switch number(0...7) {
    case 0: return "\"\(name) \""
    case 1: return "'\(name)'"
    case 2: return "\"\(name)\""
    case 3: return "&a\(names) \(name)"
    default: return name
    }
  }

  private mutating func mapping(indent: Int, depth: Int) {
    for number in 0..<number(1...4) {
      if number > 0 { comments(at: indent) }
      if number > 0 || line.isEmpty { line = String(repeating: " ", count: indent) }
      if chance(12), !line.hasSuffix("- ") {
        line += "? \(key())"
        endLine()
        line = String(repeating: " ", count: indent) + ":"
      } else {
        line += key() + ":"
      }
      value(indent: indent, depth: depth)
    }
  }

  private mutating func sequence(indent: Int, depth: Int) {
    for number in 0..<number(1...4) {
      if number > 0 { comments(at: indent) }
      if number > 0 || line.isEmpty { line = String(repeating: " ", count: indent) }
      line += "-"
      if depth < 4, chance(3) {
        line += String(repeating: " ", count: self.number(1...3))
        let inner = line.unicodeScalars.count
        if chance(2) {
          mapping(indent: inner, depth: depth + 1)
        } else {
          sequence(indent: inner, depth: depth + 1)
        }
      } else {
        value(indent: indent, depth: depth)
      }
    }
  }

  private mutating func value(indent: Int, depth: Int) {
    if chance(8), !chance(3) {
      names += 1
      line += " &v\(names)"
      anchors.append("v\(names)")
      return afterProperties(indent: indent, depth: depth, isAnchored: true)
    }
    if chance(12) { line += " !!str"; return scalar(indent: indent) }
    afterProperties(indent: indent, depth: depth, isAnchored: false)
  }

  private mutating func afterProperties(indent: Int, depth: Int, isAnchored: Bool) {
    switch number(0...9) {
    case 0,
      1 where depth < 4:
      endLine()
      comments(at: indent + 1)
      mapping(indent: indent + number(1...5), depth: depth + 1)
    case 2 where depth < 4:
      endLine()
      comments(at: indent + 1)
      sequence(indent: indent + number(1...3), depth: depth + 1)
    case 3, 4:
      line += String(repeating: " ", count: number(1...4))
      flow(indent: indent + 1, depth: depth)
      endLine()
    case 5 where !isAnchored && anchors.count > 1:
      // The last anchor may be open still; one before it may be, too, and then the text is refused.
      line += " *" + pick(Array(anchors.dropLast()))
      endLine()
    case 6: block(indent: indent)
    default: scalar(indent: indent)
    }
  }

  private mutating func scalar(indent: Int) {
    let space = String(repeating: " ", count: number(1...5))
    let deeper = String(repeating: " ", count: indent + number(1...4))
    if chance(6) {
      // The value below its key, perhaps with comments between them.
      endLine()
      comments(at: indent + 1)
      line = deeper + pick(["red", "\"#fff\"", "'a b'"])
      return endLine()
    }
    switch number(0...9) {
    case 0: line += space + "plain over\n\(deeper)two lines"
    case 1: line += space + "\"double  \n\(deeper)  over \\\n\(deeper)\\  lines\\n\""
    case 2: line += space + "'single ''over''\n\n\(deeper)lines'"
    case 3: line += ""
    case 4:
      line +=
        space
        + pick(
          ["~", "null", "yes", "1.50", "2026-01-01", "0x1F", "-", "- x"].filter {
            $0 != "-" && $0 != "- x"
          }
        )
    case 5:
      line +=
        space
        + pick(["'yes'", "\"no\"", "'12'", "\"\"", "''", "'a: b'", "\"a #b\"", "'a\"b'", "'a\\b'"])
    case 6:
      line +=
        space
        + pick(["\"\\u00e9\\t\"", "\"a\\\"b\"", "\"\\u2028\"", "\"a\u{A0}b\"", "größe", "气温"])
    case 7:
      line +=
        space + pick(["\"#FDE8EF\"", "\"{rose.100}\"", "color-mix(in oklab, {a} 92%, white)"])
    default: line += space + pick(["red", "'red'", "\"red\"", "a b", "a:b", "http://x/#y"])
    }
    endLine()
  }

  private mutating func block(indent: Int) {
    let style = pick(["|", ">"]) + pick(["", "-", "+", ""])
    let inner = String(repeating: " ", count: indent + number(1...4))
    line += " " + style + pick(["", "", "  # head"])
    lines.append(line)
    line = ""
    if chance(4) { lines.append("") }
    lines.append(inner + pick(["first # no comment", "first: line", "- first", "\"first\""]))
    for _ in 0..<number(0...3) {
      lines.append(
        pick([inner + "more", inner + "  deeper", "", inner + "\ttab", inner + "end  "])
      )
    }
    for _ in 0..<number(0...2) { lines.append(pick(["", " "])) }
  }

  private mutating func flow(indent: Int, depth: Int) {
    let isMapping = chance(2)
    line += isMapping ? "{" : "["
    let count = number(0...(chance(5) ? 12 : 3))
    for index in 0..<count {
      flowSpace(indent: indent)
      if isMapping || chance(6) {
        names += 1
        line += pick(["f\(names)", "\"f\(names)\"", "'f \(names)'"])
        if !isMapping || !chance(6) {
          line += pick([": ", ":   "])
          flowValue(indent: indent, depth: depth)
        }
      } else {
        flowValue(indent: indent, depth: depth)
      }
      if index < count - 1 || chance(4) { line += "," }
    }
    flowSpace(indent: indent)
    line += isMapping ? "}" : "]"
  }

  private mutating func flowSpace(indent: Int) {
    line += pick([" ", "   ", " "])
    guard chance(6) else { return }
    endLine()
    comments(at: indent)
    line = String(repeating: " ", count: indent + number(0...4))
  }

  private mutating func flowValue(indent: Int, depth: Int) {
    if depth < 5, chance(5) { return flow(indent: indent, depth: depth + 1) }
    names += 1
    line += pick([
      "x", "'x y'", "\"a, b\"", "\"#fff\"", "a b", "\"a\\n\"", "&n\(names) z", "!!str x", "[]",
      "{}",
      "'over\n\(String(repeating: " ", count: indent))lines'",
      "plain\n\(String(repeating: " ", count: indent))lines",
      "state.warning-surface-of-something-with-a-long-name",
    ])
  }
}
