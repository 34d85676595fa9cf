import Testing
import TestSupport
import TraitHierarchy
import TraitSystem

/// Random alternations of views and content with random writers, compared with a model in which the
/// innermost writer takes precedence.
@Suite("Random hierarchies of views and content")
struct HostingRandomTests {
  // MARK: Keys

  private struct WidthTrait: TraitDefinition {
    static let defaultValue = 0
  }

  private struct ThemeKey: TraitBridgedEnvironmentKey {
    static let defaultValue = 0

    static func read(from traitCollection: TraitCollection) -> Int {
      traitCollection[AppThemeTrait.self].rawValue
    }

    static func write(to mutableTraits: inout MutableTraits, value: Int) {
      mutableTraits.appTheme = AppTheme(rawValue: value) ?? .standard
    }
  }

  private struct WidthKey: TraitBridgedEnvironmentKey {
    static let defaultValue = 0

    static func read(from traitCollection: TraitCollection) -> Int {
      traitCollection[WidthTrait.self]
    }

    static func write(to mutableTraits: inout MutableTraits, value: Int) {
      mutableTraits[WidthTrait.self] = value
    }
  }

  private struct FirstKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private struct SecondKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private static let keyCount = 4
  /// The keys that views can override.
  private static let bridgedCount = 2

  private static func read(_ key: Int, _ values: EnvironmentValues) -> Int {
    switch key {
    case 0: values[ThemeKey.self]
    case 1: values[WidthKey.self]
    case 2: values[FirstKey.self]
    default: values[SecondKey.self]
    }
  }

  private static func write(_ key: Int, _ value: Int, _ values: inout EnvironmentValues) {
    switch key {
    case 0: values[ThemeKey.self] = value
    case 1: values[WidthKey.self] = value
    case 2: values[FirstKey.self] = value
    default: values[SecondKey.self] = value
    }
  }

  private static func override(_ key: Int, _ value: Int?, _ overrides: inout TraitOverrides) {
    switch (key, value) {
    case (0, let value?): overrides[AppThemeTrait.self] = AppTheme(rawValue: value) ?? .standard
    case (0, nil): overrides.remove(AppThemeTrait.self)
    case (_, let value?): overrides[WidthTrait.self] = value
    case (_, nil): overrides.remove(WidthTrait.self)
    }
  }

  // MARK: What is hosted

  /// A node of the model, from which content and views are created.
  private final class Shape {
    enum Kind { case probe, group, writer, view }

    let kind: Kind
    let children: [Shape]
    /// The values written at this node.
    var writes: [Int: Int] = [:]
    /// The first key that a probe reads.
    let key: Int

    /// The number of evaluations of a probe, and the values that it read.
    var evaluations = 0
    var seen: [Int: Int] = [:]
    /// The view of the node, if it has one.
    var view: View?

    init(_ kind: Kind, _ children: [Shape], key: Int) {
      self.kind = kind
      self.children = children
      self.key = key
    }

    /// The keys that a probe reads: the second key only for some values of the first.
    func reads(_ value: (Int) -> Int) -> [Int: Int] {
      let first = value(key)
      if first % 2 == 0 { return [key: first] }
      let other = (key + first) % HostingRandomTests.keyCount
      return [key: first, other: value(other)]
    }

    func forEach(_ inherited: [Int: Int], _ body: (Shape, [Int: Int]) -> Void) {
      let values = inherited.merging(writes) { $1 }
      body(self, values)
      for child in children { child.forEach(values, body) }
    }
  }

  private struct Probe: Content, Equatable {
    let shape: Shape
    @Environment(\.self) private var values

    init(shape: Shape) { self.shape = shape }

    static func == (first: Self, second: Self) -> Bool { first.shape === second.shape }

    var body: EmptyContent {
      shape.evaluations += 1
      shape.seen = shape.reads { HostingRandomTests.read($0, values) }
      return EmptyContent()
    }
  }

  private struct Tree: Content {
    let shape: Shape

