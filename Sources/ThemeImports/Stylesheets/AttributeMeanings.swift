import DynamicColors
import TraitSystem

/// What the attributes that selectors ask for mean: styles, contrasts, themes or traits.
///
/// A word alone doesn't say it. `[data-theme=dark]` is the dark style beside `[data-theme=light]`, but
/// a theme beside `[data-theme=night]`, as an element has only one of the values. So selectors keep
/// attributes as they are written, and this settles each once all its values are known.
struct AttributeMeanings {
  /// What an attribute comes to.
  private struct Attribute {
    /// The tests of values that are asked for.
    var values: [String: StyleTest] = [:]
    /// The test of elements without the attribute.
    var absent = StyleTest.always
  }

  private var attributes: [String: Attribute] = [:]

  /// The test of an attribute, or of none with such a name, before it is known what that means.
  static func test(_ name: String, _ value: String?) -> StyleTest {
    .context(axis: "[\(name)]", value)
  }

  /// The same of a class such as `theme-ocean`, which stands for the value of an attribute.
  static func test(class name: String, _ value: String) -> StyleTest {
    .context(axis: "[.\(name)]", value)
  }

  /// Finds out what attributes mean from all tests, each with the value that it decides about.
  init(_ tests: [(test: StyleTest, value: String)]) {
    var found: [String: [String]] = [:]
    var seen = Set<StyleTest>()
    for (test, _) in tests {
      test.forEachContext { axis, value in
        guard axis.hasPrefix("["), seen.insert(.context(axis: axis, value)).inserted else { return }
        found[axis, default: []] += value.map { [$0] } ?? []
      }
    }
    // Two attributes of one meaning make the same axis, in whatever order they come.
    let hasStyle = found["[\(StyleTest.style)]"] != nil
    for (axis, values) in found {
      let name = String(axis.dropFirst().dropLast())
      attributes[axis] =
        Self.systemTrait(name, values)
        ?? (Self.standsForThemes(name)
          ? Self.themes(name, values, tests, hasStyle: hasStyle) : Self.words(name, values))
    }
  }

  /// A test with the meanings of attributes in place of these.
  func settled(_ test: StyleTest) -> StyleTest {
    switch test {
    case .context(let axis, let value):
      guard let attribute = attributes[axis] else { return test }
      return value.map { attribute.values[$0] ?? .never } ?? attribute.absent
    case .not(let inner): return .not(settled(inner))
    case .all(let tests): return .all(tests.map(settled))
    case .any(let tests): return .any(tests.map(settled))
    }
  }

  // MARK: Words

