import ElementLayout
import Testing
import TestSupport
import TraitSystem

private enum StepTrait: TraitDefinition {
  static let defaultValue = 3.0
  static let identifier = "com.example.layout.step"
}

private enum StepKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 3.0

  static func read(from traitCollection: TraitCollection) -> Double {
    traitCollection[StepTrait.self]
  }

  static func write(to mutableTraits: inout MutableTraits, value: Double) {
    mutableTraits[StepTrait.self] = value
  }
}

/// Places elements side by side at a distance determined when the cache was created.
private struct Remembering: Layout, Hashable {
  struct Found {
    var sizes: [Size]
    var step: Double
  }

  func makeCache(subelements: Subelements, environment: Environment) -> Found {
    Found(
      sizes: subelements.map { $0.sizeThatFits(.unconstrained) },
      step: environment[StepKey.self]
    )
  }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Found
  ) -> Size {
    Size(
      width: cache.sizes.reduce(0) { $0 + $1.width + cache.step },
      height: cache.sizes.reduce(0) { max($0, $1.height) }
    )
  }

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Found
  ) {
    var x = 0.0
    for (subelement, size) in zip(subelements, cache.sizes) {
      subelement.place(at: Point(x: x, y: 0), size: size)
      x += size.width + cache.step
    }
  }
}

/// The description of a tree.
private indirect enum Sketch: Hashable {
  case box(Double)
  /// A box as wide as the step.
  case step
  case remembering([Sketch])
  case column([Sketch])
  case writing(Double, Sketch)

  init(depth: Int, _ random: inout SplitMix64) {
    func list() -> [Sketch] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in Sketch(depth: depth - 1, &random) }
    }
    switch Int.random(in: 0..<(depth == 0 ? 2 : 8), using: &random) {
    case 0: self = .box(Double(Int.random(in: 1...3, using: &random)) * 10)
    case 1: self = .step
    case 2: self = .writing(Double(Int.random(in: 5...6, using: &random)), list().first ?? .step)
    case 3...5: self = .remembering(list())
    default: self = .column(list())
    }
  }

  var children: [Sketch] {
    get {
      switch self {
      case .box, .step: []
      case .remembering(let list), .column(let list): list
      case .writing(_, let child): [child]
      }
    }
    set {
      switch self {
      case .box, .step: break
      case .remembering: self = .remembering(newValue)
      case .column: self = .column(newValue)
      case .writing(let step, let child): self = .writing(step, newValue.first ?? child)
      }
    }
  }

  /// Replaces an element and returns its path: the indices among children.
  mutating func change(_ random: inout SplitMix64) -> [Int] {
    guard let index = children.indices.randomElement(using: &random), Bool.random(using: &random)
    else {
      self = Sketch(depth: 2, &random)
      return []
    }
    return [index] + children[index].change(&random)
  }
}

private struct Sketched: Element, Hashable {
  let sketch: Sketch

  var content: ElementContent {
    switch sketch {
    case .box(let width): ElementContent(intrinsicSize: Size(width: width, height: 4))
    case .step: ElementContent { _, values in Size(width: values[StepKey.self], height: 2) }
    case .remembering(let list):
      ElementContent(layout: Remembering()) { builder in
        for child in list { builder.add(element: Sketched(sketch: child)) }
      }
    case .column(let list):
      ElementContent(layout: StackLayout(axis: .vertical, underflow: .growUniformly)) { builder in
        for child in list { builder.add(element: Sketched(sketch: child)) }
      }
    case .writing(let step, let child):
      ElementContent(child: Sketched(sketch: child)) { $0[StepKey.self] = step }
    }
  }
}

struct LayoutCacheTests {
  private let pair = Sketched(sketch: .remembering([.box(10), .box(20)]))

  private func values(_ step: Double) -> EnvironmentValues {
    EnvironmentValues(TraitCollection(StepTrait.self, value: step))
  }

  @Test("A layout's cache isn't used after changes of its elements")
  func changesAfterMeasuring() {
    let tree = LayoutTree(pair)
    #expect(tree.sizeThatFits(.unconstrained).width == 36)
    tree.replace(tree.root.children[0], with: Sketched(sketch: .box(100)))
    #expect(tree.sizeThatFits(.unconstrained).width == 126)
    #expect(tree.frames(in: 500, 50).map(\.x) == [0, 103])
    #expect(tree.sizeThatFits(SizeConstraint(width: 400)).width == 126)
    tree.environment = values(7)
    #expect(tree.frames(in: 500, 50).map(\.x) == [0, 107])
    #expect(tree.sizeThatFits(.unconstrained).width == 134)
  }

  @Test("Reused content doesn't keep caches of other positions")
  func storedContent() {
    struct Stored: Element {
      let content: ElementContent
    }
    var width = 10.0
    let stored = Stored(
      content: ElementContent(layout: Remembering()) { builder in
        builder.add(element: Custom { ElementContent { _, _ in Size(width: width, height: 1) } })
      }
    )
    for step in 1...20 {
      width = Double(step)
      // Each tree is deallocated before the next is created, possibly at the same address.
      #expect(LayoutTree(stored).sizeThatFits(.unconstrained).width == width + 3)
    }
  }

  @Test(
    "A tree has the layout of a new tree after any changes and measurements",
    arguments: [false, true]
  )
  func changes(_ isReplacing: Bool) {
    var random = SplitMix64(seed: isReplacing ? 5 : 4)
    func frames(_ tree: LayoutTree) -> [Rect] {
      var frames: [Rect] = []
      tree.forEachElement { element, _ in frames.append(element.frame) }
      return frames
    }
    let room = Size(width: 200, height: 100)
    for _ in 0..<caseCount(200, long: 600) {
      var sketch = Sketch(depth: 3, &random)
      var step = 3.0
      let tree = LayoutTree(Sketched(sketch: sketch))
      for _ in 0..<8 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          step = Double(Int.random(in: 2...4, using: &random))
          tree.environment = values(step)
        case 1: _ = tree.sizeThatFits(.unconstrained)
        case 2: _ = tree.sizeThatFits(SizeConstraint(width: 40))
        case 3: tree.layOut(in: room)
        default:
          let way = sketch.change(&random)
          if isReplacing {
            let element = way.reduce(tree.root) { $0.children[$1] }
            let new = way.reduce(sketch) { $0.children[$1] }
            tree.replace(element, with: Sketched(sketch: new))
          } else {
            tree.element = Sketched(sketch: sketch)
          }
        }
        if Bool.random(using: &random) { continue }
        let fresh = LayoutTree(Sketched(sketch: sketch), environment: values(step))
        #expect(tree.sizeThatFits(.unconstrained) == fresh.sizeThatFits(.unconstrained))
        tree.layOut(in: room)
        fresh.layOut(in: room)
        #expect(frames(tree) == frames(fresh), "\(sketch)")
      }
    }
  }
}