    var body: some Content {
      switch shape.kind {
      case .probe: Probe(shape: shape)
      case .group: Children(shape: shape)
      case .writer:
        Children(shape: shape)
          .transformEnvironment(\.self) { values in
            for (key, value) in shape.writes { HostingRandomTests.write(key, value, &values) }
          }
      case .view: Box(shape: shape)
      }
    }
  }

  private struct Children: Content {
    let shape: Shape

    var body: some Content {
      for child in shape.children { Tree(shape: child) }
    }
  }

  /// A view with a subview that hosts content for each child.
  private struct Box: ViewRepresentable {
    let shape: Shape

    func makeView() -> View {
      let view = View()
      for child in shape.children {
        let middle = View()
        view.addSubview(middle)
        middle.addSubview(HostingView(Tree(shape: child)))
      }
      shape.view = view
      return view
    }

    func updateView(_ view: View, environment: EnvironmentValues) {
      for (middle, child) in zip(view.subviews, shape.children) {
        (middle.subviews.first as? HostingView<Tree>)?.content = Tree(shape: child)
      }
    }
  }

  private func makeShape(_ depth: Int, _ random: inout SplitMix64) -> Shape {
    let key = Int.random(in: 0..<Self.keyCount, using: &random)
    let kinds: [Shape.Kind] = depth == 0 ? [.probe] : [.probe, .group, .writer, .writer, .view]
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    if kind == .probe { return Shape(.probe, [], key: key) }
    let count = Int.random(in: 1...3, using: &random)
    return Shape(kind, (0..<count).map { _ in makeShape(depth - 1, &random) }, key: key)
  }

  // MARK: The test

  @Test(
    "Each probe has the nearest writer's value and is evaluated once for a change that it reads",
    arguments: 0..<caseCount(15, long: 60) as Range<UInt64>
  )
  func model(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let scene = Shape(.view, [makeShape(5, &random)], key: 0)
    let root = scene.children[0]
    let windowScene = WindowScene()
    let window = Window()
    windowScene.add(window)
    let host = HostingView(Tree(shape: root))
    window.addSubview(host)
    // The host moves between the window and a view beside it.
    let aside = Shape(.view, [root], key: 0)
    let asideView = View()
    aside.view = asideView
    window.addSubview(asideView)
    var isAside = false
    var places = [aside]
    scene.forEach([:]) { shape, _ in places.append(shape) }
    let writers = places.filter { $0.kind == .writer || $0.kind == .view }

    for step in 0..<30 {
      var isContentChanged = step == 0
      for _ in 0..<(step == 0 ? 0 : Int.random(in: 1...3, using: &random)) {
        let shape = writers[Int.random(in: 0..<writers.count, using: &random)]
        let isView = shape.kind == .view
        let keys = isView ? Self.bridgedCount : Self.keyCount
        let key = Int.random(in: 0..<keys, using: &random)
        let value = [nil, 0, 1, 2, 3][Int.random(in: 0..<5, using: &random)]
        shape.writes[key] = value
        if !isView {
          isContentChanged = true
        } else if shape === scene {
          Self.override(key, value, &windowScene.traitOverrides)
        } else if let view = shape.view {
          Self.override(key, value, &view.traitOverrides)
        }
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        isAside.toggle()
        (isAside ? asideView : window).addSubview(host)
      }
      if isContentChanged { host.content = Tree(shape: root) }
      var former: [ObjectIdentifier: (evaluations: Int, seen: [Int: Int])] = [:]
      for shape in places { former[ObjectIdentifier(shape)] = (shape.evaluations, shape.seen) }
      #expect(windowScene.updateIfNeeded().isEmpty)
      root.forEach(scene.writes.merging(isAside ? aside.writes : [:]) { $1 }) { shape, values in
        guard shape.kind == .probe, let former = former[ObjectIdentifier(shape)] else { return }
        let expected = shape.reads { values[$0] ?? 0 }
        #expect(shape.seen == expected)
        let isAffected = step == 0 || former.seen.contains { (values[$0] ?? 0) != $1 }
        #expect(shape.evaluations == former.evaluations + (isAffected ? 1 : 0))
      }
    }
  }
}
