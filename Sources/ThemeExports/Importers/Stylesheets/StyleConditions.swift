/// What selectors and media queries ask for, as contexts of themes.
struct StyleConditions {
  /// A context: of the style, the contrast, the gamut, the theme, or another attribute.
  struct Choice: Hashable {
    let axis: String
    let context: String
  }

  var choices: [Choice] = []

  /// How much the selector weighs: attributes and classes, then types.
  var weight = (attributes: 0, types: 0)

  static let style = "style"
  static let contrast = "contrast"
  static let gamut = "gamut"
  static let theme = "theme"

  // MARK: Media queries

  /// What a query asks for; nil where themes have nothing for it.
  static func media(_ query: String) -> [Choice]? {
    var choices: [Choice] = []
    for part in query.lowercased().split(separator: " ").joined(separator: " ").components(" and ")
    {
      switch part.filter({ $0 != " " }) {
      case "screen", "all", "onlyscreen", "": continue
      case "(prefers-color-scheme:dark)": choices.append(Choice(axis: style, context: "dark"))
      case "(prefers-color-scheme:light)": choices.append(Choice(axis: style, context: "light"))
      case "(prefers-contrast:more)", "(prefers-contrast)":
        choices.append(Choice(axis: contrast, context: "high-contrast"))
      case "(prefers-contrast:no-preference)":
        choices.append(Choice(axis: contrast, context: "normal-contrast"))
      case "(color-gamut:p3)": choices.append(Choice(axis: gamut, context: "p3"))
      case "(color-gamut:srgb)": continue
      default: return nil
      }
    }
    return choices
  }

  // MARK: Selectors

  /// What each selector of a list asks for; nil for those that themes have nothing for.
  static func selectors(_ list: String) -> [StyleConditions?] {
    list.topLevel(splitBy: ",").map { selector in
      var conditions = StyleConditions()
      return conditions.read(selector[...], weighs: true) ? conditions : nil
    }
  }

  /// Reads a compound selector; false where there is something that no theme can mean.
  private mutating func read(_ selector: Substring, weighs: Bool) -> Bool {
    var rest = Substring(selector.trimmed)
    guard !rest.isEmpty else { return false }
    while let first = rest.first {
      switch first {
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return false }
        guard readAttribute(rest[rest.index(after: rest.startIndex)..<end]) else { return false }
        if weighs { weight.attributes += 1 }
        rest = rest[rest.index(after: end)...]
      case ".":
        let name = rest.dropFirst().prefix(while: Self.isName)
        guard readWord(String(name), isTheme: ContextWords.meansThemes(String(name))) else {
          return false
        }
        if weighs { weight.attributes += 1 }
        rest = rest.dropFirst(name.count + 1)
      case ":":
        guard let after = readPseudoClass(rest, weighs: weighs) else { return false }
        rest = after
      case "*": rest = rest.dropFirst()
      case "&" where rest.count == 1: return true
      default:
        let name = rest.prefix(while: Self.isName)
        guard ["html", "body"].contains(name.lowercased()) else { return false }
        if weighs { weight.types += 1 }
        rest = rest.dropFirst(name.count)
      }
    }
    return true
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  /// Reads `:root`, `:host`, `:where()`, `:is()` and `:not()`; gives what follows.
  private mutating func readPseudoClass(_ text: Substring, weighs: Bool) -> Substring? {
    let isElement = text.hasPrefix("::")
    let name = text.drop { $0 == ":" }.prefix(while: Self.isName).lowercased()
    let rest = text.dropFirst(name.count + (isElement ? 2 : 1))
    if isElement { return name == "backdrop" ? rest : nil }
    if ["root", "host"].contains(name) {
      if weighs { weight.attributes += 1 }
      guard rest.first == "(" else { return rest }
    }
    guard ["where", "is", "not", "host"].contains(name), rest.first == "(",
      let end = rest.closingParenthesis
    else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<end]
    let after = rest[rest.index(after: end)...]
    switch name {
    case "not":
      // What is asked not to be there is what others say by a rule of their own.
      if weighs, inside.contains("[") || inside.contains(".") { weight.attributes += 1 }
      return after
    default:
      // Of several ways to ask for the same, the first is as good as any.
      guard let first = String(inside).topLevel(splitBy: ",").first,
        read(first[...], weighs: weighs && name != "where")
      else { return nil }
      return after
    }
  }

  private mutating func readAttribute(_ text: Substring) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard let first = parts.first else { return false }
    var name = first.drop { $0 == " " }.prefix(while: Self.isName).lowercased()
    if name.hasPrefix("data-") { name.removeFirst(5) }
    guard parts.count == 2 else { return readWord(name, isTheme: false) }
    if first.last == "~" || first.last == "|" || first.last == "^" || first.last == "*" {
      guard first.last == "~" else { return false }
    }
    var value = parts[1].trimmed[...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      value = value.dropFirst().prefix { $0 != quote }
    }
    guard !value.isEmpty else { return false }
    let word = String(value)
    if readWord(word, isTheme: ContextWords.meansThemes(name)) { return true }
    choices.append(Choice(axis: name, context: word))
    return true
  }

  /// Takes a word for a style, a contrast or a theme; false where it is none of them.
  private mutating func readWord(_ word: String, isTheme: Bool) -> Bool {
    let meaning = ContextWords.meaning(of: word)
    let hasStyle = meaning.style != nil
    let hasContrast = meaning.contrast != nil && (meaning.namesContrast || hasStyle)
    if !meaning.hasOthers, hasStyle || hasContrast {
      if let style = meaning.style {
        choices.append(Choice(axis: Self.style, context: style == 1 ? "dark" : "light"))
      }
      if hasContrast, let contrast = meaning.contrast {
        let context = contrast == 1 ? "high-contrast" : "normal-contrast"
        choices.append(Choice(axis: Self.contrast, context: context))
      }
      return true
    }
    guard isTheme else { return false }
    var name = word[...]
    for prefix in ["theme-", "brand-"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    choices.append(Choice(axis: Self.theme, context: String(name)))
    return true
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// The place of the parenthesis that closes the first character.
  var closingParenthesis: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The parts between separators that stand in no parentheses or brackets, without blanks at the ends.
  func topLevel(splitBy separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in self {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmed)
    return parts
  }

  /// The parts between a text.
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(separator) {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
      } else {
        part.append(character)
        rest = rest.dropFirst()
      }
    }
    return parts + [part]
  }
}
