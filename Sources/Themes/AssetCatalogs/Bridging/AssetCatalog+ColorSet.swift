internal import ColorValues
public import DynamicColors
internal import TraitSystem

extension AssetCatalog {
  /// Returns the variants of a color set as in theme files, or nil if no slot has a color.
  ///
  /// The set has the same colors as the catalog for all styles, contrasts, gamuts, levels and
  /// idioms, with exact components. Differences in the lookup of theme files become explicit
  /// variants: the values of system colors, and the lookup order of mixed-reality devices. Slots
  /// for locales, watches and subtypes have no traits and are omitted. If the catalog has no color,
  /// the set has the color of its last variant.
  public func colorSet(of asset: Asset) -> ColorSet? {
    var variants: [ColorVariant] = []
    for slot in asset.slots {
      guard let color = value(of: slot), let conditions = conditions(of: slot.conditions),
        !variants.contains(where: { $0.conditions == conditions })
      else { continue }
      variants.append(ColorVariant(color, when: conditions))
    }
    guard var set = try? ColorSet(variants) else { return nil }
    for request in requests(for: asset) {
      guard let wanted = resolvedColor(of: asset, for: request) else { continue }
      let traits = request.traits(over: TraitCollection())
      guard set.color(for: traits) != wanted else { continue }
      let all = conditions(of: request, in: asset)
      variants = set.variants.filter { $0.conditions != all }
      variants.append(ColorVariant(wanted, when: all))
      if let corrected = try? ColorSet(variants) { set = corrected }
    }
    return set
  }

  private func value(of slot: AssetSlot) -> Color? {
    switch slot.color {
    case .components(let components)?: return components.color
    case .system(let reference)?:
      var request = AssetRequest()
      request.luminosity = slot.conditions.appearance.luminosity
      request.isHighContrast = slot.conditions.appearance.isHighContrast
      request.idiom = slot.conditions.idiom
      return SystemColorTable.standard.color(for: reference, request)
    case nil: return nil
    }
  }

  /// Returns the conditions of a slot as traits, or nil if traits cannot express them.
  private func conditions(of slot: SlotConditions) -> Set<TraitCondition>? {
    guard !slot.isUnknown, slot.locale == nil, slot.subtype == nil,
      slot.appearance.luminosity != .tinted
    else { return nil }
    var words: [String] = []
    if let luminosity = slot.appearance.luminosity { words.append(luminosity.rawValue) }
    if slot.appearance.isHighContrast { words.append("high-contrast") }
    if slot.gamut == .displayP3 { words.append("p3") }
    var conditions = Set(words.compactMap(ConditionWords.condition))
    if let idiom = slot.idiom, idiom != .universal {
      guard let condition = TraitCondition(idiom) else { return nil }
      conditions.insert(condition)
    }
    return conditions
  }

  /// Returns all requests that slots of a color set, or a system color, can distinguish.
  private func requests(for asset: Asset) -> [AssetRequest] {
    let idioms = Set(asset.slots.compactMap(\.conditions.idiom)).subtracting([.universal])
      .filter { $0.trait != nil }
      .sorted { $0.rawValue < $1.rawValue }
    let requests = AssetRequest.all(idioms: idioms)
    guard dependsOnLevel(asset) else { return requests }
    return requests.flatMap { request in
      var elevated = request
      elevated.isElevated = true
      return [request, elevated]
    }
  }

  /// Returns whether a slot has a system color that differs on elevated surfaces.
  private func dependsOnLevel(_ asset: Asset) -> Bool {
    asset.slots.contains { slot in
      guard case .system(let reference)? = slot.color else { return false }
      let values = SystemColorTable.standard.values(
        of: reference,
        isMac: slot.conditions.idiom == .mac
      )
      return values?.darkElevated != nil || values?.darkHighContrastElevated != nil
    }
  }

  /// Returns the conditions of a single request that are relevant to an asset.
  private func conditions(of request: AssetRequest, in asset: Asset) -> Set<TraitCondition> {
    var words = [
      request.luminosity == .dark ? "dark" : "light",
      request.isHighContrast ? "high-contrast" : "normal-contrast",
    ]
    if asset.slots.contains(where: { $0.conditions.gamut == .displayP3 }) {
      words.append(request.gamut == .displayP3 ? "p3" : "srgb")
    }
    if dependsOnLevel(asset) { words.append(request.isElevated ? "elevated" : "base") }
    var conditions = Set(words.compactMap(ConditionWords.condition))
    if let idiom = request.idiom, let condition = TraitCondition(idiom) {
      conditions.insert(condition)
    }
    return conditions
  }
}

extension TraitCondition {
  /// Returns the condition for an idiom, or nil if traits do not have the idiom.
  fileprivate init?(_ idiom: AssetIdiom) {
    guard let trait = idiom.trait else { return nil }
    self.init(
      TraitKey(UserInterfaceIdiomTrait.self),
      TraitValue(UserInterfaceIdiomTrait.self, trait)
    )
  }
}
