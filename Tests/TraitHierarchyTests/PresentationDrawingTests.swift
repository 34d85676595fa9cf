import ColorValues
import DynamicColors
import ElementLayout
import Testing
import TestSupport
import TraitHierarchy
import TraitSystem

private enum TintTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "com.example.presentation-drawing.tint"
}

private let colors: [DynamicColor] = [
  DynamicColor(light: .white, dark: .black),
  DynamicColor { traits -> DynamicColor in gray(traits[TintTrait.self] / 2) },
  DynamicColor { traits -> DynamicColor in
    traits.userInterfaceStyle == .dark ? gray(traits[TintTrait.self]) : gray(9)
  },
]

private func gray(_ step: Int) -> DynamicColor {
  DynamicColor(Color(.srgb, Double(step) / 16, Double(step) / 16, Double(step) / 16))
}

/// A view that records what it was drawn with.
private final class Patch: View {
  var color = 0
  private(set) var count = 0
  private(set) var drawn: (color: Color, size: Size)?

  private var size: Size { Size(width: frame.width, height: frame.height) }

  /// Whether the view must be drawn.
  var isDue: Bool {
    guard let drawn else { return true }
    return drawn.size != size || drawn.color != colors[color].resolvedColor(with: traitCollection)
  }

  override func draw(_ rect: Rect) {
    count += 1
    drawn = (colors[color].resolvedColor(with: traitCollection), size)
  }
}

/// A window with views and controllers that are presented, dismissed and changed.
private struct World {
  let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
  let window = Window(frame: Rect(x: 0, y: 0, width: 20, height: 10))
  var patches: [Patch] = []
  var controllers: [ViewController] = []
  var presentations: [PresentationController] = []
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scene.add(window)
    window.rootViewController = ViewController()
    for index in 0..<8 {
      let patch = Patch(frame: Rect(x: 0, y: 0, width: Double(index), height: 3))
      patch.color = Int.random(in: 0..<colors.count, using: &random)
      patches.append(patch)
      if index % 2 == 0 {
        controllers.append(ViewController(view: patch))
      } else if let view = controllers.last?.view {
        view.addSubview(patch)
      }
    }
    window.rootViewController?.view.addSubview(patches[6])
  }

  mutating func change() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: present()
    case 3, 4: presentations.randomElement(using: &random)?.dismiss()
    case 5...7: override()
    case 8:
      scene.systemTraits = TraitCollection(
        userInterfaceStyle: Bool.random(using: &random) ? .dark : .light
      )
    case 9:
      let width = Double(Int.random(in: 1...3, using: &random))
      patches.randomElement(using: &random)?.frame.width = width
    // As UIKitNames does when it presents a controller.
    case 10: window.layoutIfNeeded()
    default:
      guard let patch = patches.randomElement(using: &random),
        let other = patches.randomElement(using: &random)
      else { return }
      other.addSubview(patch)
    }
  }

  private mutating func present() {
    guard let controller = controllers.randomElement(using: &random) else { return }
    let presentation = PresentationController(presentedViewController: controller, presenting: nil)
    presentation.present(over: window)
    presentations.append(presentation)
    if Bool.random(using: &random) { window.layoutIfNeeded() }
  }

  private mutating func override() {
    let nodes: [TraitNode] = [scene, window] + patches + controllers + presentations
    guard let node = nodes.randomElement(using: &random) else { return }
    let value = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: node.traitOverrides.userInterfaceStyle = value < 2 ? .light : .dark
    case 2: node.traitOverrides.remove(UserInterfaceStyleTrait.self)
    case 3: node.traitOverrides[TintTrait.self] = value
    default: node.traitOverrides.remove(TintTrait.self)
    }
  }
}

@Suite("Drawing of presentations")
struct PresentationDrawingTests {
  @Test(
    "A presentation draws exactly the changed views in random programs",
    arguments: 0..<caseCount(1, long: 20)
  )
  func programs(block: Int) {
    var (needless, missing, draws) = (0, 0, 0)
    for seed in 0..<300 {
      var world = World(seed: UInt64(block * 300 + seed))
      world.scene.updateIfNeeded()
      for _ in 0..<20 {
        for _ in 0..<Int.random(in: 1...4, using: &world.random) { world.change() }
        // Layout and traits first, so that the views have the frames and the colors to draw.
        world.window.layoutIfNeeded()
        let shown = world.patches.filter { $0.window === world.window }
        let due = shown.map(\.isDue)
        let counts = shown.map(\.count)
        world.scene.updateIfNeeded()
        for (index, patch) in shown.enumerated() {
          let isDrawn = patch.count > counts[index]
          draws += isDrawn ? 1 : 0
          if isDrawn, !due[index] { needless += 1 }
          if !isDrawn, due[index] { missing += 1 }
        }
      }
    }
    #expect(needless == 0 && missing == 0)
    #expect(draws > 1000)
  }

  @Test("A request draws a view, and changes that revert each other do not")
  func reverted() {
    let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
    let window = Window(windowScene: scene)
    let patch = Patch()
    window.addSubview(patch)
    scene.updateIfNeeded()
    patch.traitOverrides.userInterfaceStyle = .dark
    scene.updateTraitsIfNeeded()
    patch.traitOverrides.userInterfaceStyle = .light
    patch.frame.width = 5
    patch.frame.width = 0
    scene.updateIfNeeded()
    #expect(patch.count == 1)
    patch.setNeedsDisplay()
    patch.frame.width = 5
    patch.frame.width = 0
    scene.updateIfNeeded()
    #expect(patch.count == 2)
  }
}
