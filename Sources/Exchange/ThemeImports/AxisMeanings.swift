import DynamicColors
import SourceDiagnostics
import TextSupport
import TraitSystem

/// A trait that variants depend on.
struct ConditionAxis {
  /// The precedence of the trait; 0 is the most important one.
  let rank: Int

  /// The words of theme files for the values.
  let words: [String]

  /// Whether the trait has no other values.
  let isClosed: Bool

  /// The value of an unspecified trait, if it has a word.
  let assumed: Int?

  /// The values: one for each word, and one for any other unless there is none.
  var values: Range<Int> { 0..<words.count + (isClosed ? 0 : 1) }
}

/// A trait that the library file defines.
struct ImportedTrait {
  let name: String
  let identifier: String?
  let values: [String]
  let defaultValue: String
}

/// The uses of the axes of imported tokens: themes, conditions of traits, and custom traits.
struct AxisMeanings {
  enum Meaning {
    case themes
    /// The choices of traits for each context.
    case traits([[AxisChoice]])
  }

  private(set) var meanings: [Meaning] = []
  private(set) var conditionAxes: [ConditionAxis] = []
  private(set) var customTraits: [ImportedTrait] = []
  private var customNames: Set<String> = []
  private var traitNames = FreeNames { $0.lowercased() }

  /// Whether each requested use is possible.
  private(set) var isAsRequested = true

  /// The axis whose contexts are themes.
  private(set) var themeAxis: Int?

  private var usedTraits: [TraitKey: Int] = [:]

