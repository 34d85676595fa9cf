/// The style and the contrast in the name of a context.
struct ContextWords {
  /// 0 for light, 1 for dark.
  private(set) var style: Int?
  /// 0 for normal, 1 for high.
  private(set) var contrast: Int?
  /// Whether the name contains a word for contrast.
  private(set) var namesContrast = false
  /// Whether the name has other words.
  private(set) var hasOthers = false

  /// Reads a name: `dark`, `Dark Mode`, `dark-high-contrast`, `lightTheme`, `dark_hc`.
  init(_ name: String) {
    for word in Self.words(of: name) {
      switch word {
      case "light", "day": set(\.style, 0)
      case "dark", "night": set(\.style, 1)
      case "high", "increased", "more", "hc", "ax", "a11y", "accessible", "accessibility":
        set(\.contrast, 1)
        if word == "hc" { namesContrast = true }
      case "normal", "default", "standard", "regular": set(\.contrast, 0)
      case "contrast": namesContrast = true
      case "mode", "theme", "scheme", "color", "colors", "colour", "tokens": break
      default: hasOthers = true
      }
    }
    // "contrast" alone is high contrast.
    if namesContrast, contrast == nil { contrast = 1 }
  }

  /// Sets one of two values; a name with both has another meaning.
  private mutating func set(_ member: WritableKeyPath<Self, Int?>, _ value: Int) {
    if let known = self[keyPath: member], known != value { hasOthers = true }
    self[keyPath: member] = value
  }

  /// Returns the words of a name in lower case: `lightTheme` has two.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Returns whether an axis with a name has themes or brands as contexts.
  static func meansThemes(_ name: String) -> Bool {
    let known: Set<String> = [
      "theme", "themes", "brand", "brands", "product", "products", "skin", "skins", "palette",
    ]
    return words(of: name).contains { known.contains($0) }
  }
}

extension ContextWords {
  /// The test of the style, if the name has one.
  var styleTest: StyleTest? { style.map { .style($0 == 1 ? "dark" : "light") } }

  /// The test of the contrast, if the name has one.
  var contrastTest: StyleTest? {
    contrast.map { .contrast($0 == 1 ? "high-contrast" : "normal-contrast") }
  }
}
