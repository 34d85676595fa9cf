import Testing
import TraitHierarchy
import TraitSystem

@Suite("Handlers of changes")
struct RegistrationTests {
  @Test("A handler is called once for an update, and only if one of its traits has changed")
  func once() {
    let tree = Tree()
    let log = Log()
    tree.child.registerForTraitChanges([UserInterfaceStyleTrait.self, DisplayScaleTrait.self]) {
      (child: ViewController, previous) in
      let now = child.traitCollection
      log("\(previous.userInterfaceStyle) → \(now.userInterfaceStyle), \(now.displayScale)")
    }
    #expect(log.take().isEmpty)
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.layoutDirection = .rightToLeft
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.middle.traitOverrides.displayScale = 2
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["light → dark, 2.0"])
  }

  @Test(
    "Upper nodes are notified first, and a controller before its view"
  )
  func order() {
    let tree = Tree()
    let log = Log()
    for node in [tree.child.view, tree.middle, tree.child, tree.scene, tree.window, tree.parent] {
      node.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (node: TraitNode, _) in
        log("\(node.nodeName ?? ""), leaf is \(tree.child.view.traitCollection.userInterfaceStyle)")
      }
    }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(
      log.take() == [
        "scene, leaf is light", "window, leaf is light", "parent, leaf is light",
        "middle, leaf is light", "child, leaf is light", "leaf, leaf is dark",
      ]
    )
  }

  @Test(
    "Handlers of one node run in the order of registration, also for repeated traits"
  )
  func registrationOrder() {
    let tree = Tree()
    let log = Log()
    for name in ["one", "two", "three"] {
      tree.middle.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: View, _) in
        log(name)
      }
    }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["one", "two", "three"])
  }

  @Test("A removed registration is not called, and a repeated or foreign removal has no effect")
  func unregistering() {
    let tree = Tree()
    let log = Log()
    let registration = tree.middle.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (_: View, _) in log("changed")
    }
    tree.child.unregisterForTraitChanges(registration)
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["changed"])
    let copy = registration
    tree.middle.unregisterForTraitChanges(copy)
    tree.middle.unregisterForTraitChanges(registration)
    tree.scene.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("A registration without traits reports an error")
  func noTraits() {
    let registration = View().registerForTraitChanges([]) { (_: View, _) in }
    #expect(registration.error == .noTraits)
    #expect("\(TraitRegistrationError.noTraits)".contains("specify at least one"))
    #expect(View().registerForTraitChanges([TempoTrait.self]) { (_: View, _) in }.error == nil)
  }

  @Test("A node whose handlers use only their parameters is deallocated with its last reference")
  func lifetime() {
    weak var released: View?
    do {
      let tree = Tree()
      let view = View()
      released = view
      view.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: View, _) in
        view.setNeedsLayout()
      }
      tree.middle.addSubview(view)
      tree.scene.updateIfNeeded()
      view.removeFromSuperview()
      tree.scene.traitOverrides.userInterfaceStyle = .dark
      tree.scene.updateIfNeeded()
    }
    #expect(released == nil)
  }

  // MARK: Targets and methods

  final class Observer {
    let log = Log()
    func plain() { log("plain") }
    func sender(_ view: View) { log("sender \(view.nodeName ?? "")") }
    func both(_ view: View, _ previous: TraitCollection) {
      log("both \(view.nodeName ?? "") \(previous.userInterfaceStyle)")
    }
  }

  @Test("A target's method is called with no argument, the node, or the node and previous traits")
  func targets() {
    let tree = Tree()
    let target = Observer()
    let traits: [any TraitDefinition.Type] = [UserInterfaceStyleTrait.self]
    tree.middle.registerForTraitChanges(traits, target: target, action: Observer.plain)
    tree.middle.registerForTraitChanges(traits, target: target, action: Observer.sender)
    tree.middle.registerForTraitChanges(traits, target: target, action: Observer.both)
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(target.log.take() == ["plain", "sender middle", "both middle light"])
  }

  @Test("A target is not retained")
  func weakTargets() {
    let tree = Tree()
    weak var released: Observer?
    do {
      let target = Observer()
      released = target
      tree.middle.registerForTraitChanges(
        [UserInterfaceStyleTrait.self],
        target: target,
        action: Observer.plain
      )
    }
    #expect(released == nil)
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
  }

  final class Themed: View {
    let log = Log()
    func restyle() { log("restyle") }
    func compare(_ previous: TraitCollection) { log("was \(previous.userInterfaceStyle)") }
  }

  @Test("Methods of a node are called as its own target")
  func methods() {
    let tree = Tree()
    let view = Themed()
    tree.middle.addSubview(view)
    view.registerForTraitChanges([UserInterfaceStyleTrait.self], action: Themed.restyle)
    view.registerForTraitChanges([UserInterfaceStyleTrait.self], action: Themed.compare)
    tree.scene.updateIfNeeded()
    _ = view.log.take()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateIfNeeded()
    #expect(view.log.take() == ["restyle", "was light"])
  }

  // MARK: Inside handlers

  @Test("The current traits are those of the node inside a handler, and unchanged outside")
  func current() {
    let tree = Tree()
    let log = Log()
    tree.middle.traitOverrides.displayScale = 2
    tree.middle.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: View, _) in
      log("\(TraitCollection.current == view.traitCollection)")
    }
    tree.scene.updateTraitsIfNeeded()
    TraitCollection(userInterfaceLevel: .elevated).performAsCurrent {
      tree.scene.traitOverrides.userInterfaceStyle = .dark
      tree.scene.updateTraitsIfNeeded()
      #expect(TraitCollection.current == TraitCollection(userInterfaceLevel: .elevated))
    }
    #expect(log.take() == ["true"])
  }

  @Test("Registrations by a handler apply from the next change, and removals immediately")
  func reentrancy() {
    let tree = Tree()
    let log = Log()
    var second: (any TraitChangeRegistration)?
    tree.middle.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: View, _) in
      log("first")
      if let registration = second { view.unregisterForTraitChanges(registration) }
      view.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: View, _) in log("new") }
    }
    second = tree.middle.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (_: View, _) in log("second")
    }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["first"])
    tree.scene.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["first", "new"])
  }

  @Test("An override in a handler takes effect in the same update")
  func overrideInHandler() {
    let tree = Tree()
    let log = Log()
    tree.parent.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (parent: ViewController, _) in
      parent.traitOverrides[TempoTrait.self] = 7
    }
    tree.child.registerForTraitChanges([TempoTrait.self]) { (child: ViewController, _) in
      log("mood \(child.traitCollection[TempoTrait.self])")
    }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    #expect(tree.scene.updateTraitsIfNeeded().isEmpty)
    #expect(log.take() == ["mood 7"])
  }

  @Test("An update requested by a handler reaches all descendants once before it returns")
  func updateInHandler() {
    let tree = Tree()
    let log = Log()
    tree.parent.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (parent: ViewController, _) in
      log("parent")
      tree.child.updateTraitsIfNeeded()
      log("child is \(tree.child.traitCollection.userInterfaceStyle)")
      parent.updateTraitsIfNeeded()
    }
    tree.child.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (_: ViewController, _) in log("child")
    }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["parent", "child", "child is dark"])
  }

  @Test("Handlers that don't converge are stopped, and the node is reported")
  func feedback() {
    let tree = Tree()
    tree.middle.registerForTraitChanges([TempoTrait.self]) { (view: View, _) in
      view.traitOverrides[TempoTrait.self] += 1
    }
    tree.middle.traitOverrides[TempoTrait.self] = 1
    let feedback = tree.scene.updateTraitsIfNeeded()
    #expect(feedback.map(\.node) == ["middle"])
    #expect(feedback.map(\.step) == ["traits"])
    #expect("\(feedback[0])".hasPrefix("middle: traits didn't converge"))
  }

  @Test("A handler may remove its node or others from the hierarchy")
  func removalInHandler() {
    let tree = Tree()
    let log = Log()
    tree.parent.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: ViewController, _) in
      log("parent")
      tree.middle.removeFromSuperview()
    }
    tree.child.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: ViewController, _) in
      log("child")
    }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["parent"])
  }

  /// A view that reads a trait during layout and counts the instances that exist.
  private final class CountedView: View {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
      log("+")
    }

    deinit { log("-") }

    override func layoutSubviews() { _ = traitCollection.userInterfaceStyle }
  }

  @Test("Nodes that handlers remove from the hierarchy are deallocated")
  func releasesAfterHandlers() {
    let log = Log()
    let scene = WindowScene()
    let window = Window(windowScene: scene)
    for index in 0..<40 {
      let view = CountedView(log)
      // Some have handlers, some only reads, and every third has a scope of its own.
      if index % 3 == 0 { view.traitOverrides.displayScale = 2 }
      if index % 2 == 0 {
        view.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: View, _) in
          view.superview?.subviews.last { $0 !== view }?.removeFromSuperview()
          if index % 8 == 0 { view.updateTraitsIfNeeded() }
        }
      }
      window.addSubview(view)
    }
    scene.updateIfNeeded()
    #expect(log.take().count == 40)
    for style in [UserInterfaceStyle.dark, .light, .dark] {
      scene.traitOverrides.userInterfaceStyle = style
      scene.updateIfNeeded()
      #expect(log.entries == Array(repeating: "-", count: 40 - window.subviews.count))
    }
    #expect(window.subviews.count < 20)
    while let view = window.subviews.last { view.removeFromSuperview() }
    #expect(log.entries.count == 40)
  }

  // MARK: Reasons

  @Test("A change has a reason")
  func reasons() {
    let tree = Tree()
    let log = Log()
    tree.child.view.observeTraitChanges([TraitKey(UserInterfaceStyleTrait.self)]) {
      (_: View, change) in log("\(change.reason): \(change.traits)")
    }
    tree.scene.updateTraitsIfNeeded()
    tree.middle.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    tree.middle.traitOverrides.remove(UserInterfaceStyleTrait.self)
    tree.scene.systemTraits = TraitCollection(userInterfaceStyle: .dark)
    tree.scene.updateTraitsIfNeeded()
    tree.scene.systemTraits = TraitCollection(userInterfaceStyle: .light)
    tree.scene.updateTraitsIfNeeded()
    _ = log.take().map { #expect($0.hasPrefix("environment at scene") || $0.contains("override")) }
    tree.scene.withTransientTraits(TraitCollection(userInterfaceStyle: .dark)) {
      #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(
      log.take() == [
        "transient at scene: [userInterfaceStyle]", "transient at scene: [userInterfaceStyle]",
      ]
    )
    let dark = View()
    dark.traitOverrides.userInterfaceStyle = .dark
    tree.window.addSubview(dark)
    dark.addSubview(tree.child.view)
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take().map { $0.hasPrefix("move at ") } == [true])
  }

  @Test("A trace reports changes, nodes and reasons")
  func trace() {
    let tree = Tree()
    let log = Log()
    tree.middle.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: View, _) in }
    tree.scene.updateTraitsIfNeeded()
    tree.scene.traitTrace = { log("\($0)") }
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.traitOverrides[TempoTrait.self] = 2
    tree.scene.updateTraitsIfNeeded()
    #expect(
      log.take() == [
        """
        middle: userInterfaceStyle light → dark, com.example.hierarchy-tests.tempo 0 → 2 \
        (override at scene)
        """
      ]
    )
    tree.scene.traitTrace = nil
    tree.scene.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test(
    "A class that overrides traitCollectionDidChange is called for every change, after handlers"
  )
  func didChange() {
    final class Old: View {
      let log = Log()
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        super.traitCollectionDidChange(previous)
        let isCurrent = TraitCollection.current == traitCollection
        log("\(previous?.displayScale ?? -1) → \(traitCollection.displayScale), \(isCurrent)")
      }
    }
    let tree = Tree()
    let view = Old()
    tree.middle.addSubview(view)
    view.registerForTraitChanges([DisplayScaleTrait.self]) { (view: Old, _) in view.log("handler") }
    tree.scene.updateIfNeeded()
    _ = view.log.take()
    tree.scene.traitOverrides.displayScale = 2
    tree.scene.updateIfNeeded()
    #expect(view.log.take() == ["handler", "0.0 → 2.0, true"])
    tree.scene.traitOverrides.layoutDirection = .rightToLeft
    tree.scene.updateIfNeeded()
    #expect(view.log.take() == ["2.0 → 2.0, true"])
  }
}
