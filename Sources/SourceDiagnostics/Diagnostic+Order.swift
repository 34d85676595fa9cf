extension Sequence<Diagnostic> {
  /// Returns the diagnostics sorted by file, position and rule; equal diagnostics keep their order.
  ///
  /// Diagnostics without a position come first. Runs on the same input thus print the same text,
  /// regardless of the order of the checks.
  ///
  /// - Complexity: O(*n* log *n*).
  public func sortedByPosition() -> [Diagnostic] {
    enumerated()
      .map { (order: $0.offset, diagnostic: $0.element) }
      .sorted { left, right in
        left.diagnostic.isOrderedBefore(right.diagnostic)
          ?? (left.order < right.order)
      }
      .map(\.diagnostic)
  }
}

extension Diagnostic {
  /// Returns whether this diagnostic comes first, or nil if file, range and rule are equal.
  fileprivate func isOrderedBefore(_ other: Diagnostic) -> Bool? {
    switch (excerpt, other.excerpt) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (nil, nil): break
    case (.some(let left), .some(let right)):
      if left.file != right.file { return left.file < right.file }
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end < right.end }
    }
    return rule == other.rule ? nil : rule.id < other.rule.id
  }
}
