extension Asset {
  /// Returns the slot of a color set for a request, or nil if there is none.
  ///
  /// Appearance has priority: style and contrast together, style, contrast, any; then the gamut,
  /// then the idiom. Slots for another style, another contrast or another device are never chosen,
  /// and empty slots are skipped. For mixed reality, slots of that idiom are searched first,
  /// regardless of style.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func colorSlot(for request: AssetRequest) -> AssetSlot? { slots.colorSlot(for: request) }
}

extension [AssetSlot] {
  /// Returns the slot of a color set for a request, or nil if there is none.
  func colorSlot(for request: AssetRequest) -> AssetSlot? {
    best { slot in
      let conditions = slot.conditions
      guard slot.color != nil, let locale = conditions.localeRank(request),
        let appearance = conditions.appearanceRank(request),
        let gamut = conditions.gamutRank(request), let idiom = conditions.idiomRank(request)
      else { return nil }
      let isFirstPass =
        request.idiom == .vision && conditions.idiom == .vision
        && conditions.appearance.luminosity == nil
      let pass = locale * 2 + (isFirstPass ? 0 : 1)
      return ((pass * 4 + appearance) * 2 + gamut) * 3 + idiom
    }
  }

  /// Returns the slot of the lowest rank, or the first of several.
  fileprivate func best(_ rank: (AssetSlot) -> Int?) -> AssetSlot? {
    var best: (rank: Int, index: Int)?
    for index in indices where !self[index].conditions.isUnknown {
      guard let rank = rank(self[index]) else { continue }
      if let best, best.rank <= rank { continue }
      best = (rank, index)
    }
    return best.map { self[$0.index] }
  }
}