  init(
    _ axes: [ImportAxis],
    uses: [String: ModifierUse],
    isOneTheme: Bool = false,
    reporting findings: ImportFindings
  ) {
    let errorCount = findings.errorCount
    defer { isAsRequested = findings.errorCount == errorCount }
    let known = axes.map(\.name)
    for name in uses.keys.sorted() where !known.contains(name) {
      findings.report(.unknownModifier(name, among: known))
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
        findings.report(
          use == .theme ? .secondThemeModifier(axis.name) : .unsuitableContexts(axis, for: what),
          at: axis.excerpt
        )
      }
      meanings.append(.traits(customMeaning(of: axis)))
    }
  }

  /// Returns the axis of themes: the requested one, else one with such a name whose contexts are
  /// not light and dark, unless the document is a single theme.
  private static func themeAxis(
    of axes: [ImportAxis],
    _ uses: [String: ModifierUse],
    isOneTheme: Bool
  ) -> Int? {
    let requested = axes.firstIndex { axis in
      uses[axis.name] == .theme || (axis.isThemes && uses[axis.name] == nil)
    }
    if isOneTheme || requested != nil { return requested }
    let free = axes.indices.filter { number in
      uses[axes[number].name] == nil && !isAppearance(axes[number])
    }
    return free.first { ["theme", "themes"].contains(axes[$0].name.lowercased()) }
      ?? free.first { ContextWords.meansThemes(axes[$0].name) }
  }

  // MARK: System traits

  /// Returns whether the contexts of an axis are light and dark, or normal and high contrast.
  static func isAppearance(_ axis: ImportAxis) -> Bool {
    styleContexts(of: axis, isRequested: false) != nil
      || contrastContexts(of: axis, isRequested: false) != nil
  }

  private mutating func systemMeaning(of axis: ImportAxis, _ use: ModifierUse?) -> [[AxisChoice]]? {
    let style = TraitKey(UserInterfaceStyleTrait.self)
    let contrast = TraitKey(AccessibilityContrastTrait.self)
    if use != .contrast, usedTraits[style] == nil,
      let contexts = Self.styleContexts(of: axis, isRequested: use == .style)
    {
      let hasContrast = contexts.contains { $0.contrast != nil }
      if !hasContrast || usedTraits[contrast] == nil {
        return contexts.map { context in
          let choices = [AxisChoice(axis: conditionAxis(style), value: context.style)]
          guard hasContrast else { return choices }
          return choices
            + [AxisChoice(axis: conditionAxis(contrast), value: context.contrast ?? 0)]
        }
      }
    }
    if use == .style { return nil }
    if usedTraits[contrast] == nil,
      let contexts = Self.contrastContexts(of: axis, isRequested: use == .contrast)
    {
      return contexts.map { [AxisChoice(axis: conditionAxis(contrast), value: $0)] }
    }
    return use == nil ? namedMeaning(of: axis) : nil
  }

  /// Returns the styles of contexts that are light and dark, or of all four combinations of style
  /// and contrast.
  private static func styleContexts(
    of axis: ImportAxis,
    isRequested: Bool
  ) -> [(style: Int, contrast: Int?)]? {
    let meanings = axis.contexts.map(ContextWords.init)
    guard !meanings.contains(where: { ($0.hasOthers && !isRequested) || $0.style == nil }) else {
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

  /// Returns the contrasts of contexts that are normal and high.
  private static func contrastContexts(of axis: ImportAxis, isRequested: Bool) -> [Int]? {
    let meanings = axis.contexts.map(ContextWords.init)
    let namesContrast =
      isRequested || ContextWords.words(of: axis.name).contains("contrast")
      || meanings.contains(where: \.namesContrast)
    guard namesContrast, meanings.count <= 2,
      !meanings.contains(where: {
        ($0.hasOthers && !isRequested) || $0.style != nil || $0.contrast == nil
      })
    else { return nil }
    let values = meanings.map { $0.contrast ?? 0 }
    return Set(values).count == values.count ? values : nil
  }

  /// Returns the choices for contexts that are condition words of one trait, or values of the trait
  /// that the axis is named after; `default` is any other value.
  private mutating func namedMeaning(of axis: ImportAxis) -> [[AxisChoice]]? {
    let isRest = axis.contexts.map { $0.lowercased() == ConditionWords.unconditional }
    let named = zip(axis.contexts, isRest).filter { !$0.1 }.map(\.0)
    let words = named.map { ConditionWords.condition($0.lowercased()) }
    var conditions = words.compactMap(\.self)
    let own = TraitKey.system(named: axis.name)
    if conditions.count < named.count {
      guard let own else { return nil }
      conditions = named.compactMap { context in
        (try? own.value(context)).map { TraitCondition(own, $0) }
      }
    }
    guard let trait = conditions.first?.trait, conditions.count == named.count,
      usedTraits[trait] == nil, conditions.allSatisfy({ $0.trait == trait }),
      Set(conditions).count == conditions.count
    else { return nil }
    let level = TraitKey(UserInterfaceLevelTrait.self)
    let gamut = TraitKey(DisplayGamutTrait.self)
    if named.count < axis.contexts.count {
      // The axis must be named after the trait as well.
      guard own == trait, named.count == axis.contexts.count - 1 else { return nil }
      let assumed = TraitCondition(trait, trait.assumedValue)
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
      return conditions.indices.map { [AxisChoice(axis: number, value: $0)] }
    }
    // The number after the words is for values without a word.
    var next = 0
    return isRest.map { isRest in
      if !isRest { next += 1 }
      return [AxisChoice(axis: number, value: isRest ? conditions.count : next - 1)]
    }
  }

  /// Returns the axis of style or contrast.
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

  private mutating func customMeaning(of axis: ImportAxis) -> [[AxisChoice]] {
    var name = axis.name.legalNamePart
    // The names of system traits and of the theme trait are reserved.
    let isSystem = TraitKey.system(named: name) != nil
    let isTheme = name.lowercased() == "theme"
    if isSystem || isTheme || customNames.contains(name) {
      name += "-modifier"
    }
    name = traitNames.take(name)
    customNames.insert(name)
    var names = FreeNames.values()
    let values = axis.contexts.map { names.take($0.legalNamePart) }
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
    return values.indices.map { [AxisChoice(axis: number, value: $0)] }
  }
}
