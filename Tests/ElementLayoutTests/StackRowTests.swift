import ElementLayout
import Testing

/// A child of a worked example.
struct ExampleChild: Sendable {
  var width = 0.0
  var height = 0.0
  var wrapCount = 0
  var priority = StackPriority.flexible
  var guide: (@Sendable (Double) -> Double)?

  init(_ width: Double, _ height: Double, _ grow: Double = 1, _ shrink: Double = 1) {
    (self.width, self.height) = (width, height)
    priority = StackPriority(grow: grow, shrink: shrink)
  }

  init(wrap count: Int) { wrapCount = count }
}

/// A worked example for a row: frames and a measured size computed by an exact model.
struct StackExample: Sendable, CustomTestStringConvertible {
  let number: Int
  let children: [ExampleChild]
  let size: Size
  var underflow = StackUnderflow.spaceEvenly
  var overflow = StackOverflow.condenseProportionally
  var alignment = StackAlignment.start
  var spacing = 0.0
  let frames: [Rect]
  let measured: [(SizeConstraint, Size)]

  var testDescription: String { "row \(number)" }

  func tree(_ axis: Axis) -> LayoutTree {
    let layout = StackLayout(
      axis: axis,
      alignment: alignment,
      underflow: underflow,
      overflow: overflow,
      spacing: spacing
    )
    let isRow = axis == .horizontal
    return LayoutTree(
      Custom {
        ElementContent(layout: layout) { builder in
          for child in children {
            var traits = LayoutTraits(StackPriorityKey.self, child.priority)
            if let guide = child.guide {
              traits[StackGuideKey.self] = { guide(isRow ? $0.height : $0.width) }
            }
            builder.add(
              traits: traits,
              element: child.wrapCount > 0
                ? Wrapping(count: child.wrapCount, axis: axis)
                : isRow ? Box(child.width, child.height) : Box(child.height, child.width)
            )
          }
        }
      }
    )
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

/// The frames of children of height 10, by position and width.
private func line(_ places: (Double, Double)...) -> [Rect] {
  places.map { rect($0.0, 0, $0.1, 10) }
}

private func wide(_ width: Double, _ result: Size) -> [(SizeConstraint, Size)] {
  [(SizeConstraint(width: width), result), (SizeConstraint(width: width, height: 1000), result)]
}

private let three = [ExampleChild(30, 10), ExampleChild(50, 20), ExampleChild(20, 40)]
private let pair = [ExampleChild(40, 10), ExampleChild(80, 10)]
private let falling = [ExampleChild(100, 10), ExampleChild(60, 10), ExampleChild(40, 10)]
private let spread = [rect(0, 0, 30, 10), rect(60, 0, 50, 20), rect(140, 0, 20, 40)]
private let guided: ExampleChild = {
  var child = ExampleChild(30, 10)
  child.guide = { $0 - 4 }
  return child
}()

private let justified: [StackExample] = zip(
  [StackUnderflow.justifyToStart, .justifyToCenter, .justifyToEnd],
  [(0.0, 45.0), (37.5, 82.5), (75, 120)]
).map { underflow, places in
  StackExample(
    number: 8,
    children: pair,
    size: size(200, 10),
    underflow: underflow,
    spacing: 5,
    frames: line((places.0, 40), (places.1, 80)),
    measured: wide(200, size(125, 10))
  )
}

private let empty: [StackExample] = [
  (StackUnderflow.growProportionally, line((0, 0), (0, 0))),
  (.growUniformly, line((0, 50), (50, 50))),
].map { underflow, frames in
  StackExample(
    number: 10,
    children: [ExampleChild(0, 10), ExampleChild(0, 10)],
    size: size(100, 10),
    underflow: underflow,
    frames: frames,
    measured: wide(100, size(0, 10))
  )
}

// swift-format-ignore
let stackExamples: [StackExample] = [
  StackExample(number: 1, children: three, size: size(160, 60), frames: spread, measured: wide(160, size(100, 40))),
  StackExample(number: 2, children: three, size: size(160, 60), spacing: 8, frames: spread, measured: wide(160, size(116, 40))),
  StackExample(number: 3, children: pair, size: size(180, 10), underflow: .growProportionally,
    frames: line((0, 60), (60, 120)), measured: wide(180, size(120, 10))),
  StackExample(number: 4, children: [ExampleChild(40, 10), ExampleChild(80, 10, 3)], size: size(190, 10), underflow: .growProportionally,
    frames: line((0, 50), (50, 140)), measured: wide(190, size(120, 10))),
  StackExample(number: 5, children: [ExampleChild(40, 10), ExampleChild(80, 10, 3)], size: size(190, 10), underflow: .growUniformly, spacing: 10,
    frames: line((0, 55), (65, 125)), measured: wide(190, size(130, 10))),
  StackExample(number: 6, children: [ExampleChild(40, 10, 0, 1), ExampleChild(80, 10), ExampleChild(20, 10, 0, 0)], size: size(200, 10), underflow: .growUniformly,
    frames: line((0, 40), (40, 140), (180, 20)), measured: wide(200, size(140, 10))),
  StackExample(number: 7, children: [ExampleChild(40, 10, 0, 0), ExampleChild(80, 10, 0, 0)], size: size(200, 10), underflow: .growUniformly, spacing: 4,
    frames: line((0, 40), (44, 80)), measured: wide(200, size(124, 10))),
] + justified + [
  StackExample(number: 9, children: [ExampleChild(40, 10)], size: size(100, 10), frames: line((0, 40)), measured: wide(100, size(40, 10))),
] + empty + [
  StackExample(number: 11, children: [ExampleChild(60, 10), ExampleChild(40, 10)], size: size(100, 10), underflow: .justifyToEnd,
    frames: line((0, 60), (60, 40)), measured: wide(100, size(100, 10))),
  StackExample(number: 12, children: falling, size: size(170, 10), spacing: 10,
    frames: line((0, 75), (85, 45), (140, 30)), measured: wide(170, size(170, 10))),
  StackExample(number: 13, children: falling, size: size(140, 10), overflow: .condenseUniformly,
    frames: line((0, 80), (80, 40), (120, 20)), measured: wide(140, size(140, 10))),
  StackExample(number: 14, children: [ExampleChild(100, 10), ExampleChild(10, 10)], size: size(50, 10), overflow: .condenseUniformly,
    frames: line((0, 70), (70, 0)), measured: wide(50, size(70, 10))),
  StackExample(number: 15, children: [ExampleChild(100, 10, 1, 0), ExampleChild(60, 10, 1, 0)], size: size(90, 10),
    frames: line((0, 100), (100, 60)), measured: wide(90, size(160, 10))),
  StackExample(number: 16, children: [ExampleChild(90, 10, 1, 2), ExampleChild(30, 10), ExampleChild(60, 10, 0, 0)], size: size(120, 10),
    frames: line((0, 270.0 / 7), (270.0 / 7, 150.0 / 7), (60, 60)), measured: wide(120, size(120, 10))),
  StackExample(number: 17, children: [ExampleChild(40, 10, 0, 0), ExampleChild(40, 10, 0, 0), ExampleChild(25, 30)], size: size(60, 10), overflow: .condenseUniformly,
    frames: [rect(0, 0, 40, 10), rect(40, 0, 40, 10), rect(80, 0, 0, 30)], measured: wide(60, size(80, 30))),
  StackExample(number: 18, children: [ExampleChild(30, 10, 0, 0), ExampleChild(wrap: 6)], size: size(70, 60),
    frames: [rect(0, 0, 30, 10), rect(30, 0, 40, 20)], measured: [(SizeConstraint(width: 70), size(70, 20))]),
  StackExample(number: 19, children: [ExampleChild(wrap: 8), ExampleChild(wrap: 4)], size: size(70, 90), overflow: .condenseUniformly,
    frames: [rect(0, 0, 50, 20), rect(50, 0, 20, 20)], measured: [(SizeConstraint(width: 70), size(70, 20))]),
  StackExample(number: 20, children: [ExampleChild(30, 10), ExampleChild(50, 20)], size: size(200, 60), underflow: .growUniformly,
    frames: [rect(0, 0, 90, 10), rect(90, 0, 110, 20)], measured: wide(200, size(80, 20))),
  StackExample(number: 21, children: [ExampleChild(30, 10), ExampleChild(50, 20)], size: size(100, 35), alignment: .fill,
    frames: [rect(0, 0, 30, 35), rect(50, 0, 50, 35)],
    measured: [(SizeConstraint(height: 35), size(80, 20)), (SizeConstraint(height: 15), size(80, 15))]),
  StackExample(number: 22, children: [ExampleChild(30, 10), ExampleChild(50, 30)], size: size(80, 50), alignment: .center,
    frames: [rect(0, 20, 30, 10), rect(30, 10, 50, 30)], measured: [(.unconstrained, size(80, 30))]),
  StackExample(number: 23, children: [guided, ExampleChild(50, 30)], size: size(80, 50), alignment: .end,
    frames: [rect(0, 40, 30, 10), rect(30, 16, 50, 30)], measured: [(.unconstrained, size(80, 34))]),
  StackExample(number: 24, children: [ExampleChild(30, 40), ExampleChild(50, 60)], size: size(80, 50), alignment: .center,
    frames: [rect(0, 5, 30, 40), rect(30, -5, 50, 60)], measured: [(SizeConstraint(height: 50), size(80, 55))]),
  StackExample(number: 25, children: [ExampleChild(30, 10), ExampleChild(30, 10), ExampleChild(30, 10)], size: size(100, 10), spacing: 10,
    frames: line((0, 80.0 / 3), (110.0 / 3, 80.0 / 3), (220.0 / 3, 80.0 / 3)), measured: wide(100, size(100, 10))),
  StackExample(number: 26, children: [ExampleChild(80, 10, 1, 0), ExampleChild(80, 10)], size: size(100, 10),
    frames: line((0, 80), (80, 20)), measured: wide(100, size(100, 10))),
  StackExample(number: 27, children: [ExampleChild(10, 10, 0.5), ExampleChild(10, 10, 0.25), ExampleChild(10, 10, 0.25)], size: size(130, 10), underflow: .growUniformly,
    frames: line((0, 60), (60, 35), (95, 35)), measured: wide(130, size(30, 10))),
  StackExample(number: 28, children: [ExampleChild(10, 10), ExampleChild(10, 10)], size: size(15, 10), spacing: 30,
    frames: line((0, 0), (30, 0)), measured: wide(15, size(30, 10))),
]

struct StackRowTests {
  @Test("A row has the places and the size of the worked examples", arguments: stackExamples)
  func row(_ example: StackExample) {
    let tree = example.tree(.horizontal)
    let frames = tree.frames(in: example.size.width, example.size.height)
    #expect(frames.count == example.frames.count)
    for (found, expected) in zip(frames, example.frames) {
      #expect(found.isClose(to: expected), "\(found) is not \(expected)")
    }
    for (constraint, expected) in example.measured {
      let found = tree.sizeThatFits(constraint)
      #expect(found.isClose(to: expected), "\(found) in \(constraint) is not \(expected)")
    }
  }

  @Test(
    "A column has the places and sizes of the worked examples with exchanged axes",
    arguments: stackExamples
  )
  func column(_ example: StackExample) {
    let tree = example.tree(.vertical)
    let frames = tree.frames(in: example.size.height, example.size.width)
    #expect(frames.count == example.frames.count)
    for (found, expected) in zip(frames, example.frames) {
      #expect(found.isClose(to: expected.transposed), "\(found) is not \(expected.transposed)")
    }
    for (constraint, expected) in example.measured {
      let transposed = SizeConstraint(width: constraint.height, height: constraint.width)
      let found = tree.sizeThatFits(transposed)
      #expect(found.isClose(to: expected.transposed), "\(found) in \(transposed)")
    }
  }

  @Test("The elements Row and Column have the defaults of their layout")
  func elements() {
    let row = Row { row in
      row.add(element: Box(30, 10))
      row.add(priority: .fixed, element: Box(50, 20))
      row.add(element: Box(20, 40))
    }
    let column = Column { column in
      column.add(element: Box(10, 30))
      column.add(guide: { _ in 3 }, element: Box(20, 50))
    }
    #expect(LayoutTree(row).frames(in: 160, 60) == spread)
    #expect(LayoutTree(row).sizeThatFits(.unconstrained) == size(100, 40))
    #expect(LayoutTree(column).frames(in: 60, 100) == [rect(3, 0, 10, 30), rect(0, 50, 20, 50)])
  }
}
