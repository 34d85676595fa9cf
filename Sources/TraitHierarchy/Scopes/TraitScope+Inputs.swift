import TraitSystem

extension TraitScope {
  /// What a node adds to what it inherits, in the order in which it is applied.
  struct Inputs {
    /// What the device says, or what the parent says of a child; specified values win.
    var base: TraitCollection?
    var overrides = TraitOverrides()
    var minimumContentSize: ContentSizeCategory?
    var maximumContentSize: ContentSizeCategory?

    /// The traits in which the result doesn't follow what is inherited.
    var mask: TraitMask {
      base.map { overrides.mask.union($0.mask) } ?? overrides.mask
    }

    var hasLimits: Bool { minimumContentSize != nil || maximumContentSize != nil }

    func applied(to inherited: TraitCollection) -> TraitCollection {
      let based = base.map { inherited.overlaid(by: $0) } ?? inherited
      let result = overrides.applied(to: based)
      if !hasLimits { return result }
      let size = result.preferredContentSizeCategory
      if size == .unspecified { return result }
      var limited = size
      if let minimumContentSize { limited = max(limited, minimumContentSize) }
      if let maximumContentSize { limited = min(limited, maximumContentSize) }
      if limited == size { return result }
      return result.replacing(PreferredContentSizeCategoryTrait.self, value: limited)
    }
  }
}
