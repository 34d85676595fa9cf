import ElementLayout
import Testing
import TestSupport

/// Stacks of fixed elements that leave only the rounding error, and of elements that shrink.
struct StackRoundingTests {
  /// An element with the same extent on both axes, limited by the available space.
  private struct Yielding: Element {
    let extent: Double

    var content: ElementContent {
      ElementContent { constraint, _ in
        Size(
          width: min(extent, constraint.width.maximum),
          height: min(extent, constraint.height.maximum)
        )
      }
    }
  }

  /// Stacks of widths, as a row and as a column, with more elements behind.
  private func stacks(
    _ widths: [Double],
    spacing: Double = 0,
    _ others: [(StackPriority, any Element)]
  ) -> [(axis: Axis, tree: LayoutTree)] {
    let row = Row(spacing: spacing) { row in
      for width in widths { row.add(priority: .fixed, element: Box(width, 1)) }
      for (priority, element) in others { row.add(priority: priority, element: element) }
    }
    let column = Column(spacing: spacing) { column in
      for width in widths { column.add(priority: .fixed, element: Box(1, width)) }
      for (priority, element) in others {
        column.add(priority: priority, element: element)
      }
    }
    return [(.horizontal, LayoutTree(row)), (.vertical, LayoutTree(column))]
  }

  private func measured(_ axis: Axis, _ tree: LayoutTree, in room: Double) -> Double {
    axis == .horizontal
      ? tree.sizeThatFits(SizeConstraint(width: room)).width
      : tree.sizeThatFits(SizeConstraint(height: room)).height
  }

  private func placed(_ axis: Axis, _ tree: LayoutTree, in room: Double) -> [Double] {
    axis == .horizontal
      ? tree.frames(in: room, 1).map(\.width) : tree.frames(in: 1, room).map(\.height)
  }

  @Test("Three fixed elements of 14.7 in 44.1 leave no space for one that grows")
  func example() {
    for (axis, tree) in stacks([14.7, 14.7, 14.7], [(.grows, Box(30, 30))]) {
      #expect(abs(measured(axis, tree, in: 44.1) - 44.1) < 1e-9)
      #expect(placed(axis, tree, in: 44.1) == [14.7, 14.7, 14.7, 0])
    }
  }

  @Test("A rounding error at any magnitude and spacing is not space for growing elements")
  func residues() {
    var random = SplitMix64(seed: 18)
    for _ in 0..<caseCount(1_000, long: 3_000) {
      let units: [Double] = [0.001, 0.1, 1, 1000, 1e7]
      let unit = units.randomElement(using: &random) ?? 1
      let count = Int.random(in: 1...9, using: &random)
      let widths: [Double] = (0..<count).map { _ in
        unit * Double(Int.random(in: 0...999, using: &random)) / 10
      }
      let spacing: Double = Bool.random(using: &random) ? unit * 0.7 : 0
      // The same sum in another order, with another rounding error.
      let room: Double = widths.sorted(by: >).reduce(spacing * Double(count), +)
      if room == 0 { continue }
      for (axis, tree) in stacks(widths, spacing: spacing, [(.grows, Box(30 * unit, 30 * unit))]) {
        let size = measured(axis, tree, in: room)
        #expect(abs(size - room) <= 1e-11 * room, "\(widths) in \(room): \(size)")
        let extents = placed(axis, tree, in: room)
        #expect(extents.last == 0, "\(widths) in \(room): \(extents)")
      }
    }
  }

  @Test("A rounding error in insets and nested stacks is not space")
  func nested() {
    let inner = Row { row in
      row.add(priority: .fixed, element: Box(14.7, 1))
      row.add(priority: .grows, element: Box(30, 1))
    }
    let outer = Row { row in
      for _ in 0..<2 { row.add(priority: .fixed, element: Box(14.7, 1)) }
      row.add(element: inner)
    }
    #expect(abs(LayoutTree(outer).sizeThatFits(SizeConstraint(width: 44.1)).width - 44.1) < 1e-9)
    let row = Row { $0.add(priority: .grows, element: Box(30, 1)) }
    let inset = Inset(EdgeInsets(top: 0, leading: 29.4, bottom: 0, trailing: 14.7), around: row)
    #expect(abs(LayoutTree(inset).sizeThatFits(SizeConstraint(width: 44.1)).width - 44.1) < 1e-9)
    #expect(SizeConstraint.Axis.atMost(44.1) - (14.7 + 14.7 + 14.7) == .atMost(0))
    #expect((SizeConstraint.Axis.atMost(44.1) - 44.05).isGreaterThanZero)
    #expect((SizeConstraint.Axis.atMost(1e-9) - 0).isGreaterThanZero)
  }

