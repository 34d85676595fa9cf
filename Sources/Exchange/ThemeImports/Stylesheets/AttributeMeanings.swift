import DynamicColors
import TraitSystem

/// The meanings of attributes in selectors: styles, contrasts, themes or traits.
///
/// The meaning depends on all values of an attribute: `[data-theme=dark]` is the dark style next to
/// `[data-theme=light]`, but a theme next to `[data-theme=night]`, as an element has only one of
/// the values. Tests of selectors therefore have attributes as written, until all values are known.
struct AttributeMeanings {
  /// The meaning of an attribute: the tests of its values, and that of elements without it.
  private typealias Attribute = (values: [String: StyleTest], absent: StyleTest)

  private var attributes: [String: Attribute] = [:]

  /// Returns the preliminary test of an attribute with a value, or of elements without it.
  static func test(_ name: String, _ value: String?) -> StyleTest {
    .context(axis: "[\(name)]", value)
  }

  /// Returns the preliminary test of a class such as `theme-ocean`, which is like an attribute.
  static func test(class name: String, _ value: String) -> StyleTest {
    .context(axis: "[.\(name)]", value)
  }

  /// Determines the meanings of attributes from all declarations.
  init(_ declarations: [StyleCascade.Declaration]) {
    var found: [String: [String]] = [:]
    var seen = Set<StyleContext>()
    for context in declarations.lazy.flatMap(\.test.atoms)
    where context.axis.hasPrefix("[") && seen.insert(context).inserted {
      found[context.axis, default: []] += context.value.map { [$0] } ?? []
    }
    // Two attributes with one meaning make the same axis, in any order.
    let hasStyle = found["[\(StyleContext.style)]"] != nil
    for (axis, values) in found {
      let name = String(axis.dropFirst().dropLast())
      attributes[axis] =
        Self.systemTrait(name, values)
        ?? (Self.standsForThemes(name)
          ? Self.themes(name, values, in: declarations, hasStyle: hasStyle)
          : Self.words(name, values))
    }
  }

  /// Returns a test with the meanings of attributes.
  func settled(_ test: StyleTest) -> StyleTest {
    switch test {
    case .atom(let context):
      if context.axis.hasPrefix("@") {
        return .context(axis: String(context.axis.dropFirst()), context.value)
      }
      guard let attribute = attributes[context.axis] else { return test }
      return context.value.map { attribute.values[$0] ?? .never } ?? attribute.absent
    case .not(let inner): return .not(settled(inner))
    case .all(let tests): return .all(tests.map(settled))
    case .any(let tests): return .any(tests.map(settled))
    }
  }

  // MARK: Words

