import Testing
import TraitHierarchy
import TraitSystem

@Suite("Inheritance of traits")
struct InheritanceTests {
  /// A scene with a window, a controller and its view, a view in that, a child controller there.
  private struct Tree {
    let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
    let window = Window()
    let parent = ViewController()
    let middle = View()
    let child = ViewController()

    init() {
      scene.add(window)
      window.rootViewController = parent
      parent.view.addSubview(middle)
      parent.addChild(child)
      middle.addSubview(child.view)
    }

    var all: [any TraitEnvironment] {
      [scene, window, parent, parent.view, middle, child, child.view]
    }
  }

  @Test(
    "An override applies to its owner and everything below, and to nothing above",
    arguments: 0..<7
  )
  func reach(owner: Int) {
    let tree = Tree()
    tree.all[owner].traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    for (index, environment) in tree.all.enumerated() {
      #expect(
        environment.traitCollection.userInterfaceStyle == (index < owner ? .light : .dark)
      )
    }
  }

  @Test("The inner override takes precedence, and its removal restores inheritance")
  func depth() {
    let tree = Tree()
    tree.scene.traitOverrides.userInterfaceStyle = .dark
    tree.middle.traitOverrides.userInterfaceStyle = .light
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
    tree.middle.traitOverrides.remove(UserInterfaceStyleTrait.self)
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Siblings don't inherit each other's overrides")
  func siblings() {
    let tree = Tree()
    let sibling = View()
    tree.parent.view.addSubview(sibling)
    sibling.traitOverrides.userInterfaceStyle = .dark
    tree.scene.updateTraitsIfNeeded()
    #expect(sibling.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.middle.traitCollection.userInterfaceStyle == .light)
  }

  @Test("An override with a trait's default masks the inherited value")
  func masking() {
    let tree = Tree()
    tree.scene.traitOverrides.displayScale = 3
    tree.middle.traitOverrides.displayScale = DisplayScaleTrait.defaultValue
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.parent.traitCollection.displayScale == 3)
    #expect(tree.child.traitCollection.displayScale == DisplayScaleTrait.defaultValue)
    #expect(tree.middle.traitOverrides.contains(DisplayScaleTrait.self))
  }

  @Test("A presented controller inherits from the window, not from the presenting one")
  func presentation() {
    let tree = Tree()
    let sheet = ViewController()
    let presentation = PresentationController(presenting: sheet, over: tree.window)
    tree.parent.traitOverrides.userInterfaceStyle = .dark
    #expect(sheet.view.traitCollection.userInterfaceStyle == .light)
    presentation.traitOverrides.userInterfaceLevel = .elevated
    tree.scene.updateTraitsIfNeeded()
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(tree.parent.traitCollection.userInterfaceLevel == .unspecified)
  }

  @Test("A view that moves changes its inherited traits, and keeps them when it is removed")
  func moving() {
    let tree = Tree()
    let dark = View()
    dark.traitOverrides.userInterfaceStyle = .dark
    tree.parent.view.addSubview(dark)
    dark.addSubview(tree.child.view)
    #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.middle.subviews.isEmpty)
    tree.child.view.removeFromSuperview()
    tree.scene.traitOverrides.displayScale = 2
    tree.scene.updateTraitsIfNeeded()
    #expect(tree.child.traitCollection == TraitCollection(userInterfaceStyle: .dark))
    tree.middle.addSubview(tree.child.view)
    #expect(tree.child.traitCollection.displayScale == 2)
    #expect(tree.child.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A view can't be added to itself or to its descendants")
  func cycles() {
    let outer = View()
    let inner = View()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
    let parent = ViewController()
    let child = ViewController()
    parent.addChild(child)
    child.addChild(parent)
    #expect(parent.parent == nil)
  }

  @Test("A window can move to another scene, and a scene removes only its own windows")
  func windows() {
    let one = WindowScene()
    let two = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .dark))
    let window = Window()
    one.add(window)
    two.add(window)
    #expect(one.windows.isEmpty)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    one.remove(window)
    #expect(two.windows.count == 1)
  }

  @Test("An environment is released with its last owner")
  func lifetimes() {
    weak var view: View?
    weak var controller: ViewController?
    do {
      let tree = Tree()
      view = tree.middle
      controller = tree.child
      #expect(view != nil)
    }
    #expect(view == nil)
    #expect(controller == nil)
  }
}
