/// The words in names of contexts.
enum ContextWords {
  /// The style and the contrast in a name.
  struct Meaning: Hashable {
    /// 0 for light, 1 for dark.
    var style: Int?
    /// 0 for normal, 1 for high.
    var contrast: Int?
    /// Whether the name contains a word for contrast.
    var namesContrast = false
    /// Whether the name has other words.
    var hasOthers = false
  }

  /// Returns the meaning of a name: `dark`, `Dark Mode`, `dark-high-contrast`, `lightTheme`,
  /// `dark_hc`.
  static func meaning(of name: String) -> Meaning {
    var meaning = Meaning()
    for word in words(of: name) {
      switch word {
      case "light", "day": meaning.set(\.style, 0)
      case "dark", "night": meaning.set(\.style, 1)
      case "high", "increased", "more", "hc", "ax", "a11y", "accessible", "accessibility":
        meaning.set(\.contrast, 1)
        if word == "hc" { meaning.namesContrast = true }
      case "normal", "default", "standard", "regular": meaning.set(\.contrast, 0)
      case "contrast": meaning.namesContrast = true
      case "mode", "theme", "scheme", "color", "colors", "colour", "tokens": break
      default: meaning.hasOthers = true
      }
    }
    // "contrast" alone is high contrast.
    if meaning.namesContrast, meaning.contrast == nil { meaning.contrast = 1 }
    return meaning
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

extension ContextWords.Meaning {
  /// Sets one of two values; a name with both has another meaning.
  fileprivate mutating func set(_ member: WritableKeyPath<Self, Int?>, _ value: Int) {
    if let known = self[keyPath: member], known != value { hasOthers = true }
    self[keyPath: member] = value
  }
}