  /// Returns the test for a word that is a style, a contrast or both; nil for other words.
  static func appearance(of word: String) -> StyleTest? {
    let meaning = ContextWords(word)
    let hasStyle = meaning.style != nil
    let hasContrast = meaning.contrast != nil && (meaning.namesContrast || hasStyle)
    guard !meaning.hasOthers, hasStyle || hasContrast else { return nil }
    let tests = [meaning.styleTest, hasContrast ? meaning.contrastTest : nil].compactMap(\.self)
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  /// Returns values as styles if their words are different styles, else as contexts.
  private static func words(_ name: String, _ values: [String]) -> Attribute {
    let own = axis(name)
    let known = values.compactMap(appearance)
    let areDistinct = Set(known).count == known.count
    let tests = values.map { value in
      (value, (areDistinct ? appearance(of: value) : nil) ?? .context(axis: own, value))
    }
    return (Dictionary(uniqueKeysWithValues: tests), .context(axis: own, nil))
  }

  /// Returns the axis of an attribute, which differs from those of the system.
  private static func axis(_ name: String) -> String {
    if name.hasPrefix(".") || ContextWords.meansThemes(name) { return StyleContext.theme }
    let isSystem = [
      StyleContext.style, StyleContext.contrast, StyleContext.gamut, StyleContext.level,
    ].contains(name)
    return isSystem ? "data-\(name)" : name
  }

  // MARK: Themes

  /// Returns whether each value of an attribute is a theme unless all of them are styles.
  ///
  /// An attribute for the themes of one style, such as `data-light-theme`, is independent of the
  /// style.
  private static func standsForThemes(_ name: String) -> Bool {
    !name.hasPrefix(".") && ContextWords.meansThemes(name)
      && ContextWords(name).style == nil
  }

  /// The values that select the style of the device.
  private static let automatic: Set<String> = ["auto", "system"]

  private static func themes(
    _ name: String,
    _ values: [String],
    in declarations: [StyleCascade.Declaration],
    hasStyle: Bool
  ) -> Attribute {
    let named = values.filter { !automatic.contains($0) }
    let known = named.compactMap(appearance)
    // If there is an attribute named after the style, another one has another meaning.
    let areStyles =
      !hasStyle && known.count == named.count && Set(known).count == known.count
      && !declarations.contains { hasOtherStyle(name, $0) }
    guard !areStyles else { return words(name, values) }
    let tests = values.map { ($0, StyleTest.context(axis: StyleContext.theme, $0)) }
    return (Dictionary(uniqueKeysWithValues: tests), .context(axis: StyleContext.theme, nil))
  }

  /// Returns whether a rule for a value that is named after a style requires the other style, or
  /// has values for both.
  private static func hasOtherStyle(
    _ name: String,
    _ declaration: StyleCascade.Declaration
  ) -> Bool {
    let parts = required(by: declaration.test)
    let styles = parts.compactMap { axis, value in
      axis == "[\(name)]" ? ContextWords(value).style : nil
    }
    guard let style = styles.first else { return false }
    if let sides = declaration.value.lightDark, sides.light.text != sides.dark.text { return true }
    return parts.contains { axis, value in
      ["[\(StyleContext.style)]", "@\(StyleContext.style)"].contains(axis)
        && ContextWords(value).style == 1 - style
    }
  }

  /// Returns the contexts that a test requires in any case.
  private static func required(by test: StyleTest) -> [(axis: String, value: String)] {
    switch test {
    case .atom(let context): context.value.map { [(context.axis, $0)] } ?? []
    case .all(let tests): tests.flatMap(required)
    case .not, .any: []
    }
  }

  // MARK: Traits of the system

  /// Returns the meaning of an attribute that is named after a system trait and has only its
  /// values.
  private static func systemTrait(_ name: String, _ values: [String]) -> Attribute? {
    guard let trait = TraitKey.system(named: name) else { return nil }
    var attribute: Attribute = ([:], .always)
    for value in values {
      guard let test = systemTest(of: trait, attribute: name, value: value) else { return nil }
      attribute.values[value] = test
    }
    // Without the attribute, media queries apply.
    let isOfDevice = [
      TraitKey(UserInterfaceStyleTrait.self), TraitKey(AccessibilityContrastTrait.self),
      TraitKey(DisplayGamutTrait.self),
    ].contains(trait)
    if !isOfDevice { attribute.absent = .context(axis: axis(of: trait, name), nil) }
    return attribute
  }

  private static func axis(of trait: TraitKey, _ name: String) -> String {
    trait == TraitKey(UserInterfaceLevelTrait.self) ? StyleContext.level : name
  }

  private static func systemTest(
    of trait: TraitKey,
    attribute name: String,
    value: String
  ) -> StyleTest? {
    let meaning = ContextWords(value)
    if trait == TraitKey(UserInterfaceStyleTrait.self) {
      return !meaning.hasOthers && meaning.contrast == nil ? meaning.styleTest : nil
    }
    if trait == TraitKey(AccessibilityContrastTrait.self) {
      return !meaning.hasOthers && meaning.style == nil ? meaning.contrastTest : nil
    }
    guard let known = try? trait.value(value),
      let word = ConditionWords.word(for: TraitCondition(trait, known))
    else {
      let isListed = trait == TraitKey(DisplayGamutTrait.self) || axis(of: trait, name) != name
      return !isListed && (try? trait.value(value)) != nil ? .context(axis: name, value) : nil
    }
    if trait == TraitKey(DisplayGamutTrait.self) { return .context(axis: StyleContext.gamut, word) }
    return .context(axis: axis(of: trait, name), word)
  }
}
