/// The condition of selectors and media queries, as a test of contexts of themes.
indirect enum StyleTest: Hashable, Sendable {
  /// A context of the style, the contrast, the gamut, the theme or another attribute; nil for
  /// elements without the attribute.
  case context(axis: String, String?)
  case not(StyleTest)
  case all([StyleTest])
  case any([StyleTest])

  static let always = StyleTest.all([])
  static let never = StyleTest.any([])

  static let style = "style"
  static let contrast = "contrast"
  static let gamut = "gamut"
  static let level = "level"
  static let theme = "theme"

  /// The maximum depth of nested tests.
  static let deepest = 32

  static func style(_ context: String) -> Self { .context(axis: style, context) }
  static func contrast(_ context: String) -> Self { .context(axis: contrast, context) }

  /// Combines tests by 'and' or 'or'; returns nil if the result depends on an unknown test.
  static func joined(_ tests: [StyleTest?], isAny: Bool) -> StyleTest? {
    let known = tests.compactMap(\.self)
    if known.count == tests.count {
      return known.count == 1 ? known[0] : isAny ? .any(known) : .all(known)
    }
    guard known.contains(where: { $0.constant == isAny }) else { return nil }
    return isAny ? .always : .never
  }

  /// Whether the test holds in no contexts.
  var isNever: Bool { constant == false }

  /// Whether the test holds in all contexts.
  var isAlways: Bool { constant == true }

  /// Whether the test only requires that an element has some attribute.
  var isPresence: Bool {
    switch self {
    case .not(.context(let axis, nil)): return axis.hasPrefix("[")
    case .all(let tests):
      let others = tests.filter { !$0.isAlways }
      return others.count == 1 && others[0].isPresence
    case .not, .any, .context: return false
    }
  }

  /// Whether the test always or never holds; nil if that depends on contexts.
  private var constant: Bool? {
    switch self {
    case .context: return nil
    case .not(let test): return test.constant.map { !$0 }
    case .all(let tests):
      let values = tests.map(\.constant)
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let tests):
      let values = tests.map(\.constant)
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }

  /// The contexts in the test.
  var contexts: [(axis: String, context: String?)] {
    switch self {
    case .context(let axis, let context): [(axis, context)]
    case .not(let test): test.contexts
    case .all(let tests), .any(let tests): tests.flatMap(\.contexts)
    }
  }
}
