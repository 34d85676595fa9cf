public import TraitSystem

/// Checks whether what an element says of its size holds to the contract that ``Layout`` states, on
/// which remembered sizes rely.
///
/// ```swift
/// for violation in LayoutContract.violations(of: element) { print(violation) }
/// // width: 100.0 × unconstrained gives 50.0, but 75.0 × unconstrained gives 37.5
/// ```
public enum LayoutContract {
  /// Two answers that don't go together, or one that is none.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// A rule of the contract.
    public enum Rule: Hashable, Sendable {
      /// More room on an axis must not make the extent on that axis smaller.
      case growsWithRoom
      /// What fits must have the same extent in all room between the extent and the limit.
      case keepsWhatFits
      /// The same question must have the same answer.
      case repeatsItself
      /// An extent must not be negative and must be a number.
      case isExtent
    }

    /// The rule.
    public let rule: Rule
    /// The axis.
    public let axis: Axis
    /// One question.
    public let constraint: SizeConstraint
    /// The extent that was the answer.
    public let extent: Double
    /// The other question.
    public let otherConstraint: SizeConstraint
    /// The extent that was the other answer.
    public let otherExtent: Double

    /// The questions and the answers.
    public var description: String {
      let name = axis == .horizontal ? "width" : "height"
      return "\(name): \(constraint) gives \(extent), but \(otherConstraint) gives \(otherExtent)"
    }
  }

  /// The limits that are tried unless others are given, in points.
  public static let limits: [Double] = [0, 1, 7, 20, 44.5, 100, 160, 320, 1024, 5000, .infinity]

  /// Asks an element for its size in all pairs of some limits, and in those that the answers suggest.
  ///
  /// - Parameters:
  ///   - element: The element; content without a layout needs no check but can have one.
  ///   - environment: The values at the element.
  ///   - limits: The limits, in points.
  /// - Returns: What is wrong; empty if nothing was found.
  /// - Complexity: O(*n*²) in the number of limits, times what measuring costs.
  public static func violations(
    of element: any Element,
    environment: EnvironmentValues = EnvironmentValues(),
    limits: [Double] = limits
  ) -> [Violation] {
    // What is remembered for one question keeps its costs from doubling with each level of nesting.
    let tree = LayoutTree(element, environment: environment, memory: .questions)
    var probe = ContractProbe(tree: tree)
    let limits = limits.sorted()
    for axis in Axis.allCases {
      for cross in limits { probe.check(axis, limits, .atMost(cross)) }
    }
    return probe.violations
  }
}

/// Asks one element many questions.
private struct ContractProbe {
  let tree: LayoutTree
  var violations: [LayoutContract.Violation] = []

  private typealias Answer = (constraint: SizeConstraint, limit: Double, extent: Double)

  init(tree: LayoutTree) {
    self.tree = tree
  }

  mutating func check(_ axis: Axis, _ limits: [Double], _ cross: SizeConstraint.Axis) {
    var former: Answer?
    for limit in limits {
      let answer = ask(axis, limit, cross)
      compare(.repeatsItself, axis, answer, ask(axis, limit, cross))
      if let former, former.extent > answer.extent {
        report(.growsWithRoom, axis, former, answer)
      }
      if answer.extent < limit {
        compare(.keepsWhatFits, axis, answer, ask(axis, answer.extent, cross))
        let middle = limit == .infinity ? answer.extent + 1000 : (answer.extent + limit) / 2
        compare(.keepsWhatFits, axis, answer, ask(axis, middle, cross))
      }
      former = answer
    }
  }

  private mutating func ask(_ axis: Axis, _ limit: Double, _ cross: SizeConstraint.Axis) -> Answer {
    let constraint = axis.constraint(.atMost(limit), cross: cross)
    let raw = tree.rawSizeThatFits(constraint)
    let answer = (constraint, limit, axis.length(of: raw))
    if !(answer.2 >= 0) { report(.isExtent, axis, answer, answer) }
    return answer
  }

  private mutating func compare(
    _ rule: LayoutContract.Violation.Rule,
    _ axis: Axis,
    _ first: Answer,
    _ second: Answer
  ) {
    // Limits that are sums and quotients of what was found may be off by a rounding.
    let difference = abs(first.extent - second.extent)
    if difference > 1e-9 * max(1, abs(first.extent)) { report(rule, axis, first, second) }
  }

  private mutating func report(
    _ rule: LayoutContract.Violation.Rule,
    _ axis: Axis,
    _ first: Answer,
    _ second: Answer
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
