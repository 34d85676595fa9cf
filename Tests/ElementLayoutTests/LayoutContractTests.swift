import ElementLayout
import Testing

private func element(_ width: @escaping (SizeConstraint.Axis) -> Double) -> Custom {
  Custom {
    ElementContent { constraint, _ in Size(width: width(constraint.width), height: 10) }
  }
}

struct LayoutContractTests {
  @Test(
    "Elements that satisfy the layout contract have no violations",
    arguments: [
      { Box(30, 40) }, { Wrapping(count: 12) }, { Greedy() }, { Spacer() },
      { Inset(EdgeInsets(7), around: Wrapping(count: 9)) },
      { Overlay([Wrapping(count: 9), Box(30, 3)]) },
      { ConstrainedSize(width: .within(20, 50), height: .fixed(3), element: Wrapping(count: 9)) },
      {
        EqualStack(axis: .vertical, spacing: 3) { stack in
          for _ in 0..<3 { stack.add(element: Wrapping(count: 3)) }
        }
      },
      {
        Flow(FlowLayout(lineSpacing: 2, itemSpacing: 3)) { flow in
          for width in [30.0, 50, 20] { flow.add(element: Box(width, 10)) }
        }
      },
    ] as [@Sendable () -> any Element]
  )
  func holding(_ make: @Sendable () -> any Element) {
    #expect(LayoutContract.violations(of: make()) == [])
  }

  @Test("Fractions, decreasing extents, changing results and invalid sizes violate the contract")
  func breaking() {
    func rules(_ element: any Element) -> Set<LayoutContract.Violation.Rule> {
      Set(LayoutContract.violations(of: element).map(\.rule))
    }
    #expect(rules(element { ($0.constrainedValue ?? 2000) / 2 }).contains(.consistency))
    #expect(rules(element { $0.maximum > 200 ? 10 : 20 }).contains(.monotonicity))
    var count = 0.0
    #expect(
      rules(
        element { _ in
          count += 1
          return count
        }
      ).contains(.determinism)
    )
    #expect(
      rules(element { _ in .nan }) == [.validExtent, .determinism]
        || rules(element { _ in .nan }) == [.validExtent]
    )
    #expect(rules(element { _ in -1 }).contains(.validExtent))
    // A finite extent without a limit, for an element that uses all available space.
    #expect(rules(element { min($0.maximum, 100) }).isEmpty)
    #expect(rules(element { $0.constrainedValue ?? 100 }).contains(.monotonicity))
  }

  @Test("Nesting doesn't multiply the number of measurements")
  func nesting() {
    let log = Log()
    var element: any Element = LoggedBox(10, 10, log)
    for _ in 0..<40 {
      let inner = element
      element = Row { row in row.add(element: Column { $0.add(element: inner) }) }
    }
    #expect(LayoutContract.violations(of: element) == [])
    // For each of two axes, 11 by 11 limits are tested with up to 4 measurements, each of which can
    // reach three levels.
    #expect(log.count <= 2 * 11 * 11 * 4 * 3)
    // Changing results are also found at lower levels.
    var count = 0.0
    let changing = Custom {
      ElementContent { _, _ in
        count += 1
        return Size(width: count, height: 1)
      }
    }
    let rules = LayoutContract.violations(of: Inset(EdgeInsets(1), around: changing)).map(\.rule)
    #expect(rules.contains(.determinism))
  }

  @Test("A violation describes the constraints and the extents")
  func description() {
    let violation = LayoutContract.violations(
      of: element { ($0.constrainedValue ?? 0) / 2 },
      limits: [100]
    ).first
    #expect(
      violation?.description
        == "width: 100.0 × 100.0 gives 50.0, but 50.0 × 100.0 gives 25.0"
    )
  }
}
