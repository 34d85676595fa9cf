import ElementLayout
import Testing

struct ContainerTests {
  private func flow(_ alignment: FlowLayout.LineAlignment, growing: Int? = nil) -> Flow {
    let layout = FlowLayout(lineAlignment: alignment, lineSpacing: 5, itemSpacing: 10)
    return Flow(layout) { flow in
      for index in 0..<3 { flow.add(grows: index == growing, element: Box(40, 10)) }
    }
  }

  @Test(
    "A flow begins a new line at an element that doesn't fit",
    arguments: [
      (FlowLayout.LineAlignment.leading, [0.0, 50, 0]), (.center, [5, 55, 30]),
      (.trailing, [10, 60, 60]),
    ]
  )
  func flowLines(_ alignment: FlowLayout.LineAlignment, _ starts: [Double]) {
    let tree = LayoutTree(flow(alignment))
    let frames = tree.frames(in: 100, 25)
    #expect(frames.map(\.x) == starts)
    #expect(frames.map(\.y) == [0, 0, 15])
    #expect(tree.sizeThatFits(SizeConstraint(width: 100)) == Size(width: 90, height: 25))
  }

  @Test("Growing elements of a flow use the remaining width of their line")
  func flowGrowth() {
    let frames = LayoutTree(flow(.trailing, growing: 1)).frames(in: 100, 25)
    #expect(frames[1] == Rect(x: 50, y: 0, width: 50, height: 10))
    #expect(frames[0].x == 0 && frames[2].x == 60)
  }

  @Test(
    "A flow without a limit has one line for every alignment",
    arguments: FlowLayout.LineAlignment.allCases
  )
  func flowNatural(_ alignment: FlowLayout.LineAlignment) {
    let tree = LayoutTree(flow(alignment))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 140, height: 10))
    tree.layOut(in: Size(width: .infinity, height: .infinity))
    #expect(tree.root.children.map(\.frame.x) == [0, 50, 100])
  }

  @Test("A flow limits elements to the available size and aligns them in lines")
  func flowClamping() {
    let layout = FlowLayout(itemAlignment: .bottom)
    let tree = LayoutTree(
      Flow(layout) { flow in
        flow.add(element: Box(200, 10))
        flow.add(element: Box(10, 10))
        flow.add(element: Box(10, 30))
      }
    )
    #expect(
      tree.frames(in: 100, 100) == [
        Rect(x: 0, y: 0, width: 100, height: 10), Rect(x: 0, y: 30, width: 10, height: 10),
        Rect(x: 10, y: 10, width: 10, height: 30),
      ]
    )
  }

  @Test("An overlay is as large as its largest elements, and they fill it")
  func overlay() {
    let tree = LayoutTree(Overlay([Box(10, 40), Box(30, 20)]))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 30, height: 40))
    #expect(
      tree.frames(in: 50, 60) == .init(repeating: Rect(x: 0, y: 0, width: 50, height: 60), count: 2)
    )
  }

  @Test(
    "An inset adds or removes space",
    arguments: [
      (
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), Size(width: 16, height: 14),
        Rect(x: 2, y: 1, width: 94, height: 96)
      ),
      (EdgeInsets(-3), Size(width: 4, height: 4), Rect(x: -3, y: -3, width: 106, height: 106)),
      (EdgeInsets(-30), Size(width: 0, height: 0), Rect(x: -30, y: -30, width: 160, height: 160)),
      (EdgeInsets(80), Size(width: 170, height: 170), Rect(x: 80, y: 80, width: 0, height: 0)),
      (EdgeInsets(.nan), Size(width: 10, height: 10), Rect(x: 0, y: 0, width: 100, height: 100)),
      (
        EdgeInsets(.infinity), Size(width: 10, height: 10),
        Rect(x: 0, y: 0, width: 100, height: 100)
      ),
    ]
  )
  func inset(_ insets: EdgeInsets, _ size: Size, _ frame: Rect) {
    let tree = LayoutTree(Inset(insets, around: Box(10, 10)))
    #expect(tree.sizeThatFits(SizeConstraint(width: 100)) == size)
    #expect(tree.frames(in: 100, 100) == [frame])
  }

  @Test("An equal stack offers and gives equal lengths", arguments: Axis.allCases)
  func equalStack(_ axis: Axis) {
    let logs = [Log(), Log()]
    let stack = EqualStack(axis: axis, spacing: 10) { stack in
      stack.add(element: LoggedBox(30, 20, logs[0]))
      stack.add(element: LoggedBox(20, 30, logs[1]))
    }
    let tree = LayoutTree(stack)
    let size = tree.sizeThatFits(SizeConstraint(width: 110, height: 110))
    #expect(
      size == (axis == .horizontal ? Size(width: 70, height: 30) : Size(width: 30, height: 70))
    )
    let share =
      axis == .horizontal
      ? SizeConstraint(width: 50, height: 110) : SizeConstraint(width: 110, height: 50)
    #expect(logs.allSatisfy { $0.constraints == [share] })
    let second = Rect(x: 60, y: 0, width: 50, height: 80)
    let frames = axis == .horizontal ? tree.frames(in: 110, 80) : tree.frames(in: 80, 110)
    #expect(frames[1] == (axis == .horizontal ? second : second.transposed))
  }

  @Test(
    "Limits apply to an element's size",
    arguments: [
      (ConstrainedSize.Limits.unlimited, 30.0), (.fixed(44), 44), (.fixed(10), 10),
      (.atLeast(40), 40),
      (.atLeast(20), 30), (.atMost(20), 20), (.atMost(40), 30), (.within(35, 40), 35),
      (.within(40, 35), 40), (.fixed(-1), 0), (.fixed(.nan), 0), (.atMost(.nan), 30),
      (.atLeast(.infinity), 30),
    ]
  )
  func limits(_ limits: ConstrainedSize.Limits, _ extent: Double) {
    let tree = LayoutTree(ConstrainedSize(width: limits, height: limits, element: Box(30, 30)))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: extent, height: extent))
  }

  @Test("A limit applies to the content element")
  func limitInside() {
    let tree = LayoutTree(ConstrainedSize(width: .atMost(30), element: Wrapping(count: 6)))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 30, height: 20))
    #expect(tree.frames(in: 30, 20) == [Rect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test("A spacer has its size")
  func spacer() {
    #expect(LayoutTree(Spacer(width: 3)).sizeThatFits(.unconstrained) == Size(width: 3, height: 0))
  }
}
