import AssetCatalogs

extension AssetCatalog {
  /// Returns the conditions under which two color sets have different colors, with both colors.
  ///
  /// The conditions are the conditions of the slots of both sets; if none of them shows a
  /// difference, all requests are compared.
  ///
  /// - Parameters:
  ///   - old: A color set of this catalog.
  ///   - new: A color set of the other catalog.
  ///   - other: The catalog of `new`.
  /// - Returns: The differences, or nil if a slot has conditions or content that requests do not
  ///   cover, so that only slots can be compared.
  func colorDifferences(
    of old: Asset,
    to new: Asset,
    in other: AssetCatalog
  ) -> [AssetDifference.Slot]? {
    let all = old.slots + new.slots
    guard old.type == .colorSet, all.allSatisfy(\.isDecidedByRequests) else { return nil }
    func difference(
      under conditions: SlotConditions,
      for request: AssetRequest
    ) -> AssetDifference.Slot? {
      let before = old.colorSlot(for: request)?.content
      let after = new.colorSlot(for: request)?.content
      let resolved = resolvedColor(of: old, for: request)
      guard !Self.isSame(before, as: after),
        resolved == nil || resolved != other.resolvedColor(of: new, for: request)
      else { return nil }
      return AssetDifference.Slot(
        conditions: conditions,
        old: before,
        new: after,
        colorDifference: Self.distance(from: before, to: after)
      )
    }
    let chosen = all.filter { $0.content != .empty && !$0.conditions.isUnknown }
    let conditions = Set(chosen.map(\.conditions.normalized))
    let found = conditions.map { AssetSlot($0, .empty) }.inOrder
      .compactMap { difference(under: $0.conditions, for: AssetRequest($0.conditions)) }
    guard found.isEmpty else { return found }
    let idioms = Set(conditions.compactMap(\.idiom)).sorted { $0.rawValue < $1.rawValue }
    return AssetRequest.all(idioms: idioms).compactMap { difference(under: $0.conditions, for: $0) }
  }
}

extension AssetSlot {
  /// Whether only style, contrast, gamut and device of a request determine if the slot is selected.
  fileprivate var isDecidedByRequests: Bool {
    content == .empty || conditions.isUnknown
      || (conditions.locale == nil && conditions.subtype == nil && content != .unreadable)
  }
}

extension AssetRequest {
  /// Creates the minimal request that meets the conditions of a slot of a color set.
  fileprivate init(_ conditions: SlotConditions) {
    self.init()
    luminosity = conditions.appearance.luminosity
    isHighContrast = conditions.appearance.isHighContrast
    gamut = conditions.gamut ?? .sRGB
    idiom = conditions.idiom == .universal ? nil : conditions.idiom
  }

  /// The conditions of a slot for only this request.
  fileprivate var conditions: SlotConditions {
    var conditions = SlotConditions(idiom: idiom ?? .universal)
    conditions.appearance = AssetAppearance(
      luminosity: luminosity,
      isHighContrast: isHighContrast
    )
    conditions.gamut = gamut
    return conditions
  }
}
