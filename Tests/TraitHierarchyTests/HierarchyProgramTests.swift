import ColorValues
import DynamicColors
import Testing
import TestSupport
import TraitSystem

@testable import TraitHierarchy

private enum DepthTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "com.example.hierarchy-programs.depth"
}

/// A view that reads traits in some phases.
private final class Reader: View {
  var reads = 0

  override func updateProperties() { if reads & 1 != 0 { _ = traitCollection[DepthTrait.self] } }
  override func layoutSubviews() { if reads & 2 != 0 { _ = traitCollection.displayScale } }
  override func draw(_ rect: Rect) {
    if reads & 4 != 0 { _ = DynamicColor(light: .white, dark: .black).resolvedColor }
  }
}

/// A controller that can change the hierarchy when it appears or disappears.
private final class Meddler: ViewController {
  var meddling: ((Meddler, Bool) -> Void)?

  private func meddle(_ appears: Bool) {
    let meddling = meddling
    self.meddling = nil
    meddling?(self, appears)
  }

  override func viewWillAppear(_ animated: Bool) { meddle(true) }
  override func viewWillDisappear(_ animated: Bool) { meddle(false) }
}

/// A weak reference to a node.
private struct WeakNode {
  weak var node: TraitNode?
}

/// A program of random operations on all parts of a hierarchy, with a model of traits.
private struct Program {
  var random: SplitMix64
  var apps: [Application] = []
  var scenes: [WindowScene] = []
  var windows: [Window] = []
  var controllers: [Meddler] = []
  var views: [View] = []
  var presentations: [PresentationController] = []
  var trackers: [RedrawTracker] = []
  var made: [WeakNode] = []
  /// The traits that nodes without a parent inherited when they were removed, by identity.
  var remembered: [ObjectIdentifier: TraitCollection] = [:]
  /// Whether controllers change the hierarchy during changes.
  let meddles: Bool

  init(seed: UInt64, meddles: Bool) {
    random = SplitMix64(seed: seed)
    self.meddles = meddles
    for _ in 0..<4 { make() }
  }