  /// The style and the contrast that a word means; nil for other words.
  static func appearance(of word: String) -> StyleTest? {
    let meaning = ContextWords.meaning(of: word)
    let hasStyle = meaning.style != nil
    let hasContrast = meaning.contrast != nil && (meaning.namesContrast || hasStyle)
    guard !meaning.hasOthers, hasStyle || hasContrast else { return nil }
    var tests: [StyleTest] = []
    if let style = meaning.style { tests.append(.style(style == 1 ? "dark" : "light")) }
    if hasContrast, let contrast = meaning.contrast {
      tests.append(.contrast(contrast == 1 ? "high-contrast" : "normal-contrast"))
    }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  /// Values that are styles by their words where each means another, and else contexts of their own.
  private static func words(_ name: String, _ values: [String]) -> Attribute {
    let own = axis(name)
    let known = values.compactMap(appearance)
    let areDistinct = Set(known).count == known.count
    return Attribute(
      values: Dictionary(
        uniqueKeysWithValues: values.map { value in
          (value, (areDistinct ? appearance(of: value) : nil) ?? .context(axis: own, value))
        }
      ),
      absent: .context(axis: own, nil)
    )
  }

  /// The axis of an attribute; those of the system have values of their own.
  private static func axis(_ name: String) -> String {
    if name.hasPrefix(".") || ContextWords.meansThemes(name) { return StyleTest.theme }
    let isSystem = [
      StyleTest.style, StyleTest.contrast, StyleTest.gamut, StyleTest.level,
    ].contains(name)
    return isSystem ? "data-\(name)" : name
  }

  // MARK: Themes

  /// Whether each value of an attribute is a theme unless all of them are styles.
  ///
  /// An attribute for the themes of one style, such as `data-light-theme`, is chosen beside the style.
  private static func standsForThemes(_ name: String) -> Bool {
    !name.hasPrefix(".") && ContextWords.meansThemes(name)
      && ContextWords.meaning(of: name).style == nil
  }

  /// The values that leave the choice to the device.
  private static let automatic: Set<String> = ["auto", "system"]

  private static func themes(
    _ name: String,
    _ values: [String],
    _ tests: [(test: StyleTest, value: String)],
    hasStyle: Bool
  ) -> Attribute {
    let named = values.filter { !automatic.contains($0) }
    let known = named.compactMap(appearance)
    // Where an attribute is called after the style, another stands for something else.
    let areStyles =
      !hasStyle && known.count == named.count && Set(known).count == known.count
      && !tests.contains { varyByStyle(name, $0.test, $0.value) }
    guard !areStyles else { return words(name, values) }
    return Attribute(
      values: Dictionary(
        uniqueKeysWithValues: values.map { ($0, .context(axis: StyleTest.theme, $0)) }
      ),
      absent: .context(axis: StyleTest.theme, nil)
    )
  }

  /// Whether a rule for a value that is called after a style asks for the other style, or has both.
  private static func varyByStyle(_ name: String, _ test: StyleTest, _ value: String) -> Bool {
    let parts = required(by: test)
    let styles = parts.compactMap { axis, value in
      axis == "[\(name)]" ? ContextWords.meaning(of: value).style : nil
    }
    guard let style = styles.first else { return false }
    if let sides = StyleValue.lightDark(value), sides.light != sides.dark { return true }
    return parts.contains { axis, value in
      axis == "[\(StyleTest.style)]" && ContextWords.meaning(of: value).style == 1 - style
    }
  }

  /// The contexts that must hold whatever else does.
  private static func required(by test: StyleTest) -> [(axis: String, value: String)] {
    switch test {
    case .context(let axis, let value): value.map { [(axis, $0)] } ?? []
    case .all(let tests): tests.flatMap(required)
    case .not, .any: []
    }
  }

  // MARK: Traits of the system

  /// The meanings of an attribute that is called after a trait of the system and has only its values.
  private static func systemTrait(_ name: String, _ values: [String]) -> Attribute? {
    guard let trait = TraitKey.named(name), VariantPrecedence().traits.contains(trait) else {
      return nil
    }
    var attribute = Attribute()
    for value in values {
      guard let test = systemTest(trait, name, value) else { return nil }
      attribute.values[value] = test
    }
    // Where no element says it, media queries do.
    let isOfDevice = [
      TraitKey(UserInterfaceStyleTrait.self), TraitKey(AccessibilityContrastTrait.self),
      TraitKey(DisplayGamutTrait.self),
    ].contains(trait)
    if !isOfDevice { attribute.absent = .context(axis: axis(of: trait, name), nil) }
    return attribute
  }

  private static func axis(of trait: TraitKey, _ name: String) -> String {
    trait == TraitKey(UserInterfaceLevelTrait.self) ? StyleTest.level : name
  }

  private static func systemTest(_ trait: TraitKey, _ name: String, _ value: String) -> StyleTest? {
    let meaning = ContextWords.meaning(of: value)
    if trait == TraitKey(UserInterfaceStyleTrait.self) {
      let isStyle = !meaning.hasOthers && meaning.contrast == nil
      return isStyle ? meaning.style.map { .style($0 == 1 ? "dark" : "light") } : nil
    }
    if trait == TraitKey(AccessibilityContrastTrait.self) {
      let isContrast = !meaning.hasOthers && meaning.style == nil
      let contrast = isContrast ? meaning.contrast : nil
      return contrast.map { .contrast($0 == 1 ? "high-contrast" : "normal-contrast") }
    }
    guard let known = try? trait.value(value),
      let word = ConditionWords.word(for: ColorCondition(trait, known))
    else {
      let isListed = trait == TraitKey(DisplayGamutTrait.self) || axis(of: trait, name) != name
      return !isListed && (try? trait.value(value)) != nil ? .context(axis: name, value) : nil
    }
    if trait == TraitKey(DisplayGamutTrait.self) { return .context(axis: StyleTest.gamut, word) }
    return .context(axis: axis(of: trait, name), word)
  }
}
