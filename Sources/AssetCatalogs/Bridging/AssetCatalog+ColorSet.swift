internal import ColorValues
public import DynamicColors
internal import TraitSystem

extension AssetCatalog {
  /// The variants of a colour set as theme files have them; nil where no slot has a colour.
  ///
  /// The set gives the same colours as the catalog for every style, contrast, gamut, level and idiom,
  /// with exact components. What theme files choose in another way is written out: the values of
  /// the system's colours, and the order in which devices for mixed reality look. Slots for locales,
  /// for watches and for subtypes have no traits and are left out. Where the catalog has no colour
  /// at all, the set gives that of its last variant.
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
      return systemColors.color(for: reference, request)
    case nil: return nil
    }
  }

  /// The conditions of a slot in traits; nil where traits can't say them.
  private func conditions(of slot: SlotConditions) -> Set<ColorCondition>? {
    guard !slot.isUnknown, slot.locale == nil, slot.subtype == nil,
      slot.appearance.luminosity != .tinted
    else { return nil }
    var words: [String] = []
    if let luminosity = slot.appearance.luminosity { words.append(luminosity.rawValue) }
    if slot.appearance.isHighContrast { words.append("high-contrast") }
    if slot.gamut == .displayP3 { words.append("p3") }
    var conditions = Set(words.compactMap(ConditionWords.condition))
    if let idiom = slot.idiom, idiom != .universal {
      guard let condition = ColorCondition(idiom) else { return nil }
      conditions.insert(condition)
    }
    return conditions
  }

  /// Every request that slots of a colour set, or a colour of the system, can tell apart.
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

  /// Whether a slot has a colour of the system that differs on surfaces above others.
  private func dependsOnLevel(_ asset: Asset) -> Bool {
    asset.slots.contains { slot in
      guard case .system(let reference)? = slot.color else { return false }
      let values = systemColors.values(of: reference, isMac: slot.conditions.idiom == .mac)
      return values?.darkElevated != nil || values?.darkHighContrastElevated != nil
    }
  }

  /// The conditions that hold for a request alone, of those that matter to an asset.
  private func conditions(of request: AssetRequest, in asset: Asset) -> Set<ColorCondition> {
    var words = [
      request.luminosity == .dark ? "dark" : "light",
      request.isHighContrast ? "high-contrast" : "normal-contrast",
    ]
    if asset.slots.contains(where: { $0.conditions.gamut == .displayP3 }) {
      words.append(request.gamut == .displayP3 ? "p3" : "srgb")
    }
    if dependsOnLevel(asset) { words.append(request.isElevated ? "elevated" : "base") }
    var conditions = Set(words.compactMap(ConditionWords.condition))
    if let idiom = request.idiom, let condition = ColorCondition(idiom) {
      conditions.insert(condition)
    }
    return conditions
  }
}

extension ColorCondition {
  /// The condition that a device is of an idiom; nil where traits don't have it.
  fileprivate init?(_ idiom: AssetIdiom) {
    guard let trait = idiom.trait else { return nil }
    self.init(
      TraitKey(UserInterfaceIdiomTrait.self),
      TraitValue(UserInterfaceIdiomTrait.self, trait)
    )
  }
}
