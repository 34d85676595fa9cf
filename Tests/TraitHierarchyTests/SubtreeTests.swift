import Testing
import TestSupport
import TraitHierarchy
import TraitSystem

/// A view that counts its layouts and reads a trait while drawing.
private final class CountedView: View {
  var layouts = 0

  override func layoutSubviews() { layouts += 1 }

  override func draw(_ rect: Rect) { _ = traitCollection[TempoTrait.self] }
}

@Suite("Parts of hierarchies")
struct SubtreeTests {
  /// A scene with a random tree of views, most of them in long chains, and some with overrides.
  private static func tree(
    _ random: inout SplitMix64
  ) -> (scene: WindowScene, views: [CountedView]) {
    let scene = WindowScene()
    let window = Window(windowScene: scene)
    var views = [CountedView()]
    window.addSubview(views[0])
    for index in 1..<400 {
      let view = CountedView()
      let isInChain = Int.random(in: 0..<50, using: &random) != 0
      let parent = isInChain ? index - 1 : Int.random(in: 0..<index, using: &random)
      views[parent].addSubview(view)
      if Int.random(in: 0..<3, using: &random) == 0 { view.traitOverrides.displayScale = 2 }
      if Int.random(in: 0..<40, using: &random) == 0 { _ = ViewController(view: view).view }
      views.append(view)
    }
    scene.updateIfNeeded()
    return (scene, views)
  }

  @Test(
    "An update from a view updates the views at and below it",
    arguments: 0..<caseCount(2, long: 5) as Range<UInt64>
  )
  func updates(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (scene, views) = Self.tree(&random)
    for _ in 0..<8 {
      let top = views[Int.random(in: 0..<views.count, using: &random)]
      let waiting = views.filter { _ in Bool.random(using: &random) }
      let former = views.map(\.layouts)
      for view in waiting { view.setNeedsLayout() }
      top.layoutIfNeeded()
      for (view, count) in zip(views, former) {
        let isReached = waiting.contains { $0 === view } && view.isDescendant(of: top)
        #expect(view.layouts == count + (isReached ? 1 : 0))
      }
      scene.updateIfNeeded()
    }
  }

  @Test("A tracker reports the views at and below its top node", arguments: 0..<5 as Range<UInt64>)
  func redraws(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (scene, views) = Self.tree(&random)
    let top = views[Int.random(in: 0..<views.count, using: &random)]
    let tracker = RedrawTracker(top)
    scene.traitOverrides[TempoTrait.self] = 1
    let redraws = tracker.takeRedraws()
    #expect(redraws.count == views.count { $0.isDescendant(of: top) })
  }

  @Test("Views below a node have their previous traits during its handler")
  func handlers() {
    var random = SplitMix64(seed: 1)
    let (scene, views) = Self.tree(&random)
    for top in views.prefix(caseCount(10, long: 40)) {
      top.registerForTraitChanges([TempoTrait.self]) { (top: CountedView, previous) in
        let (old, new) = (previous[TempoTrait.self], top.traitCollection[TempoTrait.self])
        for view in views {
          let isLater = view !== top && view.isDescendant(of: top)
          #expect(view.traitCollection[TempoTrait.self] == (isLater ? old : new))
        }
      }
    }
    scene.traitOverrides[TempoTrait.self] = 1
    scene.updateIfNeeded()
  }
}
