import ColorValues
import DynamicColors
import Testing
import TestSupport
import TraitHierarchy
import TraitSystem

/// Shade, which affects colors, and pace, which doesn't.
private enum ShadeTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "com.example.redraw-model.shade"
}

private enum PaceTrait: TraitDefinition {
  static let defaultValue = 0
  static let identifier = "com.example.redraw-model.pace"
}

/// The traits in the model: their values by number.
private struct Values: Equatable {
  var style = 0
  var contrast = -1
  var shade = 0
  var pace = 0

  init() {}

  init(_ traits: TraitCollection) {
    style = traits.userInterfaceStyle.rawValue
    contrast = traits.accessibilityContrast.rawValue
    shade = traits[ShadeTrait.self]
    pace = traits[PaceTrait.self]
  }
}

/// An operation that sets a trait in the model and in the hierarchy.
private enum Setting {
  case style(Int), contrast(Int), shade(Int), pace(Int)

  static func random(_ random: inout SplitMix64) -> Setting {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: .style(Int.random(in: 0...2, using: &random))
    case 2: .contrast(Int.random(in: -1...1, using: &random))
    case 3: .shade(Int.random(in: 0...3, using: &random))
    default: .pace(Int.random(in: 0...2, using: &random))
    }
  }

  var trait: Int {
    switch self {
    case .style: 0
    case .contrast: 1
    case .shade: 2
    case .pace: 3
    }
  }

  /// Whether nothing is specified, which is no override.
  var isUnspecified: Bool {
    switch self {
    case .style(let value): value == 0
    case .contrast(let value): value == -1
    case .shade, .pace: false
    }
  }

  func apply(to values: inout Values) {
    if isUnspecified { return }
    switch self {
    case .style(let value): values.style = value
    case .contrast(let value): values.contrast = value
    case .shade(let value): values.shade = value
    case .pace(let value): values.pace = value
    }
  }

  func apply(to overrides: inout TraitOverrides) {
    switch self {
    case .style(let value):
      overrides[UserInterfaceStyleTrait.self] = UserInterfaceStyle(rawValue: value) ?? .unspecified
    case .contrast(let value):
      overrides[AccessibilityContrastTrait.self] =
        AccessibilityContrast(rawValue: value) ?? .unspecified
    case .shade(let value): overrides[ShadeTrait.self] = value
    case .pace(let value): overrides[PaceTrait.self] = value
    }
  }

  static func remove(_ trait: Int, from overrides: inout TraitOverrides) {
    switch trait {
    case 0: overrides.remove(UserInterfaceStyleTrait.self)
    case 1: overrides.remove(AccessibilityContrastTrait.self)
    case 2: overrides.remove(ShadeTrait.self)
    default: overrides.remove(PaceTrait.self)
    }
  }
}

/// The colors used by nodes; each reads traits along a path that depends on values.
private let colors: [DynamicColor] = [
  plain,
  DynamicColor { traits -> DynamicColor in
    if traits.userInterfaceStyle != .dark { return gray(2) }
    return traits[ShadeTrait.self] > 1 ? gray(1) : gray(2)
  },
  DynamicColor { traits -> DynamicColor in
    if traits.accessibilityContrast == .high { return gray(5) }
    return gray(6 + traits[ShadeTrait.self] / 2)
  },
  DynamicColor { traits -> DynamicColor in traits[ShadeTrait.self] == 3 ? inner : gray(20) },
  plain.withAlphaComponent(0.5).mixed(with: gray(3)),
  gray(40),
]

private let plain = DynamicColor(light: .white, dark: .black)

private let inner = DynamicColor { traits -> DynamicColor in
  traits.userInterfaceStyle == .light ? gray(21) : gray(22)
}

private func gray(_ step: Int) -> DynamicColor {
  let level = Double(step) / 64
  return DynamicColor(Color(.srgb, level, level, level))
}

/// A view that draws with some of the colors and can read the pace directly.
private final class Patch: View {
  var uses: [Int] = []
  var readsPace = false
  var overrides: [Int: Setting] = [:]

  /// The last drawing, if there is one.
  var drawn: [Color]?
  var drawnPace = 0

  override func draw(_ rect: Rect) {
    drawn = uses.map { colors[$0].resolvedColor(with: traitCollection) }
    drawnPace = readsPace ? traitCollection[PaceTrait.self] : 0
  }
}

