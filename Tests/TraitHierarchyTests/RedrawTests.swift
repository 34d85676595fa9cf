import ColorValues
import DynamicColors
import Testing
import TraitHierarchy
import TraitSystem

@Suite("Nodes that must be redrawn")
struct RedrawTests {
  private enum QuietTrait: TraitDefinition {
    static let defaultValue = 0
    static let identifier = "com.example.redraw-tests.quiet"
  }

  private final class Patch: View {
    var colors: [DynamicColor] = []
    var readsScale = false
    var count = 0

    convenience init(_ name: String, _ colors: DynamicColor...) {
      self.init(frame: .zero)
      nodeName = name
      self.colors = colors
    }

    override func draw(_ rect: Rect) {
      count += 1
      for color in colors { _ = color.resolvedColor }
      if readsScale { _ = traitCollection.displayScale }
    }
  }

  private static func color(_ hex: String) -> DynamicColor {
    DynamicColor((try? Color(css: hex)) ?? .transparent)
  }

  private static let ink = DynamicColor(name: "ink") { traits -> DynamicColor in
    traits.userInterfaceStyle == .dark ? color("#ffffff") : color("#000000")
  }
  private static let loud = DynamicColor(name: "loud") { traits -> DynamicColor in
    traits[TempoTrait.self] > 0 ? color("#ff0000") : color("#0000ff")
  }
  private static let quiet = DynamicColor(name: "quiet") { traits -> DynamicColor in
    traits[QuietTrait.self] > 0 ? color("#ff0000") : color("#0000ff")
  }

