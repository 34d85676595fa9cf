import ColorValues
import DynamicColors
import Testing
import TestSupport
import TraitHierarchy
import TraitSystem

private enum HueTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "com.example.redraw-moving.hue"
}

private enum SpeedTrait: TraitDefinition {
  static let defaultValue = 0
  static let identifier = "com.example.redraw-moving.speed"
}

private let colors: [DynamicColor] = [
  DynamicColor(light: .white, dark: .black),
  DynamicColor { traits -> DynamicColor in gray(traits[HueTrait.self] / 2) },
  DynamicColor { traits -> DynamicColor in
    traits.userInterfaceStyle == .dark ? gray(traits[HueTrait.self]) : gray(9)
  },
  gray(3),
]

private func gray(_ step: Int) -> DynamicColor {
  DynamicColor(Color(.srgb, Double(step) / 16, Double(step) / 16, Double(step) / 16))
}

private final class Patch: View {
  var uses: [Int] = []
  var readsSpeed = false
  var drawn: [Color]?
  var drawnSpeed = 0
  var count = 0

  override func draw(_ rect: Rect) {
    count += 1
    drawn = uses.map { colors[$0].resolvedColor(with: traitCollection) }
    if readsSpeed { drawnSpeed = traitCollection[SpeedTrait.self] }
  }
}

/// Scenes, windows, controllers and views that are moved between each other.
private struct World {
  let app = Application(systemTraits: TraitCollection(userInterfaceStyle: .light))
  let scenes = [
    WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light)),
    WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .dark)), WindowScene(),
  ]
  let windows = [Window(), Window(), Window()]
  var controllers: [ViewController] = []
  var presentations: [PresentationController] = []
  var patches: [Patch] = []
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scenes[0].add(windows[0])
    scenes[1].add(windows[1])
    app.connect(scenes[0])
    for _ in 0..<Int.random(in: 3...10, using: &random) {
      let patch = Patch()
      patch.uses = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Int.random(in: 0..<colors.count, using: &random)
      }
      patch.readsSpeed = Int.random(in: 0..<4, using: &random) == 0
      if Bool.random(using: &random) { controllers.append(ViewController(view: patch)) }
      patches.append(patch)
      place(patch)
    }
  }

  var roots: [TraitNode] { [app] + scenes + windows }
  var nodes: [TraitNode] { roots + controllers + presentations + patches }

  mutating func place(_ patch: Patch) {
    let parents: [View] = windows + patches
    parents.randomElement(using: &random)?.addSubview(patch)
  }

  mutating func change() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: override()
    case 4...6: if let patch = patches.randomElement(using: &random) { place(patch) }
    case 7: patches.randomElement(using: &random)?.removeFromSuperview()
    case 8, 9:
      windows.randomElement(using: &random)?.windowScene = scenes.randomElement(using: &random)
    case 10: windows.randomElement(using: &random)?.windowScene = nil
    case 11: if let scene = scenes.randomElement(using: &random) { app.connect(scene) }
    case 12: if let scene = scenes.randomElement(using: &random) { app.disconnect(scene) }
    case 13: present()
    case 14: presentations.randomElement(using: &random)?.dismiss()
    default:
      if let parent = controllers.randomElement(using: &random),
        let child = controllers.randomElement(using: &random)
      {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
    }
  }

  private mutating func override() {
    guard let node = nodes.randomElement(using: &random) else { return }
    let value = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: node.traitOverrides.userInterfaceStyle = value < 2 ? .light : .dark
    case 2: node.traitOverrides.remove(UserInterfaceStyleTrait.self)
    case 3: node.traitOverrides[HueTrait.self] = value
    case 4: node.traitOverrides.remove(HueTrait.self)
    default: node.traitOverrides[SpeedTrait.self] = value
    }
  }

  private mutating func present() {
    guard let window = windows.randomElement(using: &random),
      let controller = controllers.randomElement(using: &random)
    else { return }
    presentations.append(PresentationController(presenting: controller, over: window))
  }

  func isBelow(_ node: TraitNode, _ top: TraitNode) -> Bool {
    var next: TraitNode? = node
    while let current = next {
      if current === top { return true }
      next = current.traitParent as? TraitNode
    }
    return false
  }

  func isUpdated(_ node: TraitNode) -> Bool { roots.contains { isBelow(node, $0) } }

  /// The descendants of a node whose last drawing differs from what they would draw now.
  func due(below top: TraitNode) -> Set<ObjectIdentifier> {
    if !isUpdated(top) { return [] }
    let due = patches.filter { patch in
      guard let drawn = patch.drawn, isBelow(patch, top) else { return false }
      let traits = TraitCollection.traits(for: patch)
      return patch.uses.map { colors[$0].resolvedColor(with: traits) } != drawn
        || patch.readsSpeed && patch.drawnSpeed != traits[SpeedTrait.self]
    }
    return Set(due.map { ObjectIdentifier($0) })
  }
}