/// A random hierarchy, and a model that computes every node's traits from scratch.
private struct World {
  let scene = WindowScene()
  let window = Window()
  var patches: [Patch] = []
  var system = Values()
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scene.add(window)
    for _ in 0..<Int.random(in: 2...10, using: &random) { addPatch() }
  }

  mutating func addPatch() {
    let patch = Patch()
    let count = Int.random(in: 0...3, using: &random)
    patch.uses = (0..<count).map { _ in Int.random(in: 0..<colors.count, using: &random) }
    patch.readsPace = Int.random(in: 0..<4, using: &random) == 0
    if Bool.random(using: &random) {
      let controller = ViewController(view: patch)
      controllers.append(controller)
    }
    place(patch)
    patches.append(patch)
  }

  var controllers: [ViewController] = []

  mutating func place(_ patch: Patch) {
    let parent = patches.randomElement(using: &random).map { $0 as View } ?? window
    (Int.random(in: 0..<4, using: &random) == 0 ? window : parent).addSubview(patch)
  }

  mutating func change() {
    guard let patch = patches.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let setting = Setting.random(&random)
      patch.overrides[setting.trait] = setting.isUnspecified ? nil : setting
      setting.apply(to: &patch.traitOverrides)
    case 4, 5:
      let trait = Int.random(in: 0..<4, using: &random)
      patch.overrides[trait] = nil
      Setting.remove(trait, from: &patch.traitOverrides)
    case 6:
      let setting = Setting.random(&random)
      setting.apply(to: &system)
      var overrides = TraitOverrides()
      setting.apply(to: &overrides)
      scene.systemTraits = overrides.applied(to: scene.systemTraits)
    case 7: place(patch)
    case 8: patch.removeFromSuperview()
    default: addPatch()
    }
  }

  /// The traits of a node by walking up and down again.
  func values(of patch: Patch) -> Values {
    var chain: [Patch] = []
    var view: View? = patch
    while let current = view {
      if let current = current as? Patch { chain.append(current) }
      view = current.superview
    }
    var values = system
    for patch in chain.reversed() {
      for setting in patch.overrides.values { setting.apply(to: &values) }
    }
    return values
  }

  func isAttached(_ patch: Patch) -> Bool { patch.isDescendant(of: window) }

  /// The nodes that must be redrawn, found by resolving all colors again.
  func due() -> Set<ObjectIdentifier> {
    var due: Set<ObjectIdentifier> = []
    for patch in patches where isAttached(patch) {
      guard let drawn = patch.drawn else { continue }
      let values = values(of: patch)
      let traits = TraitCollection {
        $0.userInterfaceStyle = UserInterfaceStyle(rawValue: values.style) ?? .unspecified
        $0.accessibilityContrast = AccessibilityContrast(rawValue: values.contrast) ?? .unspecified
        $0[ShadeTrait.self] = values.shade
      }
      let differs = zip(patch.uses, drawn).contains { colors[$0].resolvedColor(with: traits) != $1 }
      if differs || patch.readsPace && patch.drawnPace != values.pace {
        due.insert(ObjectIdentifier(patch))
      }
    }
    return due
  }
}

@Suite("Redraw tracker and model")
struct RedrawModelTests {
  @Test(
    "Redraws in random hierarchies equal those of a model that resolves everything again",
    arguments: 0..<caseCount(1, long: 20)
  )
  func agreement(block: Int) {
    var redraws = 0
    for seed in 0..<500 {
      var world = World(seed: UInt64(block * 500 + seed))
      let tracker = RedrawTracker(world.scene)
      world.scene.updateIfNeeded()
      for step in 0..<6 {
        for _ in 0..<Int.random(in: 1...3, using: &world.random) {
          world.change()
          if Int.random(in: 0..<4, using: &world.random) == 0 {
            world.scene.updateTraitsIfNeeded()
          }
        }
        let due = world.due()
        let found = Set(tracker.takeRedraws().map { ObjectIdentifier($0.node) })
        redraws += found.count
        guard found == due else {
          Issue.record("seed \(block * 500 + seed), step \(step): \(found.count) of \(due.count)")
          return
        }
        for patch in world.patches where world.isAttached(patch) {
          #expect(Values(patch.traitCollection) == world.values(of: patch))
        }
        world.scene.updateIfNeeded()
        _ = tracker.takeRedraws()
        guard world.due().isEmpty else {
          Issue.record("seed \(block * 500 + seed), step \(step): not all was drawn")
          return
        }
      }
    }
    #expect(redraws > 500)
  }
}
