import ElementLayout
import Testing
import TestSupport

/// Random tenths of points, whose sums and differences are rounded.
private func tenths(_ limit: Int, _ random: inout SplitMix64) -> Double {
  Double(Int.random(in: 1...limit, using: &random)) / 10
}

private func flow(_ random: inout SplitMix64) -> Flow {
  Flow(FlowLayout(itemSpacing: tenths(99, &random))) { flow in
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      flow.add(element: Box(tenths(999, &random), 10))
    }
  }
}

struct OwnSizeTests {
  @Test("A flow keeps to one line in the size measured for one line")
  func example() {
    let tree = LayoutTree(
      Flow(FlowLayout(itemSpacing: 6.4)) { flow in
        for width in [66.1, 21.0, 51.2] { flow.add(element: Box(width, 10)) }
      }
    )
    let size = tree.sizeThatFits(.unconstrained)
    #expect(tree.frames(in: size.width, size.height).allSatisfy { $0.y == 0 })
    #expect(tree.sizeThatFits(SizeConstraint(size)) == size)
  }

  @Test(
    "The measured size of a container is sufficient for its layout",
    arguments: ["flow", "row", "fixed row", "column", "equal row", "equal column", "inset"]
  )
  func law(_ kind: String) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let spacing = tenths(99, &random)
      let flows = (0..<Int.random(in: 1...4, using: &random)).map { _ in flow(&random) }
      let element: any Element =
        switch kind {
        case "flow": flows[0]
        case "row":
          Row(spacing: spacing) { row in for flow in flows { row.add(element: flow) } }
        case "fixed row":
          Row(underflow: .growProportionally, spacing: spacing) { row in
            row.add(priority: .fixed, element: Box(tenths(999, &random), 5))
            for flow in flows { row.add(element: flow) }
          }
        case "column":
          Column(spacing: spacing) { column in for flow in flows { column.add(element: flow) } }
        case "equal row", "equal column":
          EqualStack(axis: kind == "equal row" ? .horizontal : .vertical, spacing: spacing) {
            stack in
            for flow in flows { stack.add(element: flow) }
          }
        default: Inset(EdgeInsets(spacing), around: flows[0])
        }
      let tree = LayoutTree(element)
      let size = tree.sizeThatFits(.unconstrained)
      let again = LayoutTree(element).sizeThatFits(SizeConstraint(size))
      #expect(again.isClose(to: size))
      tree.layOut(in: size)
      tree.forEachElement { element, _ in
        // All items are in the one line of their flow.
        if element.element is Flow { #expect(element.children.allSatisfy { $0.frame.y == 0 }) }
      }
    }
  }

  @Test("A row gives its children their preferred sizes in its measured size")
  func rows() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let widths = (0..<Int.random(in: 2...6, using: &random)).map { _ in tenths(999, &random) }
      let row = Row(spacing: tenths(99, &random)) { row in
        for width in widths { row.add(element: Box(width, 10)) }
      }
      let tree = LayoutTree(row)
      let size = tree.sizeThatFits(.unconstrained)
      #expect(tree.frames(in: size.width, 10).map(\.width) == widths)
    }
  }
}
