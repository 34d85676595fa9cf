import DynamicColors
import SourceDiagnostics
import TextSupport
import TraitSystem

/// One trait that variants are chosen by.
struct ConditionAxis {
  /// The place in the order in which traits decide.
  let rank: Int

  /// The words of theme files for the values.
  let words: [String]

  /// Whether there are no other values.
  let isClosed: Bool

  /// The value that an unspecified trait counts as, if another's absence can mean it.
  let assumed: Int?
}

/// A value of a trait as a condition.
struct TraitChoice: Hashable {
  let axis: Int
  let value: Int
}

/// A trait that the library has to define.
struct ImportedTrait {
  let name: String
  let identifier: String?
  let values: [String]
  let defaultValue: String
}

/// What the axes of imported tokens become: themes, conditions of traits, and traits of their own.
struct AxisMeanings {
  enum Meaning {
    case themes
    /// For each context, what must hold of traits.
    case traits([[TraitChoice]])
  }

  private(set) var meanings: [Meaning] = []
  private(set) var conditionAxes: [ConditionAxis] = []
  private(set) var customTraits: [ImportedTrait] = []
  private var customNames: Set<String> = []
  private var traitNames = FreeNames { $0.lowercased() }

  /// The axis whose contexts are themes.
  private(set) var themeAxis: Int?

  private var usedTraits: [TraitKey: Int] = [:]

  init(
    _ axes: [ImportAxis],
    uses: [String: ModifierUse],
    isOneTheme: Bool = false,
    _ findings: inout ImportFindings
  ) {
    let known = Set(axes.map(\.name))
    for name in uses.keys.sorted() where !known.contains(name) {
      let hint = Spelling.hint(for: name, among: axes.map(\.name))
      findings.add(.invalidResolver, at: nil, "no modifier is called '\(name)'\(hint)")
    }
    themeAxis = Self.themeAxis(of: axes, uses, isOneTheme: isOneTheme)
    for (number, axis) in axes.enumerated() {
      if number == themeAxis {
        meanings.append(.themes)
        continue
      }
      let use = uses[axis.name]
      if use == nil || use == .style || use == .contrast,
        let known = systemMeaning(of: axis, use)
      {
        meanings.append(.traits(known))
        continue
      }
      if use == .style || use == .contrast || use == .theme {
        let what = use == .style ? "light and dark" : "normal and high contrast"
        findings.add(
          .invalidResolver,
          at: axis.excerpt,
          use == .theme
            ? "only one modifier can stand for themes; '\(axis.name)' is another"
            : "the contexts of '\(axis.name)' aren't \(what): \(axis.contexts.joined(separator: ", "))"
        )
      }
      meanings.append(.traits(customMeaning(of: axis)))
    }
  }

  /// The axis that stands for themes: the one that was asked for, else one of such a name whose
  /// contexts aren't light and dark, unless the document says that it is one theme.
  private static func themeAxis(
    of axes: [ImportAxis],
    _ uses: [String: ModifierUse],
    isOneTheme: Bool
  ) -> Int? {
    let asked = axes.firstIndex { axis in
      uses[axis.name] == .theme || (axis.isThemes && uses[axis.name] == nil)
    }
    if isOneTheme || asked != nil { return asked }
    let free = axes.indices.filter { number in
      uses[axes[number].name] == nil && !isAppearance(axes[number])
    }
    return free.first { ["theme", "themes"].contains(axes[$0].name.lowercased()) }
      ?? free.first { ContextWords.meansThemes(axes[$0].name) }
  }

  // MARK: System traits

  /// Whether the contexts of an axis are light and dark, or normal and high contrast.
  static func isAppearance(_ axis: ImportAxis) -> Bool {
    styleContexts(of: axis, isAsked: false) != nil
      || contrastContexts(of: axis, isAsked: false) != nil
  }

  private mutating func systemMeaning(
    of axis: ImportAxis,
    _ use: ModifierUse?
  ) -> [[TraitChoice]]? {
    let style = TraitKey(UserInterfaceStyleTrait.self)
    let contrast = TraitKey(AccessibilityContrastTrait.self)
    if use != .contrast, usedTraits[style] == nil,
      let contexts = Self.styleContexts(of: axis, isAsked: use == .style)
    {
      let hasContrast = contexts.contains { $0.contrast != nil }
      if !hasContrast || usedTraits[contrast] == nil {
        return contexts.map { context in
          var choices = [TraitChoice(axis: conditionAxis(style), value: context.style)]
          if hasContrast {
            choices.append(
              TraitChoice(axis: conditionAxis(contrast), value: context.contrast ?? 0)
            )
          }
          return choices
        }
      }
    }
    if use == .style { return nil }
    if usedTraits[contrast] == nil,
      let contexts = Self.contrastContexts(of: axis, isAsked: use == .contrast)
    {
      return contexts.map { [TraitChoice(axis: conditionAxis(contrast), value: $0)] }
    }
    return use == nil ? namedMeaning(of: axis) : nil
  }

