import ElementLayout
import Testing

/// A box that records its measurements, and equals another one of the same size and name.
private struct NamedBox: Element, Equatable {
  var name: String
  var width = 10.0
  let log: Log
  let placed: Log

  static func == (first: NamedBox, second: NamedBox) -> Bool {
    first.name == second.name && first.width == second.width
  }

  var content: ElementContent {
    ElementContent { constraint, _ in
      log.constraints.append(constraint)
      return Size(width: width, height: 10)
    }
  }
}

/// A tree of stacks, four children in each, with boxes at the depth 0.
private struct Nest: Element {
  var depth: Int
  var axis = Axis.horizontal
  var changed: Int?
  var first = 0
  let leaves: Log
  let measured: Log
  let placed: Log

  var content: ElementContent {
    let layout = Noting(
      layout: StackLayout(axis: axis, underflow: .growUniformly),
      measured: measured,
      placed: placed
    )
    return ElementContent(layout: layout) { builder in
      var size = 1
      for _ in 1..<depth { size *= 4 }
      for index in 0..<4 {
        let start = first + index * size
        if depth > 1 {
          var child = self
          child.depth -= 1
          child.axis = axis == .horizontal ? .vertical : .horizontal
          child.first = start
          builder.add(element: child)
        } else {
          var box = NamedBox(name: "\(start)", log: leaves, placed: placed)
          if start == changed { box.width = 15 }
          builder.add(element: box)
        }
      }
    }
  }

  func reset() {
    for log in [leaves, measured, placed] { log.constraints = [] }
  }
}

struct TreeChangeTests {
  private let nest = Nest(depth: 5, leaves: Log(), measured: Log(), placed: Log())

  private func laidOut() -> LayoutTree {
    let tree = LayoutTree(nest)
    tree.layOut(in: Size(width: 4000, height: 4000))
    #expect(nest.leaves.count >= 1024 && nest.placed.count == 341)
    nest.reset()
    return tree
  }

  private func leaf(_ tree: LayoutTree, _ name: String) throws -> LaidOutElement {
    var found: LaidOutElement?
    tree.forEachElement { element, _ in
      if (element.element as? NamedBox)?.name == name { found = element }
    }
    return try #require(found)
  }

  private func frames(_ tree: LayoutTree) -> [Rect] {
    var frames: [Rect] = []
    tree.forEachElement { frames.append($1) }
    return frames
  }

  @Test("A second layout of an unchanged tree measures and places nothing")
  func unchanged() {
    let tree = laidOut()
    tree.layOut(in: Size(width: 4000, height: 4000))
    #expect(nest.leaves.count == 0 && nest.measured.count == 0 && nest.placed.count == 0)
  }

  @Test("A changed leaf leads to measurement of only the leaf and its ancestors")
  func leaf() throws {
    let tree = laidOut()
    let element = try leaf(tree, "500")
    var box = try #require(element.element as? NamedBox)
    box.width = 15
    tree.replace(element, with: box)
    tree.layOut(in: Size(width: 4000, height: 4000))
    #expect(nest.leaves.count <= 3)
    #expect(nest.measured.count <= 4 * 3)
    // Elements beside the path can get another size, but nothing else changes.
    #expect(nest.placed.count <= 5 + 4 * 3 * 4)
    #expect(try leaf(tree, "500").id == element.id)
    var other = nest
    other.changed = 500
    let fresh = LayoutTree(other)
    fresh.layOut(in: Size(width: 4000, height: 4000))
    #expect(frames(tree) == frames(fresh))
  }

  @Test("A changed leaf of the same size doesn't affect frames beside its path")
  func invalidatedLeaf() throws {
    let tree = laidOut()
    tree.setNeedsLayout(try leaf(tree, "77"))
    tree.layOut(in: Size(width: 4000, height: 4000))
    #expect(nest.leaves.count <= 3)
    #expect(nest.placed.count == 5)
  }

  @Test("Another root element keeps the nodes of equal elements")
  func otherElement() throws {
    let tree = laidOut()
    let kept = try leaf(tree, "3").id
    var other = nest
    other.changed = 500
    tree.element = other
    nest.reset()
    tree.layOut(in: Size(width: 4000, height: 4000))
    #expect(nest.leaves.count > 0 && nest.leaves.count <= 3)
    #expect(try leaf(tree, "3").id == kept)
    tree.element = other
    nest.reset()
    tree.layOut(in: Size(width: 4000, height: 4000))
    #expect(nest.leaves.count == 0 && nest.placed.count == 0)
  }

