import TraitSystem

extension TraitScope {
  /// The traits that a node adds to the inherited ones, in the order of application.
  struct Inputs {
    /// The device traits, or a parent's overrides for a child; specified values take precedence.
    var base: TraitCollection?
    var overrides = TraitOverrides()
    var minimumContentSize: ContentSizeCategory?
    var maximumContentSize: ContentSizeCategory?

    /// The traits whose result doesn't depend on the inherited value.
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
