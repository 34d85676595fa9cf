import ColorValues
import DynamicColors

/// Conditions of `@media` and `@supports` as tests of contexts.
///
/// Source: mediaqueries-5, section 3; css-conditional-4, section 2.
extension StyleTest {
  /// Returns the test of a list of media queries; nil if themes cannot express a part of it.
  static func media(_ list: String) -> StyleTest? {
    StyleTest.joined(list.lowercased().topLevel(splitBy: ",").map(query), isAny: true)
  }

  /// Returns the test of a variant of Tailwind, which stands for a media query, or for an attribute
  /// with that meaning; nil for another variant.
  static func variant(_ name: String) -> StyleTest? {
    switch name {
    case "dark", "light": .device(axis: StyleContext.style, name)
    case "contrast-more": .device(axis: StyleContext.contrast, "high-contrast")
    default: nil
    }
  }

  /// Returns a test that always or never holds, by the support of current browsers for colors; nil
  /// for another condition.
  static func supports(_ condition: String) -> StyleTest? {
    test(words(condition.lowercased()), feature: supported)
  }

  private static func query(_ text: String) -> StyleTest? {
    var words = words(text)
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
      guard let condition = Self.test(words, feature: feature) else { return nil }
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

  private static func supported(_ text: String) -> StyleTest? {
    guard text.hasPrefix("("), text.hasSuffix(")"), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let name = text[..<colon].dropFirst().trimmed
    let value = text[text.index(after: colon)...].dropLast().trimmed
    if name.hasPrefix("--") { return .always }
    guard ["background", "background-color", "color", "fill"].contains(name) else { return nil }
    let isColor =
      value.hasPrefix("var(")
      || (try? ColorExpression.parse(value, allowing: .appearance)) != nil
    return isColor ? .always : nil
  }

  // MARK: Words

  /// Returns the words and the parts in parentheses; functions include their names.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return words }
      let name = rest.prefix { !$0.isWhitespace && $0 != "(" }
      let after = rest[name.endIndex...]
      guard after.first == "(" else {
        words.append(String(name))
        rest = after
        continue
      }
      // `and(` is read as a word before a parenthesis, although it is a function.
      let isWord = ["and", "or", "not", "only"].contains(name)
      if isWord { words.append(String(name)) }
      guard let end = after.closingParenthesis else {
        words.append(String(after))
        return words
      }
      words.append(String(isWord ? "" : name) + after[...end])
      rest = after[after.index(after: end)...]
    }
  }

  /// Returns the test of a condition with `and`, `or` and `not`; nil if it depends on an unknown
  /// feature.
  private static func test(
    _ words: [String],
    depth: Int = 0,
    feature: (String) -> StyleTest?
  ) -> StyleTest? {
    guard depth < StyleContext.deepest else { return nil }
    func single(_ word: String) -> StyleTest? {
      if let known = feature(word) { return known }
      guard word.hasPrefix("("), word.hasSuffix(")") else { return nil }
      let inside = Self.words(String(word.dropFirst().dropLast()))
      guard inside.contains(where: { $0.hasPrefix("(") || $0.hasSuffix(")") }) else { return nil }
      return test(inside, depth: depth + 1, feature: feature)
    }
    if words.count == 2, words[0] == "not" { return single(words[1]).map { .not($0) } }
    guard words.count % 2 == 1 else { return nil }
    let joints = Set(stride(from: 1, to: words.count, by: 2).map { words[$0] })
    guard joints.count <= 1, joints.isSubset(of: ["and", "or"]) else { return nil }
    let parts = stride(from: 0, to: words.count, by: 2).map { words[$0] }
    return StyleTest.joined(parts.map(single), isAny: joints.contains("or"))
  }
}

/// A context of the style, the contrast, the gamut, the theme or another attribute.
struct StyleContext: Hashable, Sendable {
  /// The name of the axis; that of an attribute in brackets, that of a media query after `@`.
  let axis: String

  /// The context; nil for elements without the attribute.
  let value: String?

  static let style = "style"
  static let contrast = "contrast"
  static let gamut = "gamut"
  static let level = "level"
  static let theme = "theme"

  /// The maximum depth of nested tests.
  static let deepest = 32
}

/// The condition of selectors and media queries, as a test of contexts of themes.
typealias StyleTest = ConditionSpace.Formula<StyleContext>

extension StyleTest {
  static func context(axis: String, _ value: String?) -> Self {
    .atom(StyleContext(axis: axis, value: value))
  }

  /// The test of a media query, before it is the same as that of attributes with its meaning.
  static func device(axis: String, _ value: String) -> Self { .context(axis: "@\(axis)", value) }

  static func style(_ context: String) -> Self { .context(axis: StyleContext.style, context) }
  static func contrast(_ context: String) -> Self { .context(axis: StyleContext.contrast, context) }

  /// Whether the test only requires that an element has some attribute.
  var isPresence: Bool {
    switch self {
    case .not(.atom(let context)): return context.value == nil && context.axis.hasPrefix("[")
    case .all(let tests):
      let others = tests.filter { !$0.isAlways }
      return others.count == 1 && others[0].isPresence
    case .not, .any, .atom: return false
    }
  }
}
