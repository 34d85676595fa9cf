/// The optimal string alignment distance: Damerau-Levenshtein in which no part is edited twice.
enum EditDistance {
  /// The distance, or nil where it is above `limit`.
  ///
  /// Rows of the usual table are computed one after the other and only within `limit` of the
  /// diagonal, since cells farther away are above the limit.
  static func between(
    _ left: [Unicode.Scalar],
    _ right: [Unicode.Scalar],
    within limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    if left == right { return 0 }
    let above = limit + 1
    var beforePrevious = [Int](repeating: above, count: right.count + 1)
    var previous = (0...right.count).map { min($0, above) }
    var current = beforePrevious
    var previousSmallest = 0

    for row in 1..<(left.count + 1) {
      let first = max(1, row - limit)
      let last = min(right.count, row + limit)
      guard first <= last else { return nil }
      current[first - 1] = first == 1 ? min(row, above) : above
      var smallest = current[first - 1]
      for column in first...last {
        let isSame = left[row - 1] == right[column - 1]
        // The cell above the band's last one was never computed in the row before.
        let removed = column - row == limit ? above : previous[column] + 1
        var cost = min(previous[column - 1] + (isSame ? 0 : 1), current[column - 1] + 1, removed)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = min(cost, above)
        smallest = min(smallest, cost)
      }
      // A swap reaches two rows back, so one row above the limit does not end it.
      if smallest > limit, previousSmallest > limit { return nil }
      previousSmallest = smallest
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