  /// The nodes held by the program, with their ancestors and descendants.
  var nodes: [TraitNode] {
    var known: Set<ObjectIdentifier> = []
    var nodes: [TraitNode] = []
    func add(_ node: TraitNode) {
      if known.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
    }
    func addView(_ view: View) {
      add(view)
      if let controller = view.viewController { add(controller) }
      for subview in view.subviews { addView(subview) }
    }
    for app in apps {
      add(app)
      for scene in app.connectedScenes { add(scene) }
    }
    for node in scenes { add(node) }
    for scene in nodes.compactMap({ $0 as? WindowScene }) {
      for window in scene.windows { add(window) }
    }
    for node in windows { add(node) }
    for window in nodes.compactMap({ $0 as? Window }) {
      addView(window)
      for view in window.presentedViews { addView(view) }
    }
    for controller in controllers {
      add(controller)
      if let view = controller.viewIfLoaded { addView(view) }
      if let presentation = controller.presentationController { add(presentation) }
    }
    for view in views { addView(view) }
    for presentation in presentations { add(presentation) }
    // Trackers can retain their ancestors.
    for node in nodes {
      var parent = node.traitParent as? TraitNode
      while let current = parent {
        add(current)
        parent = current.traitParent as? TraitNode
      }
    }
    return nodes
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func keep<Node: TraitNode>(
    _ node: Node,
    in list: WritableKeyPath<Program, [Node]>
  ) {
    self[keyPath: list].append(node)
    made.append(WeakNode(node: node))
  }

  mutating func make() {
    switch number(12) {
    case 0: keep(Application(systemTraits: .init(userInterfaceStyle: .light)), in: \.apps)
    case 1, 2: keep(WindowScene(systemTraits: .init(displayScale: Double(number(3)))), in: \.scenes)
    case 3, 4: keep(Window(), in: \.windows)
    case 5...7:
      let controller = Meddler()
      if Bool.random(using: &random) { controller.view = Reader() }
      keep(controller, in: \.controllers)
    default:
      let view = Reader()
      view.reads = number(8)
      keep(view, in: \.views)
    }
  }

  private mutating func view() -> View? {
    switch number(6) {
    case 0: return windows.randomElement(using: &random)
    case 1, 2:
      guard let controller = controllers.randomElement(using: &random) else { return nil }
      return controller.view
    default: return views.randomElement(using: &random)
    }
  }

  /// Performs a random operation.
  mutating func step() {
    let operation = number(26)
    // A view that is removed from its controller shows the traits that the controller will have.
    if operation == 9 { updateTops() }
    let former = inheritance
    change(operation)
    remember(former)
  }

  private func updateTops() {
    for node in nodes where Self.isTop(node) { node.updateTraitsIfNeeded() }
  }

  private mutating func change(_ operation: Int) {
    switch operation {
    case 0, 1: make()
    case 2...7:
      if let view = view(), let parent = self.view() {
        parent.insertSubview(view, at: number(4))
      }
    case 8: view()?.removeFromSuperview()
    case 9:
      // A view inside the previous one stays in it and can be deallocated at once, which the model
      // can't predict.
      if let controller = controllers.randomElement(using: &random), let view = view(),
        !Self.isInside(view, controller.viewIfLoaded)
      {
        controller.view = view
      }
    case 10:
      windows.randomElement(using: &random)?.rootViewController =
        controllers.randomElement(using: &random)
    case 11:
      if let scene = scenes.randomElement(using: &random) {
        windows.randomElement(using: &random)?.windowScene = scene
      }
    case 12: windows.randomElement(using: &random)?.windowScene = nil
    case 13:
      if let scene = scenes.randomElement(using: &random) {
        apps.randomElement(using: &random)?.connect(scene)
      }
    case 14:
      if let scene = scenes.randomElement(using: &random) { scene.application?.disconnect(scene) }
    case 15, 16: present()
    case 17: presentations.randomElement(using: &random)?.dismiss()
    case 18:
      if let parent = controllers.randomElement(using: &random),
        let child = controllers.randomElement(using: &random)
      {
        if Bool.random(using: &random) { parent.addChild(child) } else { child.removeFromParent() }
      }
    case 19, 20: override()
    case 21: drop()
    case 22: nodes.randomElement(using: &random)?.updateTraitsIfNeeded()
    case 23: nodes.randomElement(using: &random)?.updateIfNeeded()
    case 24:
      if trackers.count > 3 { trackers.removeFirst() }
      if let node = nodes.randomElement(using: &random) { trackers.append(RedrawTracker(node)) }
    default: _ = trackers.randomElement(using: &random)?.takeRedraws()
    }
  }

  private mutating func present() {
    guard let controller = controllers.randomElement(using: &random),
      let window = windows.randomElement(using: &random)
    else { return }
    if Bool.random(using: &random), let old = presentations.randomElement(using: &random) {
      old.present(over: window)
      return
    }
    let presentation = PresentationController(
      presentedViewController: controller,
      presenting: controllers.randomElement(using: &random)
    )
    keep(presentation, in: \.presentations)
    presentation.present(over: window)
  }

  private mutating func override() {
    guard let node = nodes.randomElement(using: &random) else { return }
    switch number(4) {
    case 0: node.traitOverrides[DepthTrait.self] = number(5)
    case 1: node.traitOverrides.userInterfaceStyle = Bool.random(using: &random) ? .dark : .light
    case 2: node.traitOverrides.remove(DepthTrait.self)
    default: node.traitOverrides.displayScale = Double(number(4))
    }
    if meddles, let controller = node as? Meddler {
      let (view, other) = (view(), views.randomElement(using: &random))
      controller.meddling = { [weak view, weak other] controller, appears in
        if appears { view?.addSubview(controller.view) } else { other?.removeFromSuperview() }
        controller.presentationController?.dismiss()
      }
    }
  }

  private mutating func drop() {
    switch number(6) {
    case 0: if !apps.isEmpty { apps.remove(at: number(apps.count)) }
    case 1: if !scenes.isEmpty { scenes.remove(at: number(scenes.count)) }
    case 2: if !windows.isEmpty { windows.remove(at: number(windows.count)) }
    case 3: if !controllers.isEmpty { controllers.remove(at: number(controllers.count)) }
    case 4: if !presentations.isEmpty { presentations.remove(at: number(presentations.count)) }
    default: if !views.isEmpty { views.remove(at: number(views.count)) }
    }
  }

  // MARK: The model

  /// The traits that a node inherited, and their origin.
  private typealias Inheritance = (parent: ObjectIdentifier?, traits: TraitCollection)

  private var inheritance: [ObjectIdentifier: (Inheritance)] {
    var result: [ObjectIdentifier: Inheritance] = [:]
    for node in nodes {
      let parent = node.traitParent
      result[ObjectIdentifier(node)] =
        parent.map { (ObjectIdentifier($0), $0.traitCollection) }
        ?? (nil, remembered[ObjectIdentifier(node)] ?? TraitCollection())
    }
    return result
  }

  /// Records the inherited traits of the nodes that an operation has removed.
  private mutating func remember(_ former: [ObjectIdentifier: Inheritance]) {
    let nodes = nodes
    let living = Set(nodes.map { ObjectIdentifier($0) })
    remembered = remembered.filter { living.contains($0.key) }
    for node in nodes {
      let key = ObjectIdentifier(node)
      if node.traitParent != nil {
        remembered[key] = nil
      } else if let known = former[key], let parent = known.parent {
        // The view of a deallocated controller inherits the controller's traits.
        let isOrphan = !living.contains(parent) && node is View && former[parent] != nil
        let wasController = controllerKeys.contains(parent)
        remembered[key] = isOrphan && wasController ? former[parent]?.traits : known.traits
      }
    }
    controllerKeys = Set(nodes.filter { $0 is ViewController }.map { ObjectIdentifier($0) })
  }

  private var controllerKeys: Set<ObjectIdentifier> = []

  /// Returns the traits of a node, from the root down.
  private func expected(_ node: TraitNode) -> TraitCollection {
    let inherited =
      (node.traitParent as? TraitNode).map { expected($0) } ?? remembered[ObjectIdentifier(node)]
      ?? TraitCollection()
    let base = (node as? WindowScene)?.systemTraits ?? (node as? Application)?.systemTraits
    return node.traitOverrides.applied(to: base.map { inherited.overlaid(by: $0) } ?? inherited)
  }

  private static func isInside(_ view: View, _ other: View?) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 === other }
  }

  private static func isTop(_ node: TraitNode) -> Bool {
    node is Window || node is WindowScene || node is Application
  }

  private static func top(of node: TraitNode) -> TraitNode {
    var top = node
    while let parent = top.traitParent as? TraitNode { top = parent }
    return top
  }

  /// The inconsistencies of queues and lists, if there are any.
  func brokenInvariant() -> String? {
    for node in nodes {
      guard let scope = node.scope else { continue }
      if let broken = scope.readers.brokenInvariant { return broken }
      guard let tree = scope.tree else { continue }
      if let broken = tree.queue.brokenInvariant ?? tree.changedScopes.brokenInvariant {
        return broken
      }
      if !tree.queue.isConsistent(with: node) { return "\(type(of: node)) isn't in its queue" }
    }
    return nil
  }

  /// The inconsistencies after a complete update, if there are any.
  func violation() -> String? {
    updateTops()
    for node in nodes {
      if !meddles, node.traitCollection != expected(node) {
        return "\(type(of: node)) below \(type(of: Self.top(of: node))): \(node.traitCollection), "
          + "not \(expected(node))"
      }
      if TraitCollection.traits(for: node) != node.traitCollection {
        return "\(type(of: node)) isn't up to date"
      }
      guard let view = node as? View else { continue }
      for subview in view.subviews where subview.superview !== view { return "a lost subview" }
      if view.subviews.count != Set(view.subviews.map { ObjectIdentifier($0) }).count {
        return "a subview that is there twice"
      }
      if let superview = view.superview, !superview.subviews.contains(where: { $0 === view }) {
        return "a lost superview"
      }
      if let controller = view.viewController, controller.viewIfLoaded !== view {
        return "a lost controller"
      }
      if Self.isTop(Self.top(of: view)) != (view.window != nil) {
        return "a lost window"
      }
    }
    return nil
  }
}

@Suite("Random programs")
struct HierarchyProgramTests {
  @Test("Random programs don't trap or leak, and their traits agree with a model", arguments: 0..<4)
  func programs(block: Int) {
    for seed in 0..<caseCount(8, long: 20) {
      let number = UInt64(block * 20 + seed)
      var program = Program(seed: number, meddles: block == 3)
      for step in 0..<80 {
        program.step()
        if let broken = program.brokenInvariant() {
          Issue.record("seed \(number), step \(step): \(broken)")
          return
        }
        if step % 4 == 3, let violation = program.violation() {
          Issue.record("seed \(number), step \(step): \(violation)")
          return
        }
      }
      let made = program.made
      program = Program(seed: number, meddles: false)
      let leaked = made.compactMap(\.node)
      if !leaked.isEmpty {
        Issue.record("seed \(number): \(leaked.map { "\(type(of: $0))" }) leaked")
        return
      }
    }
  }
}
