import ElementLayout
import Testing

struct MeasuringTests {
  @Test("Each child is measured along the axis, fixed ones first, and then across")
  func order() {
    let log = Log()
    let logs = (0..<3).map { _ in Log() }
    let row = Row { row in
      row.add(element: LoggedBox(30, 10, logs[0]))
      row.add(priority: .fixed, element: LoggedBox(20, 10, logs[1]))
      row.add(element: LoggedBox(10, 10, logs[2]))
    }
    let tree = LayoutTree(row, memory: .equalConstraints)
    _ = tree.sizeThatFits(SizeConstraint(width: 100, height: 50))
    #expect(
      logs.map(\.constraints) == [
        [SizeConstraint(width: 80, height: 50), SizeConstraint(width: 30, height: 50)],
        [SizeConstraint(width: 100, height: 50), SizeConstraint(width: 20, height: 50)],
        [SizeConstraint(width: 80, height: 50), SizeConstraint(width: 10, height: 50)],
      ]
    )
    let both = Row { row in
      row.add(element: LoggedBox(1, 1, log))
      row.add(priority: .fixed, element: LoggedBox(2, 1, log))
    }
    _ = LayoutTree(both, memory: .equalConstraints).sizeThatFits(SizeConstraint(width: 100))
    #expect(log.constraints.map(\.width) == [.atMost(100), .atMost(98), .atMost(1), .atMost(2)])
  }

  @Test("A child without remaining space is measured once, across the axis")
  func starved() {
    let log = Log()
    let row = Row { row in
      row.add(priority: .fixed, element: Box(60, 10))
      row.add(element: LoggedBox(30, 10, log))
    }
    _ = LayoutTree(row, memory: .equalConstraints).sizeThatFits(SizeConstraint(width: 60))
    #expect(log.constraints == [SizeConstraint(width: 0)])
  }

  @Test("Filling a known extent doesn't measure across the axis")
  func filling() {
    let log = Log()
    let row = Row(alignment: .fill) { $0.add(element: LoggedBox(30, 10, log)) }
    LayoutTree(row, memory: .equalConstraints).layOut(in: Size(width: 100, height: 50))
    #expect(log.constraints == [SizeConstraint(width: 100, height: 50)])
  }

  @Test(
    "Cached sizes are reused as far as the contract allows",
    arguments: [(LayoutTree.Memory.equalConstraints, 2), (.contract, 1)]
  )
  func memory(_ memory: LayoutTree.Memory, _ count: Int) {
    let log = Log()
    let row = Row { $0.add(element: LoggedBox(30, 10, log)) }
    let tree = LayoutTree(row, memory: memory)
    for _ in 0..<2 { _ = tree.sizeThatFits(SizeConstraint(width: 100, height: 50)) }
    #expect(log.count == count)
  }

  @Test("Caching doesn't change a size", arguments: LayoutTree.Memory.allCases)
  func equality(_ memory: LayoutTree.Memory) {
    let row = Row(spacing: 3) { row in
      row.add(element: Wrapping(count: 8))
      row.add(element: Column { $0.add(element: Wrapping(count: 5)) })
    }
    let tree = LayoutTree(row, memory: memory)
    for width in stride(from: 150.0, through: 0, by: -10) {
      let constraint = SizeConstraint(width: width, height: 200)
      let reference = LayoutTree(row, memory: .equalConstraints).sizeThatFits(constraint)
      #expect(tree.sizeThatFits(constraint) == reference)
    }
  }

  @Test("The size of content that depends on the available space isn't inferred")
  func builtContent() {
    let responsive = Custom {
      ElementContent { constraint, _ in
        (constraint.width.constrainedValue ?? 1000) < 100 ? Box(90, 40) : Box(60, 10)
      }
    }
    let tree = LayoutTree(Inset(EdgeInsets(5), around: responsive))
    #expect(tree.sizeThatFits(SizeConstraint(width: 200)) == Size(width: 70, height: 20))
    #expect(tree.sizeThatFits(SizeConstraint(width: 105)) == Size(width: 100, height: 50))
    tree.layOut(in: Size(width: 200, height: 30))
    let child = tree.root.children[0].children[0]
    #expect(child.element as? Box == Box(60, 10))
    #expect(child.frame == Rect(x: 0, y: 0, width: 190, height: 20))
  }
}
