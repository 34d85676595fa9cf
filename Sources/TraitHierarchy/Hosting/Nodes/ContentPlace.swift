/// How much content there may be, so that content that contains itself comes to an end.
package struct ContentLimits {
  /// How deep content may be in other content.
  package var nesting = 1000
  /// How many places of content there may be below one view.
  package var count = 1_000_000

  /// Makes limits that no content reaches that ends.
  package init() {}
}

/// What all content below a view has used up of its limits.
final class ContentBudget {
  let limits: ContentLimits
  var count = 0

  init(_ limits: ContentLimits) {
    self.limits = limits
  }
}

/// Where a piece of content is in others.
struct ContentPlace {
  let budget: ContentBudget
  private var nesting = 0
  /// What content must have in common with the former at its position to be its successor.
  private(set) var identity = 0

  /// The place of the outermost content.
  init(budget: ContentBudget) {
    self.budget = budget
  }

  /// The place of content in the content here; nil if that would be too much.
  func below(identity: Int) -> ContentPlace? {
    if nesting >= budget.limits.nesting || budget.count >= budget.limits.count { return nil }
    var place = self
    place.nesting += 1
    place.identity = identity
    return place
  }
}