  @Test("Flexible elements never exceed the available space")
  func sums() {
    var random = SplitMix64(seed: 181)
    for _ in 0..<caseCount(1_000, long: 3_000) {
      let room = Double.random(in: 0...300, using: &random)
      let spacing = Double(Int.random(in: 0...3, using: &random)) * 0.7
      let fixed = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Double.random(in: 0...60, using: &random)
      }
      let others: [(StackPriority, any Element)] = (0..<Int.random(in: 1...4, using: &random)).map {
        _ in
        let width = Double.random(in: 0...120, using: &random)
        return Bool.random(using: &random)
          ? (.flexible, Box(width, width)) : (.flexible, Yielding(extent: width))
      }
      let spaces = spacing * Double(fixed.count + others.count - 1)
      let least = fixed.reduce(spaces, +)
      for (axis, tree) in stacks(fixed, spacing: spacing, others) {
        let extents = placed(axis, tree, in: room)
        #expect(extents.reduce(spaces, +) <= max(room, least) * (1 + 1e-12) + 1e-12)
        // Without space, no element is larger than necessary.
        if least >= room { #expect(extents.dropFirst(fixed.count).allSatisfy { $0 == 0 }) }
      }
    }
  }

  @Test(
    "The extents of children that shrink add up to the available space",
    arguments: [
      ([100, 100, 100], 0, 100, [33.33333333333334, 33.33333333333334, 33.333333333333314]),
      ([100, 60, 40], 10, 170, [75, 45, 30]),
      ([10, 20, 30], 0.5, 50, [8.166666666666664, 16.333333333333336, 24.5]),
      ([0.1, 0.2, 0.3], 0, 0.5, [0.08333333333333337, 0.16666666666666663, 0.25]),
    ] as [([Double], Double, Double, [Double])]
  )
  func shrinking(widths: [Double], spacing: Double, room: Double, extents: [Double]) {
    let children = widths.map { (StackPriority.flexible, Box($0, $0)) }
    for (axis, tree) in stacks([], spacing: spacing, children) {
      #expect(measured(axis, tree, in: room) == room)
      #expect(placed(axis, tree, in: room) == extents)
    }
  }

  @Test("A rounding error isn't space for children that shrink to nothing")
  func shrunken() {
    let inner = Row { $0.add(priority: .grows, element: Box(140, 1)) }
    let row = Row { row in
      row.add(element: Box(100, 1))
      row.add(element: Flow { $0.add(element: inner) })
      row.add(priority: .grows, element: ConstrainedSize(width: .atMost(125), element: Greedy()))
    }
    let tree = LayoutTree(row)
    #expect(tree.frames(in: 100, 1).map(\.width) == [0, 0, 100])
    tree.forEachElement { element, frame in
      if element.element as? Box == Box(140, 1) { #expect(frame.width == 0) }
    }
  }

  @Test("The sum of extents is exact where all space is distributed")
  func exactSums() {
    var random = SplitMix64(seed: 182)
    var count = 0
    for _ in 0..<caseCount(1_000, long: 10_000) {
      let boxes = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Box(.random(in: 0...120, using: &random), 1)
      }
      let spacing = Double(Int.random(in: 0...8, using: &random)) / 4
      let spaces = spacing * Double(boxes.count - 1)
      let room = Double.random(in: 0...500, using: &random)
      let row = Row(
        underflow: Bool.random(using: &random) ? .growUniformly : .growProportionally,
        overflow: Bool.random(using: &random) ? .condenseUniformly : .condenseProportionally,
        spacing: spacing
      ) { row in
        for box in boxes { row.add(element: box) }
      }
      let extents = placed(.horizontal, LayoutTree(row), in: room)
      if extents.contains(0) { continue }
      count += 1
      #expect(extents.reduce(0, +) + spaces == room, "\(boxes) in \(room): \(extents)")
    }
    #expect(count > 500)
  }
}