  @Test("Elements keep their identity by type, key and position among elements of the same type")
  func identity() {
    func row(_ children: [(key: String?, element: any Element)]) -> Row {
      Row { row in
        for (key, element) in children {
          row.add(key: key.map { AnyHashable($0) }, element: element)
        }
      }
    }
    let tree = LayoutTree(row([(nil, Box(1, 1)), ("a", Box(2, 2)), ("b", Box(3, 3))]))
    let ids = tree.root.children.map(\.id)
    tree.element = row([(nil, Spacer()), ("b", Box(3, 3)), (nil, Box(1, 1)), ("a", Box(2, 2))])
    let moved = tree.root.children.map(\.id)
    #expect(moved[1] == ids[2] && moved[2] == ids[0] && moved[3] == ids[1])
    #expect(!ids.contains(moved[0]))
    // Repeated keys are distinguished by position.
    tree.element = row([("b", Box(3, 3)), ("b", Box(4, 4))])
    #expect(Set(tree.root.children.map(\.id)).count == 2)
    #expect(tree.root.children[0].id == ids[2])
    #expect(tree.frames(in: 100, 100).map(\.width) == [3, 4])
  }

  @Test("Changes of traits, layout and order are laid out")
  func otherTraits() {
    func row(_ priority: StackPriority, _ spacing: Double) -> Row {
      Row(underflow: .growUniformly, spacing: spacing) { row in
        row.add(priority: priority, element: Box(10, 10))
        row.add(element: Box(20, 10))
      }
    }
    let tree = LayoutTree(row(.flexible, 0))
    #expect(tree.frames(in: 50, 10).map(\.width) == [20, 30])
    tree.element = row(.fixed, 0)
    #expect(tree.frames(in: 50, 10).map(\.width) == [10, 40])
    tree.element = row(.fixed, 5)
    #expect(tree.frames(in: 50, 10).map(\.width) == [10, 35])
    tree.element = Column { $0.add(element: Box(20, 10)) }
    #expect(tree.frames(in: 50, 50) == [Rect(x: 0, y: 0, width: 20, height: 10)])
    tree.element = Box(1, 1)
    #expect(tree.frames(in: 50, 50).isEmpty)
  }

  @Test("Removed parts of a tree don't affect other trees")
  func removedElements() {
    func nested(_ box: Box) -> Row {
      Row { row in row.add(element: Column { $0.add(element: box) }) }
    }
    for _ in 0..<50 {
      let tree = LayoutTree(nested(Box(1, 1)))
      tree.layOut(in: Size(width: 10, height: 10))
      let element = tree.root.children[0].children[0]
      tree.element = Column { $0.add(element: Box(5, 5)) }
      // These can have the addresses of the previous parts.
      nest.reset()
      let others = (0..<8).map { _ in
        LayoutTree(
          Nest(depth: 1, leaves: nest.leaves, measured: nest.measured, placed: nest.placed)
        )
      }
      for other in others { other.layOut(in: Size(width: 100, height: 10)) }
      nest.reset()
      tree.setNeedsLayout(element)
      tree.replace(element, with: Box(2, 2))
      tree.replace(element, with: Spacer())
      for other in others { other.layOut(in: Size(width: 100, height: 10)) }
      #expect(nest.placed.count == 0)
      #expect(tree.frames(in: 10, 10) == [Rect(x: 0, y: 0, width: 5, height: 5)])
      #expect(element.frame == Rect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test(
    "A replaced element is restored when its parent is set, even to an equal element"
  )
  func replacedElements() {
    struct Pair: Element, Equatable {
      var width = 10.0

      var content: ElementContent {
        ElementContent(layout: StackLayout(axis: .horizontal)) { builder in
          builder.add(element: Box(width, 1))
          builder.add(element: Inset(EdgeInsets(1), around: Box(2, 2)))
        }
      }
    }
    let tree = LayoutTree(Pair())
    for element in [{ $0.children[0] }, { $0.children[1].children[0] }]
      as [(LaidOutElement) -> LaidOutElement]
    {
      tree.replace(element(tree.root), with: Box(30, 1))
      #expect(tree.sizeThatFits(.unconstrained).width > 30)
      tree.element = Pair()
      #expect(tree.sizeThatFits(.unconstrained).width == 14)
    }
  }

  @Test("An element that is no longer placed becomes visible again")
  func formerAttributes() {
    let kinds: [(any Element) -> ElementContent] = [
      { ElementContent(child: $0) }, { ElementContent(child: $0) { _ in } },
      { child in ElementContent { _, _ in child } },
      { child in ElementContent(layout: StackLayout(axis: .vertical)) { $0.add(element: child) } },
    ]
    for kind in kinds {
      let tree = LayoutTree(
        Custom { ElementContent(layout: Dimming()) { $0.add(element: Box(1, 1)) } }
      )
      tree.layOut(in: Size(width: 9, height: 9))
      #expect(tree.root.children[0].attributes.isHidden)
      tree.element = Custom { kind(Box(1, 1)) }
      tree.layOut(in: Size(width: 9, height: 9))
      #expect(tree.root.children[0].attributes == LayoutAttributes())
    }
  }
}

private struct Dimming: Layout {
  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    for subelement in subelements {
      subelement.attributes.alpha = 0.25
      subelement.attributes.isHidden = true
    }
  }
}
