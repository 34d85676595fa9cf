import ElementLayout
import Testing

struct SizeConstraintTests {
  @Test(
    "An unreachable limit means no limit",
    arguments: [Double.infinity, .greatestFiniteMagnitude, .nan]
  )
  func unreachable(_ limit: Double) {
    #expect(SizeConstraint.Axis.atMost(limit) == .unconstrained)
    #expect(SizeConstraint(width: limit) == .unconstrained)
    #expect(SizeConstraint.Axis.atMost(limit).constrainedValue == nil)
    #expect(SizeConstraint.Axis.atMost(limit).maximum == .greatestFiniteMagnitude)
  }

  @Test("Arithmetic changes limits and preserves their absence")
  func arithmetic() {
    let none = SizeConstraint.Axis.unconstrained
    let some = SizeConstraint.Axis.atMost(60)
    #expect(
      [none + 10, none - 10, none * 0, none / 2, none - .infinity]
        == .init(repeating: none, count: 5)
    )
    #expect(none.isGreaterThanZero && some.isGreaterThanZero)
    #expect(
      [some + 1, some - 70, some * 2, some / 2] == [
        .atMost(61), .atMost(-10), .atMost(120), .atMost(30),
      ]
    )
    #expect(!(some - 70).isGreaterThanZero)
    #expect(SizeConstraint.Axis.atMost(-.infinity) == .atMost(0))
  }

  @Test("Insets reduce an extent to no less than 0")
  func insets() {
    let constraint = SizeConstraint(width: 50)
    #expect(constraint.inset(by: EdgeInsets(10)) == SizeConstraint(width: 30))
    #expect(constraint.inset(by: EdgeInsets(30)) == SizeConstraint(width: 0))
    #expect(constraint.inset(by: EdgeInsets(-10)) == SizeConstraint(width: 70))
    #expect("\(constraint)" == "50.0 × unconstrained")
  }
}
