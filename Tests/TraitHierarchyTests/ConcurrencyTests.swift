import ColorValues
import DynamicColors
import Testing
import TraitHierarchy
import TraitSystem

@Suite("Concurrent hierarchies")
struct ConcurrencyTests {
  private final class Patch: View {
    var colors: [DynamicColor] = []
    var drawn: [Color] = []

    override func draw(_ rect: Rect) {
      drawn = colors.map { $0.resolvedColor(with: traitCollection) }
    }
  }

  @Test("Concurrent hierarchies with shared colors and traits agree with a single one")
  func sharedColors() async {
    let ink = DynamicColor(light: .black, dark: .white)
    let mood = DynamicColor { traits -> DynamicColor in
      traits[TempoTrait.self] > 2 ? ink : ink.withAlphaComponent(0.5)
    }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask {
          let tree = Tree()
          let patch = Patch()
          patch.colors = [ink, mood, ink.mixed(with: mood)]
          tree.middle.addSubview(patch)
          let tracker = RedrawTracker(tree.scene)
          tree.scene.updateIfNeeded()
          for step in 0..<50 {
            tree.scene.traitOverrides.userInterfaceStyle = step % 2 == 0 ? .dark : .light
            tree.parent.traitOverrides[TempoTrait.self] = step % 5
            guard tracker.takeRedraws().count == 1 else { return [] }
            tree.scene.updateIfNeeded()
          }
          return patch.drawn.map(\.hex)
        }
      }
      for await drawn in group { #expect(drawn == ["#000000", "#000000", "#000000"]) }
    }
  }

  @Test("A tracked collection can be read on other threads")
  func trackedReads() async {
    let tree = Tree()
    let (traits, dependencies) = withTraitTracking(tree.middle.traitCollection) { $0 }
    #expect(dependencies.traits.isEmpty)
    await withTaskGroup(of: UserInterfaceStyle.self) { group in
      for _ in 0..<8 { group.addTask { traits.userInterfaceStyle } }
      for await style in group { #expect(style == .light) }
    }
  }
}
