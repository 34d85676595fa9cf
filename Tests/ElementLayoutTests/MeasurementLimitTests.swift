import ElementLayout
import Testing
import TestSupport

/// The numbers of measurements.
private final class Counts {
  var texts = 0
  let stacks = Log()
  var containers: Int { stacks.count }
}

/// An element whose height is inversely proportional to the available width.
private struct Text: Element, Equatable {
  let width: Double
  var counts: Counts?

  static func == (first: Text, second: Text) -> Bool { first.width == second.width }

  var content: ElementContent {
    ElementContent { constraint, _ in
      counts?.texts += 1
      let used = min(width, max(1, constraint.width.maximum))
      return Size(width: used, height: 10 * (width / used - 1e-9).rounded(.up))
    }
  }
}

/// Rows in columns in rows, each with texts before and after the next one.
private struct Nest: Element {
  var depth: Int
  var before = 1
  var after = 1
  var width = 37.0
  var alignment = StackAlignment.start
  let counts = Counts()

  var elementCount: Int { depth * (before + after + 1) + 1 }

  var content: ElementContent {
    var element: any Element = Text(width: width, counts: counts)
    for level in 0..<depth {
      let inner = element
      let stack = StackLayout(
        axis: level.isMultiple(of: 2) ? .vertical : .horizontal,
        alignment: alignment,
        spacing: 1
      )
      element = Custom {
        let noting = Noting(layout: stack, measured: counts.stacks, placed: Log())
        return ElementContent(layout: noting) { builder in
          for index in 0..<before { builder.add(element: text(level + index)) }
          builder.add(element: inner)
          for index in 0..<after { builder.add(element: text(level + index + 1)) }
        }
      }
    }
    return ElementContent(child: element)
  }

  private func text(_ index: Int) -> Text {
    Text(width: width + Double(index % 5), counts: counts)
  }
}

/// A random tree of stacks.
private indirect enum Sketch {
  case box(Box)
  case text(Double)
  case stack(StackLayout, [(StackPriority, Sketch)])

  init(depth: Int, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<(depth > 3 ? 1 : 8), using: &random) {
    case _ where depth == 0, 7: self = .text(.random(in: 1...120, using: &random))
    case 6:
      self = .box(Box(.random(in: 1...90, using: &random), .random(in: 1...40, using: &random)))
    default:
      let layout = StackLayout(
        axis: Axis.allCases.randomElement(using: &random) ?? .horizontal,
        alignment: StackAlignment.allCases.randomElement(using: &random) ?? .start,
        underflow: StackUnderflow.allCases.randomElement(using: &random) ?? .spaceEvenly,
        overflow: StackOverflow.allCases.randomElement(using: &random) ?? .condenseUniformly,
        spacing: Double(Int.random(in: 0...3, using: &random))
      )
      let priorities: [StackPriority] = [.flexible, .flexible, .fixed, .grows, .shrinks]
      let count = Int.random(in: 1...3, using: &random)
      // One child at most is as deep as possible.
      self = .stack(
        layout,
        (0..<count).map { index in
          let below = index == 0 ? depth - 1 : min(depth - 1, 1)
          let priority = priorities.randomElement(using: &random) ?? .flexible
          return (priority, Sketch(depth: below, &random))
        }
      )
    }
  }

  /// Returns the element of the tree.
  ///
  /// - Parameter isDivided: Whether the children of stacks are measured by a new tree for each
  ///   constraint, so that nothing is cached or limited.
  /// - Returns: The element.
  func element(isDivided: Bool) -> any Element {
    switch self {
    case .box(let box): box
    case .text(let width): Text(width: width)
    case .stack(let layout, let children):
      Custom {
        ElementContent(layout: layout) { builder in
          for (priority, child) in children {
            let element = child.element(isDivided: isDivided)
            builder.add(
              traitsType: StackPriorityKey.self,
              traits: priority,
              element: isDivided
                ? Custom {
                  ElementContent { constraint, _ in LayoutTree(element).sizeThatFits(constraint) }
                } : element
            )
          }
        }
      }
    }
  }

  /// The frames in the coordinates of the containers, without caches and limits.
  func plainFrames(in frame: Rect) -> [Rect] {
    let tree = LayoutTree(element(isDivided: true))
    let frames = tree.frames(in: frame.width, frame.height)
    guard case .stack(_, let children) = self else { return [frame] }
    return [frame] + zip(children, frames).flatMap { $0.1.plainFrames(in: $1) }
  }
}

extension LayoutTree {
  /// The frames of all elements in the coordinates of their containers.
  fileprivate func allFrames(in room: Size) -> [Rect] {
    layOut(in: room)
    var frames: [Rect] = []
    forEachElement { element, _ in frames.append(element.frame) }
    return frames
  }
}

struct MeasurementLimitTests {
  /// A room that is too small, one that is too narrow, and one that isn't too small.
  private static let rooms = [
    Size(width: 60, height: 60), Size(width: 320, height: 480), Size(width: 300, height: 1e6),
    Size(width: 1e6, height: 1e6),
  ]

