import DynamicColors

/// Media queries as tests of contexts.
///
/// Source: mediaqueries-5, section 3.
enum StyleMedia {
  /// Returns the test of a list of queries; nil if themes cannot express a part of it.
  static func test(_ list: String) -> StyleTest? {
    StyleTest.joined(list.lowercased().topLevel(splitBy: ",").map(query), isAny: true)
  }

  private static func query(_ text: String) -> StyleTest? {
    var words = BooleanText.words(text)
    guard let first = words.first else { return .always }
    var isNegated = false
    if first == "only" || (first == "not" && words.count > 1 && !words[1].hasPrefix("(")) {
      isNegated = first == "not"
      words.removeFirst()
    }
    var test = StyleTest.always
    if let type = words.first, !type.hasPrefix("("), type != "not" {
      switch type {
      case "all", "screen": break
      case "print", "speech": test = .never
      default: return nil
      }
      words.removeFirst()
      if words.first == "and" { words.removeFirst() }
    }
    if !words.isEmpty {
      guard let condition = BooleanText.test(words, feature: feature) else { return nil }
      test = .all([test, condition])
    }
    return isNegated ? .not(test) : test
  }

  private static func feature(_ text: String) -> StyleTest? {
    switch text.filter({ !$0.isWhitespace }) {
    case "(prefers-color-scheme:dark)": .device(axis: StyleContext.style, "dark")
    case "(prefers-color-scheme:light)": .device(axis: StyleContext.style, "light")
    case "(prefers-contrast:more)", "(prefers-contrast)":
      .device(axis: StyleContext.contrast, "high-contrast")
    case "(prefers-contrast:no-preference)":
      .device(axis: StyleContext.contrast, "normal-contrast")
    case "(color-gamut:p3)": .device(axis: StyleContext.gamut, "p3")
    case "(color-gamut:srgb)", "(color-gamut)", "(color)": .always
    default: nil
    }
  }
}
