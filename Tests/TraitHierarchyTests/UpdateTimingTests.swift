import Testing
import TraitHierarchy
import TraitSystem

@Suite("Times of trait updates")
struct UpdateTimingTests {
  @Test("An override takes effect with the next update, and immediately in traits(for:)")
  func deferral() {
    let tree = Tree()
    tree.scene.updateIfNeeded()
    tree.middle.traitOverrides.userInterfaceStyle = .dark
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
    #expect(TraitCollection.traits(for: tree.child).userInterfaceStyle == .dark)
    tree.child.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.parent.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Traits are current when the layout of the same update runs")
  func beforeLayout() {
    final class Probe: View {
      var seen: [UserInterfaceStyle] = []
      override func layoutSubviews() { seen.append(traitCollection.userInterfaceStyle) }
    }
    let tree = Tree()
    let probe = Probe()
    tree.middle.addSubview(probe)
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.window.layoutIfNeeded()
    #expect(probe.seen == [.light, .dark])
  }

  @Test("Detached nodes apply their own overrides immediately, without notifications")
  func detached() {
    let tree = Tree()
    let view = View()
    let log = Log()
    view.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: View, _) in log("changed") }
    view.traitOverrides.displayScale = 2
    #expect(view.traitCollection == TraitCollection(displayScale: 2))
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateIfNeeded()
    view.updateIfNeeded()
    #expect(log.take().isEmpty)

    tree.middle.addSubview(view)
    // The device traits, which the view is expected to inherit.
    #expect(view.traitCollection.userInterfaceStyle == .light)
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["changed"])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.displayScale == 2)
  }

  @Test("A node that returns is notified of actual differences only")
  func comingBack() {
    let tree = Tree()
    let log = Log()
    tree.child.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (child: ViewController, previous) in
      log("\(previous.userInterfaceStyle) → \(child.traitCollection.userInterfaceStyle)")
    }
    tree.scene.updateIfNeeded()
    tree.child.view.removeFromSuperview()
    tree.parent.view.addSubview(tree.child.view)
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)

    tree.child.view.removeFromSuperview()
    tree.child.traitOverrides.userInterfaceStyle = .dark
    #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    tree.middle.addSubview(tree.child.view)
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["light → dark"])

    let dark = View()
    dark.traitOverrides.userInterfaceStyle = .dark
    tree.parent.view.addSubview(dark)
    tree.child.traitOverrides.remove(UserInterfaceStyleTrait.self)
    dark.addSubview(tree.child.view)
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("Nodes that outlive their hierarchy keep their traits")
  func outliving() {
    var tree: Tree? = Tree()
    let (middle, leaf) = (tree?.middle, tree?.child.view)
    #expect(middle?.traitCollection.userInterfaceStyle == .light)
    tree?.middle.traitOverrides.displayScale = 2
    tree?.scene.updateTraitsIfNeeded()
    tree = nil
    #expect(middle?.traitCollection.userInterfaceStyle == .light)
    #expect(leaf?.traitCollection.userInterfaceStyle == .light)
    #expect(leaf?.traitCollection.displayScale == 2)
  }

  @Test("A value that is set and reverted before an update isn't a change")
  func backAndForth() {
    let tree = Tree()
    let log = Log()
    tree.child.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (_: ViewController, _) in log("changed")
    }
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.traitOverrides.remove(UserInterfaceStyleTrait.self)
    tree.scene.updateIfNeeded()
    tree.middle.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("Traits of the application apply to all its scenes, including later ones")
  func application() {
    let application = Application(systemTraits: TraitCollection(userInterfaceStyle: .light))
    let (one, two) = (Tree(.unspecified), Tree(.unspecified))
    application.connect(one.scene)
    application.traitOverrides[TempoTrait.self] = 3
    application.updateTraitsIfNeeded()
    application.connect(two.scene)
    for tree in [one, two] {
      #expect(tree.child.traitCollection[TempoTrait.self] == 3)
      #expect(tree.child.traitCollection.userInterfaceStyle == .light)
    }
    #expect(one.scene.traitParent === application)
    application.disconnect(one.scene)
    application.traitOverrides[TempoTrait.self] = 4
    application.updateTraitsIfNeeded()
    one.scene.updateTraitsIfNeeded()
    #expect(one.child.traitCollection[TempoTrait.self] == 3)
    #expect(two.child.traitCollection[TempoTrait.self] == 4)
  }

  @Test("A scene's own device traits take precedence over those of the application")
  func sceneTraits() {
    let application = Application(systemTraits: TraitCollection(displayScale: 1))
    let scene = WindowScene(systemTraits: TraitCollection(displayScale: 3))
    application.connect(scene)
    #expect(scene.traitCollection.displayScale == 3)
    scene.systemTraits = TraitCollection()
    application.updateTraitsIfNeeded()
    #expect(scene.traitCollection.displayScale == 1)
  }

  @Test("Limits of the content size clamp below a view, immediately and for later changes")
  func contentSizeLimits() {
    let tree = Tree()
    tree.scene.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    tree.middle.maximumContentSizeCategory = .large
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.parent.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(tree.child.traitCollection.preferredContentSizeCategory == .large)
    let log = Log()
    tree.child.registerForTraitChanges([PreferredContentSizeCategoryTrait.self]) {
      (child: ViewController, _) in
      log("\(child.traitCollection.preferredContentSizeCategory)")
    }
    tree.scene.traitOverrides.preferredContentSizeCategory = .extraLarge
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.preferredContentSizeCategory = .small
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["small"])
    tree.middle.minimumContentSizeCategory = .medium
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["medium"])
    tree.middle.minimumContentSizeCategory = nil
    tree.middle.maximumContentSizeCategory = nil
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["small"])
  }

  @Test("The style override equals that of the trait overrides, and unspecified inherits")
  func styleOverride() {
    let tree = Tree()
    tree.middle.overrideUserInterfaceStyle = .dark
    #expect(tree.middle.traitOverrides.userInterfaceStyle == .dark)
    tree.middle.traitOverrides.userInterfaceStyle = .light
    #expect(tree.middle.overrideUserInterfaceStyle == .light)
    tree.child.overrideUserInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.view.traitCollection.userInterfaceStyle == .dark)
    tree.child.overrideUserInterfaceStyle = .unspecified
    #expect(!tree.child.traitOverrides.contains(UserInterfaceStyleTrait.self))
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Assigned overrides of a node are a copy")
  func separation() {
    let tree = Tree()
    tree.middle.traitOverrides.userInterfaceStyle = .dark
    tree.child.traitOverrides = tree.middle.traitOverrides
    tree.middle.traitOverrides.displayScale = 2
    #expect(!tree.child.traitOverrides.contains(DisplayScaleTrait.self))
    #expect(tree.child.traitOverrides.userInterfaceStyle == .dark)
  }
}
