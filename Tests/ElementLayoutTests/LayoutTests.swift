import ElementLayout
import Testing

/// A layout defined by closures.
private struct Placing: Layout {
  let place: (LayoutSubelements) -> Void

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    place(subelements)
  }
}

private func tree(_ count: Int = 1, place: @escaping (LayoutSubelements) -> Void) -> LayoutTree {
  LayoutTree(
    Custom {
      ElementContent(layout: Placing(place: place)) { builder in
        for _ in 0..<count { builder.add(element: Box(40, 20)) }
      }
    }
  )
}

/// A layout that records events of its cache, which is a counter.
private struct Counting: Layout {
  final class Events { var texts: [String] = [] }

  let events: Events

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Int
  ) -> Size {
    cache += 1
    events.texts.append("measure \(cache)")
    return Size(width: 10, height: 10)
  }

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Int
  ) {
    events.texts.append("place \(cache)")
  }

  func makeCache(subelements: Subelements, environment: Environment) -> Int {
    events.texts.append("make")
    return 0
  }
}

/// A layout that centers its child.
private struct Centering: SingleChildLayout {
  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: LayoutSubelement,
    environment: Environment,
    cache: inout Size
  ) -> Size {
    cache = subelement.sizeThatFits(proposal)
    return cache
  }

  func placeSubelement(
    in size: Size,
    subelement: LayoutSubelement,
    environment: Environment,
    cache: inout Size
  ) {
    subelement.place(
      at: Point(x: size.width / 2, y: size.height / 2),
      anchor: .center,
      size: cache
    )
  }

  func makeCache(subelement: LayoutSubelement, environment: Environment) -> Size {
    subelement.sizeThatFits(.unconstrained)
  }
}

struct LayoutTests {
  @Test(
    "A position refers to the anchor of the element",
    arguments: [
      (UnitPoint.topLeading, 100.0, 50.0), (.bottomTrailing, 60, 30), (.center, 80, 40),
      (.top, 80, 50), (.trailing, 60, 40),
    ]
  )
  func anchors(_ anchor: UnitPoint, _ x: Double, _ y: Double) {
    let tree = tree {
      $0[0].place(at: Point(x: 1, y: 1), size: .zero)
      $0[0].place(at: Point(x: 100, y: 50), anchor: anchor, size: Size(width: 40, height: 20))
    }
    #expect(tree.frames(in: 200, 200) == [Rect(x: x, y: y, width: 40, height: 20)])
  }

  @Test("An element that isn't placed fills the container, even if it was placed before")
  func unplaced() {
    var isPlacing = false
    let tree = tree(2) { subelements in
      if isPlacing { subelements[1].place(in: Rect(x: 1, y: 2, width: 3, height: 4)) }
    }
    let all = Rect(x: 0, y: 0, width: 200, height: 100)
    #expect(tree.frames(in: 200, 100) == [all, all])
    isPlacing = true
    tree.setNeedsLayout(tree.root)
    #expect(tree.frames(in: 200, 100) == [all, Rect(x: 1, y: 2, width: 3, height: 4)])
    isPlacing = false
    tree.setNeedsLayout(tree.root)
    #expect(tree.frames(in: 200, 100) == [all, all])
  }

  @Test("A copy of a subelement places the element, and has no effect outside of placing")
  func copies() {
    var kept: LayoutSubelement?
    let tree = tree { subelements in
      let copy = subelements[0]
      kept = copy
      copy.place(filling: Size(width: 5, height: 6))
      copy.attributes.alpha = 0.5
    }
    #expect(tree.frames(in: 50, 50) == [Rect(x: 0, y: 0, width: 5, height: 6)])
    #expect(tree.root.children.first?.attributes.alpha == 0.5)
    kept?.place(filling: .zero)
    kept?.attributes.alpha = 0
    #expect(tree.root.children.first?.frame.width == 5)
    #expect(tree.root.children.first?.attributes.alpha == 0.5)
    #expect(kept?.sizeThatFits(.unconstrained) == Size(width: 40, height: 20))
  }

  @Test("Changes of the builder's layout apply to the element")
  func builder() {
    let element = Custom {
      ElementContent(layout: StackLayout(axis: .horizontal)) { builder in
        builder.add(element: Box(10, 20))
        builder.layout.axis = .vertical
        builder.layout.spacing = 5
        builder.add(element: Box(10, 20))
      }
    }
    #expect(LayoutTree(element).sizeThatFits(.unconstrained) == Size(width: 10, height: 45))
    #expect(element.content.childCount == 2)
  }

  @Test("A cache is created once in a pass and used from measuring to placing")
  func caches() {
    let events = Counting.Events()
    let tree = LayoutTree(
      Custom {
        ElementContent(layout: Counting(events: events)) { $0.add(element: Box(1, 1)) }
      },
      memory: .equalConstraints
    )
    for _ in 0..<2 {
      _ = tree.sizeThatFits(SizeConstraint(width: 10))
      _ = tree.sizeThatFits(SizeConstraint(width: 20))
      _ = tree.sizeThatFits(SizeConstraint(width: 20))
      tree.layOut(in: Size(width: 20, height: 20))
      tree.setNeedsLayout(tree.root)
    }
    #expect(
      events.texts == ["make", "measure 1", "measure 2", "place 2", "make", "measure 1"]
        + ["measure 2", "place 2"]
    )
  }

  @Test("Content that is used twice has a separate cache for each use")
  func sharedContent() {
    let events = Counting.Events()
    let content = ElementContent(layout: Counting(events: events)) { $0.add(element: Box(1, 1)) }
    let shared = Custom { content }
    let tree = LayoutTree(Overlay([shared, shared]))
    tree.layOut(in: Size(width: .infinity, height: 20))
    #expect(events.texts.count { $0 == "make" } == 2)
    #expect(events.texts.count { $0 == "measure 1" } == 2)
  }

  @Test("A layout for one element has a cache and places the element")
  func singleChild() {
    let element = Custom { ElementContent(child: Box(40, 20), layout: Centering()) }
    let frame = Rect(x: 30, y: 40, width: 40, height: 20)
    #expect(LayoutTree(element).frames(in: 100, 100) == [frame])
    #expect(LayoutTree(element).sizeThatFits(.unconstrained) == Size(width: 40, height: 20))
  }

  @Test("Content without elements has no extent")
  func noElements() {
    for element in [Row() as any Element, Column(), Overlay(), Flow(), EqualStack(axis: .vertical)]
    {
      let tree = LayoutTree(element)
      #expect(tree.sizeThatFits(SizeConstraint(width: 100)) == .zero)
      #expect(tree.frames(in: 10, 10).isEmpty)
    }
  }
}