  /// The styles of contexts that are light and dark, or all four of these with either contrast.
  private static func styleContexts(
    of axis: ImportAxis,
    isAsked: Bool
  ) -> [(style: Int, contrast: Int?)]? {
    let meanings = axis.contexts.map(ContextWords.meaning)
    guard !meanings.contains(where: { ($0.hasOthers && !isAsked) || $0.style == nil }) else {
      return nil
    }
    let pairs = meanings.map { (style: $0.style ?? 0, contrast: $0.contrast) }
    let styles = Set(pairs.map(\.style))
    let hasContrast = pairs.contains { $0.contrast == 1 }
    let states = Set(pairs.map { $0.style * 2 + ($0.contrast ?? 0) })
    guard states.count == pairs.count else { return nil }
    if !hasContrast { return styles.count == pairs.count ? pairs.map { ($0.style, nil) } : nil }
    return states.count == 4 ? pairs : nil
  }

  /// The contrasts of contexts that are normal and high.
  private static func contrastContexts(of axis: ImportAxis, isAsked: Bool) -> [Int]? {
    let meanings = axis.contexts.map(ContextWords.meaning)
    let namesContrast =
      isAsked || ContextWords.words(of: axis.name).contains("contrast")
      || meanings.contains(where: \.namesContrast)
    guard namesContrast, meanings.count <= 2,
      !meanings.contains(where: {
        ($0.hasOthers && !isAsked) || $0.style != nil || $0.contrast == nil
      })
    else { return nil }
    let values = meanings.map { $0.contrast ?? 0 }
    return Set(values).count == values.count ? values : nil
  }

  /// The meaning of contexts that are condition words of one trait, or values of the trait that the
  /// axis is called after; `default` is whatever the others are not.
  private mutating func namedMeaning(of axis: ImportAxis) -> [[TraitChoice]]? {
    let isRest = axis.contexts.map { $0.lowercased() == ConditionWords.unconditional }
    let named = zip(axis.contexts, isRest).filter { !$0.1 }.map(\.0)
    let words = named.map { ConditionWords.condition($0.lowercased()) }
    var conditions = words.compactMap(\.self)
    let own = TraitKey.named(axis.name)
    if conditions.count < named.count {
      guard let own, VariantPrecedence().traits.contains(own) else { return nil }
      conditions = named.compactMap { context in
        (try? own.value(context)).map { ColorCondition(own, $0) }
      }
    }
    guard let trait = conditions.first?.trait, conditions.count == named.count,
      usedTraits[trait] == nil, conditions.allSatisfy({ $0.trait == trait }),
      Set(conditions).count == conditions.count
    else { return nil }
    let level = TraitKey(UserInterfaceLevelTrait.self)
    let gamut = TraitKey(DisplayGamutTrait.self)
    if named.count < axis.contexts.count {
      // The name has to say as well that the trait is meant.
      guard own == trait, named.count == axis.contexts.count - 1 else { return nil }
      let assumed = ColorCondition(trait, trait.assumedValue)
      if ConditionWords.word(for: assumed) != nil {
        guard !conditions.contains(assumed), let rest = isRest.firstIndex(of: true) else {
          return nil
        }
        conditions.insert(assumed, at: rest)
      }
    }
    let number = conditionAxes.count
    usedTraits[trait] = number
    conditionAxes.append(
      ConditionAxis(
        rank: VariantPrecedence().traits.firstIndex(of: trait) ?? 0,
        words: conditions.map(\.description),
        isClosed: (trait == level || trait == gamut) && conditions.count == 2,
        assumed: conditions.firstIndex { $0.value == trait.assumedValue }
      )
    )
    if conditions.count == axis.contexts.count {
      return conditions.indices.map { [TraitChoice(axis: number, value: $0)] }
    }
    // A value beyond the words is any that isn't listed.
    var next = 0
    return isRest.map { isRest in
      if isRest { return [TraitChoice(axis: number, value: conditions.count)] }
      next += 1
      return [TraitChoice(axis: number, value: next - 1)]
    }
  }

  /// The axis of style or contrast.
  private mutating func conditionAxis(_ trait: TraitKey) -> Int {
    if let known = usedTraits[trait] { return known }
    let isStyle = trait == TraitKey(UserInterfaceStyleTrait.self)
    usedTraits[trait] = conditionAxes.count
    conditionAxes.append(
      ConditionAxis(
        rank: isStyle ? 0 : 1,
        words: isStyle ? ["light", "dark"] : ["normal-contrast", "high-contrast"],
        isClosed: true,
        assumed: 0
      )
    )
    return conditionAxes.count - 1
  }

  // MARK: Custom traits

  private mutating func customMeaning(of axis: ImportAxis) -> [[TraitChoice]] {
    var name = NamePart.legal(axis.name)
    // The name of a trait of the system would be taken for that, and every library has the theme's.
    let isSystem = TraitKey.named(name).map(TraitKey.system.contains) ?? false
    let isTheme = name.lowercased() == "theme"
    if isSystem || isTheme || customNames.contains(name) {
      name += "-modifier"
    }
    name = traitNames.take(name)
    customNames.insert(name)
    var names = FreeNames.values()
    let values = axis.contexts.map { names.take(NamePart.legal($0)) }
    let number = conditionAxes.count
    conditionAxes.append(
      ConditionAxis(
        rank: VariantPrecedence().traits.count + customTraits.count,
        words: values.map { "\(name)=\($0)" },
        isClosed: true,
        assumed: nil
      )
    )
    customTraits.append(
      ImportedTrait(
        name: name,
        identifier: axis.identifier,
        values: values,
        defaultValue: values[axis.defaultContext]
      )
    )
    return values.indices.map { [TraitChoice(axis: number, value: $0)] }
  }
}
