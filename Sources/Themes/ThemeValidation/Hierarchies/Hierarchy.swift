import DynamicColors
import ElementLayout
package import ThemeFiles
package import TraitHierarchy
package import TraitSystem

/// The objects of a hierarchy file: scenes, windows, presentations, controllers and views, by path.
///
/// A hierarchy is confined to the isolation in which it is made, as are its objects, and retains
/// them: an object doesn't retain the objects that it inherits traits from.
package final class Hierarchy {
  /// One node with its object.
  package struct Node {
    /// The node in the file.
    package let definition: HierarchyFile.Node
    /// The object that inherits and overrides traits.
    package let environment: TraitNode
    /// The depth of the node: 0 for the scene.
    package let depth: Int
  }

  /// The file that the hierarchy was made from.
  package let file: HierarchyFile

  /// All nodes in the order of the file, each after its parent.
  package private(set) var nodes: [Node] = []

  /// The positions of the nodes by their objects.
  private var positions: [ObjectIdentifier: Int] = [:]

  let names: TraitNames
  let scene: WindowScene

  /// Makes the objects of `file`; a trait that is not defined yet takes effect when it is.
  package init(_ file: HierarchyFile, names: TraitNames) {
    self.file = file
    self.names = names
    scene = WindowScene(
      systemTraits: TraitCollection { traits in
        for (trait, value) in Self.values(of: file.deviceTraits, names: names) {
          traits.set(value, for: trait)
        }
      }
    )
    add(file.root, scene, depth: 0)
    for child in file.root.children {
      let window = DrawingWindow()
      scene.add(window)
      add(child, window, depth: 1)
      addChildren(of: child, to: window, in: window, controller: nil, depth: 2)
    }
  }

  // MARK: Finding nodes

  /// Returns the only node whose path is `path` or ends with it.
  ///
  /// - Throws: ``NodePathError`` if no node has the path, or several do.
  package func node(at path: String) throws(NodePathError) -> Node {
    if let exact = nodes.first(where: { $0.definition.path == path }) { return exact }
    let matches = nodes.filter { $0.definition.path.hasSuffix("/\(path)") }
    guard let match = matches.first else {
      throw .unknown(path, known: nodes.map(\.definition.path))
    }
    guard matches.count == 1 else {
      throw .ambiguous(path, candidates: matches.map(\.definition.path))
    }
    return match
  }

  /// Returns the traits that apply at `node`, which must be one of ``nodes``.
  ///
  /// The hierarchy retains the objects that the node inherits from.
  package func traitCollection(of node: Node) -> TraitCollection {
    withExtendedLifetime(self) { TraitCollection.traits(for: node.environment) }
  }

  /// Returns the nodes from the top to `node`, each of which inherits traits from the one before.
  package func chain(to node: Node) -> [Node] {
    var chain: [Node] = []
    var next: (any TraitEnvironment)? = node.environment
    while let environment = next {
      if let position = positions[ObjectIdentifier(environment)] { chain.append(nodes[position]) }
      next = environment.traitParent
    }
    return chain.reversed()
  }

  /// Returns `top` and the nodes below it, in the order of the file; all nodes where it is nil.
  package func nodes(below top: Node?) -> [Node] {
    guard let top else { return nodes }
    guard let first = positions[ObjectIdentifier(top.environment)] else { return [] }
    return [nodes[first]] + nodes[(first + 1)...].prefix { $0.depth > top.depth }
  }

  // MARK: Making objects

  private static func values(
    of overrides: [HierarchyFile.Override],
    names: TraitNames
  ) -> [(TraitKey, TraitValue)] {
    overrides.compactMap { override in
      let name = override.trait
      let awaited = name.contains(".") ? TraitKey.awaiting(identifier: name) : nil
      guard let trait = names.trait(named: name) ?? awaited,
        let value = try? trait.value(override.value)
      else { return nil }
      return (trait, value)
    }
  }

  private func add(
    _ definition: HierarchyFile.Node,
    _ environment: TraitNode,
    depth: Int
  ) {
    for (trait, value) in Self.values(of: definition.overrides, names: names) {
      environment.traitOverrides.set(value, for: trait)
    }
    environment.nodeName = definition.path
    positions[ObjectIdentifier(environment)] = nodes.count
    nodes.append(Node(definition: definition, environment: environment, depth: depth))
  }

  private func addChildren(
    of definition: HierarchyFile.Node,
    to view: View,
    in window: Window,
    controller parent: ViewController?,
    depth: Int
  ) {
    for child in definition.children {
      switch child.kind {
      case .presentation:
        addPresentation(child, over: window, depth: depth)
      case .controller:
        let controller = ViewController(view: DrawingView())
        if let window = view as? Window {
          window.rootViewController = controller
        } else {
          parent?.addChild(controller)
          view.addSubview(controller.view)
        }
        addController(child, controller, in: window, depth: depth)
      case .view, .window, .scene:
        let subview = DrawingView()
        view.addSubview(subview)
        add(child, subview, depth: depth)
        addChildren(of: child, to: subview, in: window, controller: parent, depth: depth + 1)
      }
    }
  }

  private func addController(
    _ definition: HierarchyFile.Node,
    _ controller: ViewController,
    in window: Window,
    depth: Int
  ) {
    add(definition, controller, depth: depth)
    // The reader gives a controller at most one child: its own view.
    for view in definition.children {
      add(view, controller.view, depth: depth + 1)
      addChildren(
        of: view,
        to: controller.view,
        in: window,
        controller: controller,
        depth: depth + 2
      )
    }
  }

  private func addPresentation(
    _ definition: HierarchyFile.Node,
    over window: Window,
    depth: Int
  ) {
    guard let child = definition.children.first else { return }
    let controller = ViewController(view: DrawingView())
    let presentation = PresentationController(presenting: controller, over: window)
    add(definition, presentation, depth: depth)
    addController(child, controller, in: window, depth: depth + 1)
  }
}

/// A node of a hierarchy that draws with the colors that a hierarchy file lists for it.
protocol ColorDrawing: View {
  var colors: [DynamicColor] { get set }
}

/// A view that draws with the colors that a hierarchy file lists for it.
final class DrawingView: View, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) {
    for color in colors { canvas.fill(rect, with: color) }
  }
}

/// A window that draws with the colors that a hierarchy file lists for it.
final class DrawingWindow: Window, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) {
    for color in colors { canvas.fill(rect, with: color) }
  }
}
