/// Axes with their values, and conditions over them.
///
/// Themes vary by traits, token files by contexts, style sheets by media queries and attributes.
/// All of these are axes, each with a few values of which one holds at a time. A *point* of the
/// space has one value on every axis. A *condition* is a set of choices, at most one on an axis,
/// which must all hold; the empty condition holds at every point. Axes and values are numbers here;
/// traits, words and names are properties of the types that own a space.
///
/// For example, a space has a style (0 light, 1 dark) and a density (0 other, 1 compact, 2 large).
/// A name has a value for `dark` and one for `light compact`:
///
/// ```swift
/// let space = ConditionSpace([0..<2, 0..<3])
/// let dark = [ConditionSpace.Choice(axis: 0, value: 1)]
/// let lightCompact = [
///   ConditionSpace.Choice(axis: 0, value: 0), ConditionSpace.Choice(axis: 1, value: 1),
/// ]
///
/// // Enumerate: the last axis changes fastest.
/// space.points(along: [0, 1])?.map(\.values)
/// // [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
///
/// // Evaluate.
/// space.base.meets(dark)   // false: the base is light
///
/// // Combine: light compact contradicts dark.
/// lightCompact.combined(with: dark)   // nil
///
/// // Cover: the two conditions leave out light with any density but compact.
/// var effort = ConditionSpace.coverEffort
/// space.gap(in: [], leftBy: [dark, lightCompact], &effort)
/// // [axis 0 = 0, axis 1 = 0]: the name has no value for light with another density
/// ```
///
/// The searches are bounded, because the number of points is the product of the axes' values. All
/// bounds are listed in one place, in an extension of this type.
package struct ConditionSpace: Sendable {
  /// A value of an axis, as a part of a condition.
  package struct Choice: Hashable, Sendable {
    /// The axis.
    package let axis: Int
    /// The value that must hold.
    package let value: Int

    /// Creates the choice of a value.
    package init(axis: Int, value: Int) {
      self.axis = axis
      self.value = value
    }
  }

  /// A set of choices, at most one on an axis, which must all hold.
  package typealias Condition = [Choice]

  /// One value on every axis.
  package struct Point: Hashable, Sendable {
    /// The value on each axis.
    package var values: [Int]

    /// Whether a condition holds at the point.
    package func meets(_ condition: Condition) -> Bool {
      condition.allSatisfy { values[$0.axis] == $0.value }
    }
  }

  /// The values of each axis.
  package var axes: [Range<Int>]

  /// Creates a space from the values of its axes.
  package init(_ axes: [Range<Int>] = []) {
    self.axes = axes
  }

  /// The point with the first value on every axis.
  package var base: Point { Point(values: axes.map(\.lowerBound)) }

  // MARK: Enumeration

  /// The number of points that differ on some axes; `limit` + 1 if there are more than `limit`.
  package func count(along axes: some Sequence<Int>, limit: Int) -> Int {
    axes.reduce(1) { min($0 * self.axes[$1].count, limit + 1) }
  }

  /// The points that differ on some axes, the last of which changes fastest; nil if there are more
  /// than `limit`.
  package func points(along axes: [Int], limit: Int = combinationLimit) -> [Point]? {
    var points: [Point] = []
    let search = firstPoint(along: axes, limit: limit) { point in
      points.append(point)
      return false
    }
    return search.isComplete ? points : nil
  }

  /// Returns the first point for which `body` returns true.
  ///
  /// The points meet `condition` and differ on some other axes, the last of which changes fastest.
  ///
  /// - Parameters:
  ///   - axes: The axes on which points differ, apart from those of `condition`.
  ///   - condition: A condition that holds at all points.
  ///   - limit: The most points to visit.
  ///   - body: Returns whether the point is the one that is searched for.
  /// - Returns: The point, or nil if there is none; `isComplete` is false if there were more than
  ///   `limit` points.
  package func firstPoint(
    along axes: [Int],
    meeting condition: Condition = [],
    limit: Int = combinationLimit,
    where body: (Point) -> Bool
  ) -> (found: Point?, isComplete: Bool) {
    var point = base
    for choice in condition { point.values[choice.axis] = choice.value }
    let free = axes.filter { axis in !condition.contains { $0.axis == axis } }
    for _ in 0..<limit {
      if body(point) { return (point, true) }
      let place = free.lastIndex { point.values[$0] + 1 < self.axes[$0].upperBound }
      guard let place else { return (nil, true) }
      point.values[free[place]] += 1
      for axis in free[(place + 1)...] { point.values[axis] = self.axes[axis].lowerBound }
    }
    return (nil, false)
  }

  /// Returns the first of the points that differ on some axes which meets `condition` and none of
  /// `others`.
  package func firstPoint(
    along axes: [Int],
    meeting condition: Condition,
    avoiding others: [Condition]
  ) -> (found: Point?, isComplete: Bool) {
    firstPoint(along: axes, meeting: condition) { point in !others.contains(where: point.meets) }
  }

  // MARK: Coverage

  /// Finds a part of `condition` in which none of `others` holds.
  ///
  /// The search splits `condition` by one axis after the other, so that it takes little effort
  /// where few conditions meet, however many points there are.
  ///
  /// - Parameters:
  ///   - condition: The condition that may be covered.
  ///   - others: The conditions that may cover it together.
  ///   - effort: The comparisons that are left; if they are used up, `condition` counts as not
  ///     covered.
  /// - Returns: A condition that implies `condition` and is not compatible with any of `others`;
  ///   nil if `others` together hold wherever `condition` holds.
  package func gap(
    in condition: Condition,
    leftBy others: [Condition],
    _ effort: inout Int
  ) -> Condition? {
    effort -= others.count + 1
    guard effort > 0 else { return condition }
    let possible = others.filter(condition.isCompatible)
    if possible.contains(where: condition.implies) { return nil }
    let free = possible.joined().first { choice in
      !condition.contains { $0.axis == choice.axis }
    }
    guard let free else { return condition }
    for value in axes[free.axis] {
      let part = condition + [Choice(axis: free.axis, value: value)]
      if let gap = gap(in: part, leftBy: possible, &effort) { return gap }
    }
    return nil
  }
}

extension ConditionSpace.Condition {
  /// Whether another condition holds wherever this one does.
  package func implies(_ other: Self) -> Bool {
    other.allSatisfy(contains)
  }

  /// Whether both conditions can hold at one point.
  package func isCompatible(with other: Self) -> Bool {
    other.allSatisfy { choice in
      allSatisfy { $0.axis != choice.axis || $0.value == choice.value }
    }
  }

  /// The condition that holds where both hold; nil if they contradict each other.
  package func combined(with other: Self) -> Self? {
    isCompatible(with: other) ? self + other.filter { !contains($0) } : nil
  }

  /// The condition without repeated choices, in the order of the axes; nil if it contradicts
  /// itself.
  package var normalized: Self? {
    var result: Self = []
    for choice in sorted(by: { ($0.axis, $0.value) < ($1.axis, $1.value) })
    where result.last != choice {
      if result.last?.axis == choice.axis { return nil }
      result.append(choice)
    }
    return result
  }
}