  @Test("Only nodes with a changed color are redrawn, with the color and the reason")
  func exact() {
    let tree = Tree()
    let (text, mood, plain) = (Patch("text", Self.ink), Patch("mood", Self.loud), Patch("plain"))
    for view in [text, mood, plain] { tree.middle.addSubview(view) }
    let tracker = RedrawTracker(tree.scene)
    tree.scene.updateIfNeeded()
    #expect(tracker.takeRedraws().isEmpty)

    tree.scene.traitOverrides.userInterfaceStyle = .dark
    let redraws = tracker.takeRedraws()
    #expect(
      redraws.map(\.description) == ["text: provider ink #000000 → #ffffff (override at scene)"]
    )
    tree.scene.updateIfNeeded()
    #expect([text.count, mood.count, plain.count] == [2, 1, 1])
    #expect(tracker.takeRedraws().isEmpty)
  }

  @Test("A color with an equal value and a trait without effect on colors redraw nothing")
  func nothing() {
    let tree = Tree()
    let views = [Patch("text", Self.ink), Patch("mood", Self.loud), Patch("quiet", Self.quiet)]
    for view in views { tree.middle.addSubview(view) }
    let tracker = RedrawTracker(tree.scene)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .unspecified
    tree.scene.traitOverrides[TempoTrait.self] = -3
    tree.scene.traitOverrides[QuietTrait.self] = 1
    #expect(tracker.takeRedraws().isEmpty)
    tree.scene.updateIfNeeded()
    #expect(views.map(\.count) == [1, 1, 1])
  }

  @Test("Coarse mode redraws every node with a color that depends on the trait")
  func coarse() {
    let tree = Tree()
    let (text, mood) = (Patch("text", Self.ink), Patch("mood", Self.loud))
    tree.middle.addSubview(text)
    tree.middle.addSubview(mood)
    let exact = RedrawTracker(tree.scene)
    let coarse = RedrawTracker(tree.scene, mode: .coarse)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides[TempoTrait.self] = -3
    #expect(coarse.takeRedraws().map { ($0.node as? View)?.nodeName } == ["mood"])
    #expect(exact.takeRedraws().isEmpty)
    tree.scene.updateIfNeeded()
    #expect([text.count, mood.count] == [1, 2])
  }

  @Test("A color that reads a trait without influence on colors is redrawn in coarse mode only")
  func unfollowed() throws {
    let tree = Tree()
    let (quiet, both) = (Patch("quiet", Self.quiet), Patch("both", Self.quiet, Self.ink))
    tree.middle.addSubview(quiet)
    tree.middle.addSubview(both)
    let exact = RedrawTracker(tree.scene)
    tree.scene.updateIfNeeded()
    var trace: [String] = []
    tree.scene.traitTrace = { if case .unfollowedColors = $0 { trace.append("\($0)") } }
    let former = tree.middle.traitCollection
    tree.scene.traitOverrides[QuietTrait.self] = 1
    #expect(exact.takeRedraws().isEmpty)
    tree.scene.updateIfNeeded()
    #expect(!tree.middle.traitCollection.hasDifferentColorAppearance(comparedTo: former))
    #expect([quiet.count, both.count] == [1, 1])
    let text =
      "colors read com.example.redraw-tests.quiet, which changed but doesn't affect color "
      + "appearance; the node isn't redrawn"
    #expect(trace == ["quiet: \(text)", "both: \(text)"])
    trace = []
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateIfNeeded()
    #expect(trace.isEmpty)
    _ = exact.takeRedraws()

    let coarse = RedrawTracker(tree.scene, mode: .coarse)
    tree.scene.traitOverrides[QuietTrait.self] = 2
    #expect(coarse.takeRedraws().map { ($0.node as? View)?.nodeName } == ["quiet", "both"])
    #expect(exact.takeRedraws().isEmpty)
    tree.scene.updateIfNeeded()
    #expect([quiet.count, both.count] == [2, 3])
  }

  @Test("A trait read by drawing is reported, and a background counts as a color")
  func directReads() {
    let tree = Tree()
    let scaled = Patch("scaled")
    scaled.readsScale = true
    tree.middle.addSubview(scaled)
    tree.middle.backgroundColor = Self.ink
    let tracker = RedrawTracker(tree.middle)
    tree.scene.updateIfNeeded()
    tree.window.traitOverrides.displayScale = 2
    tree.window.traitOverrides.userInterfaceStyle = .dark
    #expect(
      tracker.takeRedraws().map(\.description) == [
        "middle: provider ink #000000 → #ffffff (override at window)",
        "scaled: displayScale 0 → 2 (override at window)",
      ]
    )
  }

  @Test("A change that is reverted before the next call isn't reported")
  func backAndForth() {
    let tree = Tree()
    let text = Patch("text", Self.ink)
    tree.middle.addSubview(text)
    let tracker = RedrawTracker(tree.scene)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .light
    #expect(tracker.takeRedraws().isEmpty)
  }

  @Test("A subtree that moves is redrawn if colors differ between the two places")
  func moving() {
    let tree = Tree()
    let dark = View()
    dark.traitOverrides.userInterfaceStyle = .dark
    tree.window.addSubview(dark)
    let (text, mood) = (Patch("text", Self.ink), Patch("mood", Self.loud))
    tree.child.view.addSubview(text)
    tree.child.view.addSubview(mood)
    let tracker = RedrawTracker(tree.scene)
    tree.scene.updateIfNeeded()
    dark.addSubview(tree.child.view)
    let redraws = tracker.takeRedraws()
    #expect(redraws.map { ($0.node as? View)?.nodeName } == ["text"])
    #expect(redraws.first?.change.reason.cause == .move)
    tree.scene.updateIfNeeded()
    tree.window.addSubview(tree.child.view)
    tree.child.view.traitOverrides.userInterfaceStyle = .dark
    #expect(tracker.takeRedraws().isEmpty)
  }

  @Test("A provider that refers to itself ends and is drawn once")
  func recursion() {
    let tree = Tree()
    let loop = Patch("loop", Self.endless)
    tree.middle.addSubview(loop)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateIfNeeded()
    #expect(loop.count == 1)
  }

  private static let endless: DynamicColor = DynamicColor(name: "endless") { traits in
    _ = traits.userInterfaceStyle
    return RedrawTests.endless
  }

  @Test("Traits beyond the bitmaps are tracked with the same precision")
  func manyTraits() throws {
    let keys = try (0..<200).map { number in
      try TraitKey.define(
        identifier: "com.example.redraw-tests.many.\(number)",
        kind: .integer,
        default: "0",
        affectsColorAppearance: true
      )
    }
    let tree = Tree()
    let last = keys[199]
    let view = Patch(
      "many",
      DynamicColor { traits -> DynamicColor in
        traits.value(of: last).integer == 1
          ? RedrawTests.color("#ff0000") : RedrawTests.color("#00ff00")
      }
    )
    tree.middle.addSubview(view)
    let tracker = RedrawTracker(tree.scene)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.set(try keys[150].value("1"), for: keys[150])
    #expect(tracker.takeRedraws().isEmpty)
    tree.scene.traitOverrides.set(try last.value("1"), for: last)
    #expect(tracker.takeRedraws().count == 1)
  }
}
