public import TraitSystem

/// Tests whether the sizes returned by an element satisfy the contract of ``Layout``, on which the
/// size cache relies.
///
/// ```swift
/// for violation in LayoutContract.violations(of: element) { print(violation) }
/// // width: 100.0 × unconstrained gives 50.0, but 75.0 × unconstrained gives 37.5
/// ```
public enum LayoutContract {
  /// Two sizes that contradict each other, or an invalid size.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// A rule of the contract.
    public enum Rule: Hashable, Sendable {
      /// More space on an axis must not reduce the extent on that axis.
      case monotonicity
      /// An extent that fits must be the same for all limits between the extent and the given
      /// limit.
      case consistency
      /// Equal constraints must have equal results.
      case determinism
      /// An extent must be a number and must not be negative.
      case validExtent
    }

    /// The rule.
    public let rule: Rule
    /// The axis.
    public let axis: Axis
    /// The first constraint.
    public let constraint: SizeConstraint
    /// The extent for the first constraint.
    public let extent: Double
    /// The second constraint.
    public let otherConstraint: SizeConstraint
    /// The extent for the second constraint.
    public let otherExtent: Double

    /// The constraints and the extents.
    public var description: String {
      let name = axis == .horizontal ? "width" : "height"
      return "\(name): \(constraint) gives \(extent), but \(otherConstraint) gives \(otherExtent)"
    }
  }

  /// The default limits to test, in points.
  public static let limits: [Double] = [0, 1, 7, 20, 44.5, 100, 160, 320, 1024, 5000, .infinity]

  /// Measures an element with all pairs of the limits, and with limits derived from the results.
  ///
  /// Approximate sizes, see ``LayoutTree``, aren't compared.
  ///
  /// - Parameters:
  ///   - element: The element; content without a layout always satisfies the contract, but can be
  ///     tested.
  ///   - environment: The environment of the element.
  ///   - limits: The limits, in points.
  /// - Returns: The violations found.
  /// - Complexity: O(*n*²) in the number of limits, multiplied by the cost of measuring.
  public static func violations(
    of element: any Element,
    environment: EnvironmentValues = EnvironmentValues(),
    limits: [Double] = limits
  ) -> [Violation] {
    // A cache for each constraint prevents costs from doubling with each level of nesting.
    let tree = LayoutTree(element, environment: environment, memory: .equalConstraints)
    var probe = ContractProbe(tree: tree)
    let limits = limits.sorted()
    for axis in Axis.allCases {
      for cross in limits { probe.check(axis, limits: limits, cross: .atMost(cross)) }
    }
    return probe.violations
  }
}

/// A measurement of one element with many constraints.
private struct ContractProbe {
  let tree: LayoutTree
  var violations: [LayoutContract.Violation] = []

  private typealias Answer = (constraint: SizeConstraint, limit: Double, extent: Double)

  init(tree: LayoutTree) {
    self.tree = tree
  }

  mutating func check(_ axis: Axis, limits: [Double], cross: SizeConstraint.Axis) {
    var former: Answer?
    for limit in limits {
      guard let answer = measure(axis, limit: limit, cross: cross) else { continue }
      check(.determinism, on: axis, of: answer, and: measure(axis, limit: limit, cross: cross))
      if let former, former.extent > answer.extent {
        report(.monotonicity, on: axis, of: former, and: answer)
      }
      if answer.extent < limit {
        check(
          .consistency,
          on: axis,
          of: answer,
          and: measure(axis, limit: answer.extent, cross: cross)
        )
        let middle = limit == .infinity ? answer.extent + 1000 : (answer.extent + limit) / 2
        check(.consistency, on: axis, of: answer, and: measure(axis, limit: middle, cross: cross))
      }
      former = answer
    }
  }

  private mutating func measure(
    _ axis: Axis,
    limit: Double,
    cross: SizeConstraint.Axis
  ) -> Answer? {
    let constraint = axis.constraint(.atMost(limit), cross: cross)
    guard let raw = tree.rawSizeThatFits(constraint) else { return nil }
    let answer = (constraint, limit, axis.length(of: raw))
    if !(answer.2 >= 0) { report(.validExtent, on: axis, of: answer, and: answer) }
    return answer
  }

  private mutating func check(
    _ rule: LayoutContract.Violation.Rule,
    on axis: Axis,
    of first: Answer,
    and second: Answer?
  ) {
    guard let second else { return }
    // Limits that are computed from results can differ by a rounding error.
    let difference = abs(first.extent - second.extent)
    if difference > 1e-9 * max(1, abs(first.extent)) {
      report(rule, on: axis, of: first, and: second)
    }
  }

  private mutating func report(
    _ rule: LayoutContract.Violation.Rule,
    on axis: Axis,
    of first: Answer,
    and second: Answer
  ) {
    let violation = LayoutContract.Violation(
      rule: rule,
      axis: axis,
      constraint: first.constraint,
      extent: first.extent,
      otherConstraint: second.constraint,
      otherExtent: second.extent
    )
    if !violations.contains(violation) { violations.append(violation) }
  }
}
