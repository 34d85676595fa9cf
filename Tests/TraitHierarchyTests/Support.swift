import TraitHierarchy
import TraitSystem

/// A scene with a window, a controller and its view, a view in that, a child controller there.
struct Tree {
  let scene: WindowScene
  let window = Window()
  let parent = ViewController()
  let middle = View()
  let child = ViewController()

  init(_ style: UserInterfaceStyle = .light) {
    scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: style))
    scene.add(window)
    window.rootViewController = parent
    parent.view.addSubview(middle)
    parent.addChild(child)
    middle.addSubview(child.view)
    for (node, name) in zip(all, ["scene", "window", "parent", "root", "middle", "child", "leaf"]) {
      node.nodeName = name
    }
  }

  /// All nodes, parents first.
  var all: [TraitNode] { [scene, window, parent, parent.view, middle, child, child.view] }
}

/// A custom trait that affects color appearance.
enum TempoTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "com.example.hierarchy-tests.tempo"
}

/// A recorder of events in order.
final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// Returns and clears the recorded events.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
