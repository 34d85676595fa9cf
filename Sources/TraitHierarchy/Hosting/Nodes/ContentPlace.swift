/// The limits of content, which stop content that contains itself.
package struct ContentLimits {
  /// The maximum nesting depth of content.
  package var nesting = 1000
  /// The maximum number of places of content below one view.
  package var count = 1_000_000

  /// Creates the default limits, which finite content doesn't reach in practice.
  package init() {}
}

/// The amount of content below a view counted against its limits.
final class ContentBudget {
  let limits: ContentLimits
  var count = 0

  init(_ limits: ContentLimits) {
    self.limits = limits
  }
}

/// The position of a piece of content in others.
struct ContentPlace {
  let budget: ContentBudget
  private var nesting = 0
  /// A number that must match the previous content at the position for the node to be kept.
  private(set) var identity = 0

  /// Creates the place of the outermost content.
  init(budget: ContentBudget) {
    self.budget = budget
  }

  /// Returns the place of content inside this content; nil if it exceeds a limit.
  func below(identity: Int) -> ContentPlace? {
    if nesting >= budget.limits.nesting || budget.count >= budget.limits.count { return nil }
    var place = self
    place.nesting += 1
    place.identity = identity
    return place
  }
}
