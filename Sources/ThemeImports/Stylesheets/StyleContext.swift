import DynamicColors

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
typealias StyleTest = ConditionFormula<StyleContext>

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
