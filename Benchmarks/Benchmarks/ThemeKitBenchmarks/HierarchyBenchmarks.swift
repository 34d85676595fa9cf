import Benchmark
import ThemeKit
import TraitHierarchy

/// A trait that the color of every reader depends on.
private enum MoodTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "com.example.benchmark.mood"
}

/// A trait without readers.
private enum UnreadTrait: TraitDefinition {
  static let defaultValue = 0
  static let identifier = "com.example.benchmark.unread"
}

/// A trait that the layout of some views depends on.
private enum WidthTrait: TraitDefinition {
  static let defaultValue = 0
  static let identifier = "com.example.benchmark.width"
}

/// A trait with handlers.
private enum HandledTrait: TraitDefinition {
  static let defaultValue = 0
  static let identifier = "com.example.benchmark.handled"
}

/// A view that uses one color.
private final class Reader: View {
  var color: DynamicColor?

  override func draw(_ rect: Rect) { _ = color?.resolvedColor }
}

/// A view whose layout reads a trait.
private final class LayoutReader: View {
  var width = 0

  override func layoutSubviews() { width = traitCollection[WidthTrait.self] }
}

/// A color that depends on a trait.
private let ink = DynamicColor { traits in
  DynamicColor(traits[MoodTrait.self] & 1 == 0 ? .black : .white)
}

/// A hierarchy of 1,000,000 views with ten children each: 1 % have overrides, 1 % use a color, 1 %
/// read a trait during layout and 1 % have a handler.
private struct LargeHierarchy {
  static let count = 1_000_000

  let scene = WindowScene()
  let views: [View]

  init() {
    var views: [View] = [Window()]
    for index in 1..<Self.count {
      let view: View
      switch index % 100 {
      case 7:
        let reader = Reader()
        reader.color = ink
        view = reader
      case 17: view = LayoutReader()
      default: view = View()
      }
      views[(index - 1) / 10].addSubview(view)
      views.append(view)
    }
    self.views = views
    if let window = views[0] as? Window { scene.add(window) }
    for index in stride(from: 50, to: Self.count, by: 100) {
      views[index].traitOverrides.displayScale = 2
    }
    for index in stride(from: 27, to: Self.count, by: 100) {
      views[index].registerForTraitChanges([HandledTrait.self]) { (view: View, previous) in
        blackHole(previous[HandledTrait.self])
      }
    }
    scene.updateIfNeeded()
  }
}

/// The approach of most toolkits: each node has its own overrides in a dictionary, and a change
/// creates the collections of all descendants again.
private final class WalkedNode {
  typealias Values = [ObjectIdentifier: Any]

  var overrides: Values = [:]
  var resolved: Values = [:]
  var children: [WalkedNode] = []

  /// A tree with the nodes of the large hierarchy and the same overrides.
  static func tree() -> [WalkedNode] {
    let nodes = (0..<LargeHierarchy.count).map { _ in WalkedNode() }
    for index in 1..<nodes.count {
      nodes[(index - 1) / 10].children.append(nodes[index])
      if index % 100 == 50 {
        nodes[index].overrides[ObjectIdentifier(DisplayScaleTrait.self)] = 2.0
      }
    }
    return nodes
  }

  func resolve(from inherited: Values) {
    resolved = overrides.isEmpty ? inherited : inherited.merging(overrides) { $1 }
    for child in children { child.resolve(from: resolved) }
  }
}