@Suite("Redraw tracker of a moving node")
struct RedrawMovingTests {
  @Test(
    "Redraws in random programs equal those of a model that compares all drawings",
    arguments: 0..<caseCount(1, long: 4)
  )
  func programs(block: Int) {
    var redraws = 0
    for seed in 0..<200 {
      let seed = UInt64(block * 200 + seed)
      var world = World(seed: seed)
      guard let top = world.nodes.randomElement(using: &world.random) else { return }
      let tracker = RedrawTracker(top)
      for step in 0..<8 {
        for root in world.roots { root.updateIfNeeded() }
        _ = tracker.takeRedraws()
        let stale = world.due(below: top)
        if !stale.isEmpty {
          Issue.record("seed \(seed), step \(step): \(stale.count) nodes were not drawn again")
          return
        }
        let counts = Dictionary(
          uniqueKeysWithValues: world.patches.map { (ObjectIdentifier($0), $0.count) }
        )
        for _ in 0..<Int.random(in: 1...6, using: &world.random) {
          world.change()
          // Occasionally something is updated or drawn in between, also outside of the hierarchy.
          let node = world.nodes.randomElement(using: &world.random)
          switch Int.random(in: 0..<6, using: &world.random) {
          case 0: node?.updateTraitsIfNeeded()
          case 1:
            if let node, !world.isBelow(node, top), !world.isBelow(top, node) {
              node.updateIfNeeded()
            }
          default: break
          }
        }
        let found = Set(tracker.takeRedraws().map { ObjectIdentifier($0.node) })
        redraws += found.count
        let due = world.due(below: top)
        let drawn = world.patches.filter { $0.count != counts[ObjectIdentifier($0)] }
        let unexplained = found.subtracting(due).subtracting(drawn.map { ObjectIdentifier($0) })
        if !due.isSubset(of: found) || !unexplained.isEmpty {
          let missed = due.subtracting(found).count
          Issue.record(
            "seed \(seed), step \(step), \(type(of: top)): \(missed) missed, \(unexplained.count) too many"
          )
          return
        }
      }
    }
    #expect(redraws > 20)
  }

  private static let ink = DynamicColor(name: "ink") { traits -> DynamicColor in
    traits.userInterfaceStyle == .dark ? gray(1) : gray(2)
  }

  /// Two scenes with windows, and a drawn view in the first one.
  private struct Pair {
    let first = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
    let second = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
    let window: Window
    let other: Window
    let view = View()

    init() {
      window = Window(windowScene: first)
      other = Window(windowScene: second)
      view.backgroundColor = RedrawMovingTests.ink
      window.addSubview(view)
      update()
    }

    func update() { for scene in [first, second] { scene.updateIfNeeded() } }
  }

  @Test("A tracker follows a window and a view that move to another scene")
  func scenes() {
    let pair = Pair()
    let tracker = RedrawTracker(pair.window)
    let viewTracker = RedrawTracker(pair.view)
    pair.window.windowScene = pair.second
    pair.update()
    #expect(tracker.takeRedraws().isEmpty)
    pair.second.traitOverrides.userInterfaceStyle = .dark
    #expect(tracker.takeRedraws().map(\.description).count == 1)
    #expect(
      viewTracker.takeRedraws().map(\.change.reason.description) == ["override at WindowScene"]
    )
    pair.update()
    pair.window.windowScene = nil
    pair.window.traitOverrides.userInterfaceStyle = .light
    #expect(tracker.takeRedraws().count == 1 && viewTracker.takeRedraws().count == 1)
    pair.window.updateIfNeeded()
    pair.other.addSubview(pair.view)
    #expect(viewTracker.takeRedraws().count == 1)
    #expect(tracker.takeRedraws().isEmpty)
  }

  @Test("Changes made outside of the hierarchy are found after the return")
  func detached() {
    let pair = Pair()
    let tracker = RedrawTracker(pair.view)
    pair.view.removeFromSuperview()
    pair.view.overrideUserInterfaceStyle = .dark
    #expect(tracker.takeRedraws().isEmpty)
    pair.window.addSubview(pair.view)
    #expect(tracker.takeRedraws().count == 1)
    pair.update()
    // Drawn with another value while it is removed, and changed back.
    pair.view.removeFromSuperview()
    pair.view.overrideUserInterfaceStyle = .light
    pair.view.setNeedsDisplay()
    pair.view.updateIfNeeded()
    pair.view.overrideUserInterfaceStyle = .dark
    pair.other.addSubview(pair.view)
    #expect(tracker.takeRedraws().count == 1)
    pair.update()
    #expect(pair.view.drawingCommands.count == 1)
    #expect(tracker.takeRedraws().isEmpty)
    let redrawn = DisplayList(of: pair.view).items.first?.commands
    pair.view.setNeedsDisplay()
    pair.update()
    #expect(DisplayList(of: pair.view).items.first?.commands == redrawn)
  }

  @Test("A changed trait that is read while drawing keeps the color tracked")
  func readAfterColor() {
    let pair = Pair()
    let patch = Patch()
    patch.uses = [0]
    patch.readsSpeed = true
    pair.window.addSubview(patch)
    pair.update()
    let tracker = RedrawTracker(pair.first)
    patch.overrideUserInterfaceStyle = .dark
    pair.first.updateTraitsIfNeeded()
    patch.traitOverrides[SpeedTrait.self] = 1
    pair.first.updateTraitsIfNeeded()
    patch.traitOverrides[SpeedTrait.self] = 0
    #expect(tracker.takeRedraws().map(\.colors.count) == [1])
  }

  @Test("An unused tracker retains neither removed views nor a record for each drawing")
  func neverTaken() {
    let pair = Pair()
    let tracker = RedrawTracker(pair.first)
    weak var removed: View?
    for step in 0..<200 {
      let view = View()
      view.backgroundColor = Self.ink
      pair.window.addSubview(view)
      pair.update()
      pair.first.traitOverrides.userInterfaceStyle = step % 2 == 0 ? .dark : .light
      pair.first.updateIfNeeded()
      view.removeFromSuperview()
      removed = view
    }
    #expect(removed == nil)
    #expect(tracker.takeRedraws().count <= 2)
  }
}