  @Test("Stacks nested up to 7 levels have the sizes that unlimited measuring gives")
  func exactness() {
    var random = SplitMix64(seed: 31)
    var deepest = 0
    for round in 0..<caseCount(120, long: 300) {
      let sketch = Sketch(depth: round % 8, &random)
      for _ in 0..<2 {
        let room = Size(
          width: .random(in: 0...300, using: &random).rounded(),
          height: .random(in: 0...300, using: &random).rounded()
        )
        let frames = LayoutTree(sketch.element(isDivided: false)).allFrames(in: room)
        let plain = sketch.plainFrames(
          in: Rect(x: 0, y: 0, width: room.width, height: room.height)
        )
        #expect(frames.count == plain.count)
        #expect(zip(frames, plain).allSatisfy { $0.isClose(to: $1) }, "\(sketch) in \(room)")
        deepest = max(deepest, frames.count)
      }
    }
    #expect(deepest > 15)
  }

  @Test(
    "The number of measurements is linear in the number of elements for any available space",
    arguments: [(1, 1), (2, 0), (0, 2), (1, 0)],
    rooms
  )
  func linearity(_ others: (before: Int, after: Int), _ room: Size) {
    for depth in [10, 128, 40, 120, 200].prefix(caseCount(2, long: 5)) {
      let alignments = [StackAlignment.fill, .start]
      for alignment in alignments.prefix(depth < 40 ? 2 : caseCount(1, long: 2)) {
        let nest = Nest(
          depth: depth,
          before: others.before,
          after: others.after,
          alignment: alignment
        )
        let tree = LayoutTree(nest)
        tree.layOut(in: room)
        #expect(nest.counts.containers <= depth * (room.width < 1e6 ? 130 : 1))
        #expect(nest.counts.texts <= nest.elementCount * (room.width < 1e6 ? 260 : 1))
        #expect((tree.cutElementCount == 0) == (depth < 128))
      }
    }
  }

  @Test("Stacks nested more deeply use the available space")
  func usingSpace() {
    for depth in [20, 40, 100] {
      let nest = Nest(depth: depth, alignment: .fill)
      let tree = LayoutTree(nest)
      tree.layOut(in: Size(width: 320, height: 480))
      var stacks = 0
      tree.forEachElement { element, _ in
        let frames = element.children.map(\.frame)
        if frames.count < 2 { return }
        stacks += 1
        let isRow = frames[0].y == frames[1].y
        let end = frames.map { isRow ? $0.x + $0.width : $0.y + $0.height }.max() ?? 0
        let room = isRow ? element.frame.width : element.frame.height
        // The spaces need 2 points.
        #expect(abs(end - max(room, 2)) < 1e-9)
      }
      #expect(stacks == depth)
    }
  }

  @Test("Approximate sizes don't depend on earlier layouts", arguments: [20, 40])
  func history(_ depth: Int) {
    let small = Size(width: 320, height: 480)
    let fresh = LayoutTree(Nest(depth: depth)).allFrames(in: small)
    let tree = LayoutTree(Nest(depth: depth))
    for room in Self.rooms { _ = tree.allFrames(in: room) }
    #expect(tree.allFrames(in: small) == fresh)
    _ = tree.sizeThatFits(SizeConstraint(width: 100))
    #expect(tree.allFrames(in: small) == fresh)

    var deepest = tree.root
    while let next = deepest.children.max(by: { $0.children.count < $1.children.count }) {
      deepest = next
    }
    let other = Text(width: 50)
    let changed = LayoutTree(Nest(depth: depth))
    var place = changed.root
    while let next = place.children.max(by: { $0.children.count < $1.children.count }) {
      place = next
    }
    changed.replace(place, with: other)
    tree.replace(deepest, with: other)
    #expect(tree.allFrames(in: small) == changed.allFrames(in: small))
    // Nothing has changed, so nothing is measured.
    let count = Nest(depth: depth)
    let unchanged = LayoutTree(count)
    unchanged.layOut(in: small)
    let before = count.counts.containers
    unchanged.layOut(in: small)
    #expect(count.counts.containers == before)
  }

  @Test("A layout can measure an element in any number of rounds, with exact results")
  func rounds() {
    let nest = Nest(depth: 3)
    let tree = LayoutTree(nest)
    for width in stride(from: 300.0, to: 0, by: -0.5) {
      let constraint = SizeConstraint(width: width, height: 50)
      #expect(tree.sizeThatFits(constraint) == LayoutTree(nest).sizeThatFits(constraint))
    }
  }

  @Test("Approximate sizes aren't violations of the contract")
  func contract() {
    let nest = Nest(depth: 20)
    #expect(LayoutContract.violations(of: nest, limits: [20, 100, .infinity]) == [])
    #expect(nest.counts.containers <= 2 * 3 * 3 * 4 * 20 * 130)
  }
}