/// Changes of traits in a large hierarchy, compared with a walk that resolves every node.
///
/// Each benchmark sets an override and updates the traits, so that the traits of every node are
/// current and the dependent nodes are invalidated.
func hierarchyBenchmarks() {
  // Created by the first benchmark that needs them, so that listing benchmarks takes no time.
  var madeHierarchy: LargeHierarchy?
  func hierarchy() -> LargeHierarchy {
    let hierarchy = madeHierarchy ?? LargeHierarchy()
    madeHierarchy = hierarchy
    return hierarchy
  }
  var madeNodes: [WalkedNode]?
  func nodes() -> [WalkedNode] {
    let nodes = madeNodes ?? WalkedNode.tree()
    madeNodes = nodes
    return nodes
  }
  var turn = 0

  Benchmark("Hierarchy: a root change that nobody reads", configuration: .updates) { benchmark in
    let scene = hierarchy().scene
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      turn += 1
      scene.traitOverrides[UnreadTrait.self] = turn
      scene.updateTraitsIfNeeded()
    }
  }
  Benchmark("Hierarchy: a toggle at a subtree of 111", configuration: .updates) { benchmark in
    let (scene, subtree) = (hierarchy().scene, hierarchy().views[1500])
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      turn += 1
      subtree.traitOverrides[MoodTrait.self] = turn
      scene.updateTraitsIfNeeded()
    }
  }
  Benchmark("Hierarchy: a root change with 10,000 readers", configuration: .walks) { benchmark in
    let scene = hierarchy().scene
    benchmark.startMeasurement()
    turn += 1
    scene.traitOverrides[MoodTrait.self] = turn
    scene.updateTraitsIfNeeded()
  }
  Benchmark("Hierarchy: a root change with 10,000 layouts", configuration: .walks) { benchmark in
    let scene = hierarchy().scene
    benchmark.startMeasurement()
    turn += 1
    scene.traitOverrides[WidthTrait.self] = turn
    scene.updateIfNeeded()
  }
  Benchmark("Hierarchy: a root change with 10,000 handlers", configuration: .walks) { benchmark in
    let scene = hierarchy().scene
    benchmark.startMeasurement()
    turn += 1
    scene.traitOverrides[HandledTrait.self] = turn
    scene.updateTraitsIfNeeded()
  }
  Benchmark("Hierarchy: a visit of 1,000,000 views", configuration: .walks) { benchmark in
    let top = hierarchy().views[0]
    benchmark.startMeasurement()
    blackHole(top.cutViewCount)
  }
  memoryBenchmarks()
  Benchmark("Hierarchy: peer, a walk below a subtree of 111", configuration: .updates) {
    benchmark in
    let nodes = nodes()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      turn += 1
      nodes[1500].overrides[ObjectIdentifier(MoodTrait.self)] = turn
      nodes[1500].resolve(from: nodes[149].resolved)
    }
  }
  Benchmark("Hierarchy: peer, a walk that resolves every node", configuration: .walks) {
    benchmark in
    let nodes = nodes()
    benchmark.startMeasurement()
    turn += 1
    nodes[0].overrides[ObjectIdentifier(MoodTrait.self)] = turn
    nodes[0].resolve(from: [:])
  }
}

/// The memory of 1,000,000 views in a window after an update; a megabyte is a byte a view.
private func memoryBenchmarks() {
  func measure(_ name: String, _ make: @escaping @Sendable () -> View) {
    Benchmark("Hierarchy: \(name)", configuration: .memory) { benchmark in
      let scene = WindowScene()
      let window = Window(windowScene: scene)
      benchmark.startMeasurement()
      for _ in 0..<1000 {
        let group = View()
        for _ in 0..<1000 { group.addSubview(make()) }
        window.addSubview(group)
      }
      scene.updateIfNeeded()
      benchmark.stopMeasurement()
      blackHole(window)
    }
  }
  measure("memory of 1,000,000 views") { View() }
  measure("memory of 1,000,000 views that draw a color") {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = ink
    return view
  }
}

extension Benchmark.Configuration {
  /// The configuration for the memory of one hierarchy, whose process has no other.
  fileprivate static var memory: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.peakMemoryResidentDelta],
      warmupIterations: 0,
      maxIterations: 1
    )
  }

  /// The configuration for updates that take about a microsecond.
  fileprivate static var updates: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock],
      timeUnits: .nanoseconds,
      scalingFactor: .kilo,
      maxDuration: .seconds(2)
    )
  }

  /// The configuration for updates of thousands of nodes.
  fileprivate static var walks: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock],
      timeUnits: .microseconds,
      maxDuration: .seconds(2)
    )
  }
}
