extension Asset {
  /// The slot of a colour set that gives the colour for a request, or nil where none does.
  ///
  /// Appearance decides first: style and contrast together, style, contrast, any. Of what is left
  /// the gamut decides, then the idiom. There is no way from dark to light, from normal to high
  /// contrast, or from one device to another. Empty slots are passed over. For mixed reality a first
  /// search looks only at slots of that idiom, whatever the style.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func colorSlot(for request: AssetRequest) -> AssetSlot? {
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

  /// The slot of an image, symbol, data or icon set that gives the file for a request, or nil where
  /// none does.
  ///
  /// Appearance decides first, as it does for colours; then memory, subtype, graphics, scale, the
  /// layout's direction, gamut, idiom, and last the size classes.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func fileSlot(for request: AssetRequest) -> AssetSlot? {
    best { slot in
      let conditions = slot.conditions
      // A slot without an idiom isn't assigned to anything.
      guard slot.file != nil, conditions.idiom != nil,
        conditions.screenWidth == nil || conditions.screenWidth == request.screenWidth,
        let locale = conditions.localeRank(request),
        let appearance = conditions.appearanceRank(request),
        let memory = conditions.memoryRank(request), let idiom = conditions.idiomRank(request),
        let graphics = conditions.graphicsRank(request),
        let gamut = conditions.gamutRank(request),
        let sizeClasses = conditions.sizeClassRank(request)
      else { return nil }
      var rank = locale * 4 + appearance
      rank = rank * 64 + memory
      rank = rank * 2 + (conditions.subtype == nil ? 1 : 0)
      rank = rank * 64 + graphics
      rank = rank * 64 + conditions.scaleRank(request)
      rank = rank * 3 + conditions.directionRank(request)
      rank = (rank * 2 + gamut) * 3 + idiom
      return rank * 4 + sizeClasses
    }
  }

  /// The slot of the lowest rank, the first of several.
  private func best(_ rank: (AssetSlot) -> Int?) -> AssetSlot? {
    var best: (rank: Int, index: Int)?
    for index in slots.indices where !slots[index].conditions.isUnknown {
      guard let rank = rank(slots[index]) else { continue }
      if let best, best.rank <= rank { continue }
      best = (rank, index)
    }
    return best.map { slots[$0.index] }
  }
}
