import ColorValues
import DynamicColors
import Testing
import TestSupport
import TraitHierarchy
import TraitSystem

@Suite("Phases of an update")
struct PhaseTests {
  /// A view that records its phases, and reads given traits in each.
  private final class Probe: View {
    let log: Log
    var reads: [String: (TraitCollection) -> Void] = [:]

    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }

    private func run(_ phase: String) {
      log(phase)
      reads[phase]?(traitCollection)
    }

    override func updateProperties() { run("properties") }
    override func updateConstraints() { run("constraints") }
    override func layoutSubviews() { run("layout") }
    override func draw(_ rect: Rect) { run("draw") }
  }

  @Test("Phases run in the order traits, properties, constraints, layout and drawing")
  func order() {
    let tree = Tree()
    let log = Log()
    let probe = Probe(log)
    tree.middle.addSubview(probe)
    probe.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (view: Probe, _) in
      view.log("handler")
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
    }
    #expect(tree.scene.updateIfNeeded().isEmpty)
    #expect(log.take() == ["properties", "constraints", "layout", "draw"])
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["handler", "properties", "layout", "draw"])
  }

  @Test(
    "A phase runs again only if a trait changes that it read last time",
    arguments: ["properties", "constraints", "layout", "draw"]
  )
  func tracking(phase: String) {
    let tree = Tree()
    let log = Log()
    let probe = Probe(log)
    probe.reads[phase] = { _ = $0.horizontalSizeClass }
    tree.middle.addSubview(probe)
    tree.scene.updateIfNeeded()
    _ = log.take()
    tree.scene.traitOverrides.verticalSizeClass = .compact
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.horizontalSizeClass = .compact
    tree.scene.updateIfNeeded()
    #expect(log.take() == [phase])
    probe.reads[phase] = nil
    tree.scene.traitOverrides.horizontalSizeClass = .regular
    tree.scene.updateIfNeeded()
    #expect(log.take() == [phase])
    tree.scene.traitOverrides.horizontalSizeClass = .compact
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("Reads of current traits count, and reads of other nodes and of kept collections don't")
  func whatCounts() {
    let tree = Tree()
    let log = Log()
    let probe = Probe(log)
    var kept = TraitCollection()
    probe.reads["layout"] = { traits in
      _ = TraitCollection.current.legibilityWeight
      _ = tree.parent.traitCollection.userInterfaceStyle
      kept = traits
    }
    tree.middle.addSubview(probe)
    tree.scene.updateIfNeeded()
    _ = kept.displayScale
    _ = log.take()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.traitOverrides.displayScale = 3
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.legibilityWeight = .bold
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["layout"])
  }

  @Test(
    "A read of a whole collection depends on every trait",
    arguments: [
      { _ = $0.description }, { _ = $0 == TraitCollection() }, { _ = $0.specifiedTraits },
      { _ = $0.replacing(DisplayScaleTrait.self, value: 2) },
      { _ = $0.changedTraits(from: nil) }, { _ = $0.hashValue },
      { _ = TraitCollection(traitsFrom: [$0]) },
    ] as [@Sendable (TraitCollection) -> Void]
  )
  func wholeCollection(look: @escaping @Sendable (TraitCollection) -> Void) {
    let tree = Tree()
    let log = Log()
    let probe = Probe(log)
    probe.reads["layout"] = look
    tree.middle.addSubview(probe)
    tree.scene.updateIfNeeded()
    _ = log.take()
    tree.scene.traitOverrides[TempoTrait.self] = 4
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["layout"])
  }

  @Test("A view laid out within another view's layout has its own reads")
  func nested() {
    let tree = Tree()
    let log = Log()
    let (outer, inner) = (Probe(log), Probe(log))
    tree.middle.addSubview(outer)
    outer.addSubview(inner)
    outer.reads["layout"] = { traits in
      _ = traits.displayScale
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      _ = traits.layoutDirection
    }
    inner.reads["layout"] = { _ = $0.legibilityWeight }
    tree.scene.updateIfNeeded()
    _ = log.take()
    tree.scene.traitOverrides.legibilityWeight = .bold
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["layout"])
    tree.scene.traitOverrides.layoutDirection = .rightToLeft
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["layout", "layout"])
  }

  @Test("A layout that sets a trait that it reads is stopped, and the node is reported")
  func feedback() {
    let tree = Tree()
    let probe = Probe(Log())
    probe.nodeName = "probe"
    probe.reads["layout"] = { [unowned probe] in
      probe.traitOverrides[TempoTrait.self] = $0[TempoTrait.self] + 1
    }
    tree.middle.addSubview(probe)
    let feedback = tree.scene.updateIfNeeded()
    #expect(feedback.map(\.node) == ["probe"])
    #expect(feedback.map(\.step) == ["layout"])
    let log = Log()
    tree.scene.traitTrace = { log("\($0)") }
    probe.traitOverrides[TempoTrait.self] = -1
    tree.scene.updateIfNeeded()
    #expect(log.take().contains { $0.hasPrefix("probe: layout didn't converge") })
  }

  @Test("Layout of a subtree leaves other views waiting")
  func subtree() {
    let tree = Tree()
    let log = Log()
    let (inside, outside) = (Probe(log), Probe(log))
    tree.middle.addSubview(inside)
    tree.window.addSubview(outside)
    tree.scene.updateIfNeeded()
    _ = log.take()
    inside.setNeedsLayout()
    outside.setNeedsLayout()
    inside.setNeedsDisplay()
    tree.middle.layoutIfNeeded()
    #expect(log.take() == ["layout"])
    tree.scene.updateIfNeeded()
    #expect(log.take() == ["layout", "draw"])
  }

  @Test("Nodes outside of a window are laid out on request")
  func detached() {
    let log = Log()
    let (outer, inner) = (Probe(log), Probe(log))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(
      log.take() == ["properties", "properties", "constraints", "constraints", "layout", "layout"]
    )
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == ["layout"])
  }

  // MARK: Controllers

  private final class Controller: ViewController {
    let log: Log
    var reads: [String: (ViewController) -> Void] = [:]

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    private func run(_ name: String) {
      log("\(name) \(TraitCollection.current.userInterfaceStyle)")
      reads[name]?(self)
    }

    override func viewDidLoad() { log("didLoad") }
    override func viewWillAppear(_ animated: Bool) {
      log("willAppear \(traitCollection.userInterfaceStyle)")
    }
    override func viewIsAppearing(_ animated: Bool) {
      log(
        "isAppearing \(traitCollection.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)"
      )
    }
    override func viewDidAppear(_ animated: Bool) { log("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("didDisappear") }
    override func updateProperties() { run("properties") }
    override func updateViewConstraints() { run("constraints") }
    override func viewWillLayoutSubviews() { run("willLayout") }
    override func viewDidLayoutSubviews() { run("didLayout") }
  }

  @Test("A controller appears once its traits are current, before its layout")
  func appearing() {
    let tree = Tree(.dark)
    let log = Log()
    let controller = Controller(log)
    controller.registerForTraitChanges([UserInterfaceStyleTrait.self]) {
      (_: Controller, _) in log("handler")
    }
    tree.scene.updateIfNeeded()
    tree.middle.addSubview(controller.view)
    #expect(log.take() == ["didLoad", "willAppear unspecified"])
    tree.scene.updateIfNeeded()
    #expect(
      log.take() == [
        "properties dark", "isAppearing dark dark", "didAppear", "willLayout dark",
        "didLayout dark",
      ]
    )
    controller.view.removeFromSuperview()
    #expect(log.take() == ["willDisappear", "didDisappear"])
  }

  @Test(
    "Methods of a controller are tracked for its own traits and those of its view",
    arguments: ["properties", "willLayout", "didLayout"],
    [true, false]
  )
  func controllerTracking(name: String, ofView: Bool) {
    let tree = Tree()
    let log = Log()
    let controller = Controller(log)
    controller.reads[name] = {
      _ = (ofView ? $0.view : $0).traitCollection.horizontalSizeClass
    }
    tree.middle.addSubview(controller.view)
    tree.scene.updateIfNeeded()
    _ = log.take()
    tree.scene.traitOverrides.verticalSizeClass = .compact
    tree.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.horizontalSizeClass = .compact
    tree.scene.updateIfNeeded()
    #expect(log.take().contains { $0.hasPrefix(name) })
  }

  /// Makes its children compact if it is narrow or has the phone idiom.
  private final class Narrowing: ViewController {
    override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
      let isCompact = traitCollection.userInterfaceIdiom == .phone || view.frame.width < 100
      return isCompact ? TraitCollection(horizontalSizeClass: .compact) : nil
    }
  }

  @Test("An overriding parent is called after changes of its traits and of its size")
  func computedChildTraits() {
    let (scene, window, parent, child) = (
      WindowScene(), Window(), Narrowing(), ViewController()
    )
    scene.add(window)
    parent.view.frame.width = 200
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    scene.updateIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .unspecified)
    scene.traitOverrides.userInterfaceIdiom = .phone
    scene.updateIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    scene.traitOverrides.userInterfaceIdiom = .pad
    scene.updateIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .unspecified)
    parent.view.frame.width = 50
    scene.updateIfNeeded()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(
    "Overrides of a parent apply while it is the parent, and those of the child take precedence"
  )
  func childTraits() {
    let tree = Tree()
    let dark = TraitCollection(userInterfaceStyle: .dark)
    tree.parent.setOverrideTraitCollection(dark, forChild: tree.child)
    #expect(tree.parent.overrideTraitCollection(forChild: tree.child) == dark)
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.middle.traitCollection.userInterfaceStyle == .light)
    tree.child.removeFromParent()
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
    let stranger = ViewController()
    stranger.addChild(tree.child)
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
    tree.parent.addChild(tree.child)
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    tree.child.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
    tree.child.traitOverrides.remove(UserInterfaceStyleTrait.self)
    tree.parent.setOverrideTraitCollection(nil, forChild: tree.child)
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Methods of a presentation are tracked with current traits, and dismissal releases it")
  func presentation() {
    final class Sheet: PresentationController {
      let log = Log()
      override func containerViewWillLayoutSubviews() {
        log("will \(TraitCollection.current.userInterfaceLevel)")
      }
      override func containerViewDidLayoutSubviews() {
        log("did \(traitCollection.userInterfaceLevel)")
      }
    }
    let tree = Tree()
    let content = ViewController()
    let sheet = Sheet(presenting: content, over: tree.window)
    sheet.traitOverrides.userInterfaceLevel = .elevated
    tree.scene.updateIfNeeded()
    #expect(sheet.log.take() == ["will elevated", "did elevated"])
    sheet.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    tree.scene.updateIfNeeded()
    #expect(content.view.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.parent.traitCollection.userInterfaceStyle == .light)
    #expect(sheet.log.take().isEmpty)
    sheet.traitOverrides.userInterfaceLevel = .base
    tree.scene.updateIfNeeded()
    #expect(sheet.log.take() == ["will base", "did base"])
    sheet.dismiss()
    #expect(content.presentationController == nil)
    tree.scene.traitOverrides.displayScale = 2
    tree.scene.updateIfNeeded()
    #expect(content.traitCollection.displayScale == 0)
    #expect(content.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A tint color is inherited, and its inheritors are notified with current traits")
  func tint() {
    final class Tinted: View {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
      }
      override func tintColorDidChange() {
        log("\(nodeName ?? "") \(TraitCollection.current.userInterfaceStyle)")
      }
    }
    let tree = Tree(.dark)
    let log = Log()
    let (outer, inner, own) = (Tinted(log), Tinted(log), Tinted(log))
    for (view, name) in [(outer, "outer"), (inner, "inner"), (own, "own")] { view.nodeName = name }
    tree.middle.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = DynamicColor(Color(.srgb, 0, 0, 1))
    _ = log.take()
    outer.tintColor = DynamicColor(Color(.srgb, 1, 0, 0))
    #expect(log.take() == ["outer dark", "inner dark"])
    #expect(inner.tintColor == outer.tintColor)
    #expect(own.tintColor != outer.tintColor)
    outer.tintColor = nil
    #expect(inner.tintColor == nil)
  }

  // MARK: Other renderers

  @Test("A tracked closure reports the first change of its reads, once, in any renderer")
  func freeStanding() {
    let tree = Tree()
    let log = Log()
    let ink = DynamicColor(light: .black, dark: .white)
    let first = withTraitTracking(of: tree.middle) {
      ink.resolvedColor
    } onChange: { change in
      log("\(change.reason)")
    }
    #expect(first == .black)
    tree.scene.traitOverrides.displayScale = 2
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take().isEmpty)
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take() == ["override at scene"])
    tree.scene.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateTraitsIfNeeded()
    #expect(log.take().isEmpty)
  }

  // MARK: Size

  @Test("A hierarchy can have tens of thousands of levels")
  func depth() {
    let scene = WindowScene()
    let window = Window()
    var view: View = window
    for _ in 0..<caseCount(30_000, long: 100_000) {
      let inner = View()
      view.addSubview(inner)
      view = inner
    }
    scene.add(window)
    scene.traitOverrides.userInterfaceStyle = .dark
    scene.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.displayScale = 2
    scene.updateTraitsIfNeeded()
    #expect(view.traitCollection.displayScale == 2)
  }
}
