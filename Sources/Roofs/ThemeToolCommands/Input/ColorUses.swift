import DynamicColors
import TextSupport
import ThemeFiles
import TraitSystem

/// The colors of a theme whose values refer to other colors, directly or through others, and
/// therefore change with them.
struct ColorUses {
  /// The colors whose values refer to a color, by the name of that color; some more than once.
  private var direct: [String: [String]] = [:]

  /// A node with its hierarchy and the colors that it uses.
  typealias Node = (path: String, hierarchy: String, colors: Set<String>)

  private let nodes: [Node]

  /// Finds the references of values under each of `traits`, and of `nodes`.
  ///
  /// - Complexity: O(*n*) for *n* references in the explanations of all colors.
  init(in library: ThemeLibrary, for traits: [TraitCollection], nodes: [Node]) {
    self.nodes = nodes
    for traits in traits {
      let colors = library.member(for: traits).colors
      for index in colors.indices {
        let user = colors.definition(at: index).name
        for reference in colors.explanation(at: index, for: traits).references {
          direct[reference.name, default: []].append(user)
        }
      }
    }
  }

  /// Returns the colors that refer to a color, nearest first, each with the color that it refers to.
  private func users(of name: String) -> [(name: String, through: String)] {
    var users: [(name: String, through: String)] = []
    var known: Set<String> = [name]
    var next = [name]
    while !next.isEmpty {
      let found = next.flatMap { through in (direct[through] ?? []).map { ($0, through) } }
        .filter { known.insert($0.0).inserted }
      users += found
      next = found.map(\.0)
    }
    return users
  }

  /// Returns the nodes that use a color or one of its users, each with the nearest of them.
  private func nodes(
    using name: String,
    or users: [(name: String, through: String)]
  ) -> [(node: Node, through: String)] {
    nodes.compactMap { node in
      ([name] + users.map(\.name)).first(where: node.colors.contains).map { (node, $0) }
    }
  }

  /// Returns the colors and nodes that refer to a color, each on a line.
  func text(of name: String) -> String {
    let users = users(of: name)
    let nodes = nodes(using: name, or: users)
    guard !users.isEmpty || !nodes.isEmpty else {
      return "no color refers to '\(VisibleText.of(name))'\n"
    }
    let places = nodes.map { node, through in
      ("node \(node.path) of hierarchy \(node.hierarchy)", through)
    }
    let lines = (users + places).map { user, through in
      "  \(VisibleText.of(user))" + (through == name ? "" : "  through \(VisibleText.of(through))")
    }
    return (["\(VisibleText.of(name)) changes"] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns the colors and nodes that refer to a color as an object.
  func json(of name: String) -> JSONObject {
    let found = users(of: name)
    let users = found.map { user, through -> JSONObject in
      ["name": user, "through": through]
    }
    let nodes = nodes(using: name, or: found).map { node, through -> JSONObject in
      ["path": node.path, "hierarchy": node.hierarchy, "through": through]
    }
    return ["name": name, "uses": users, "nodes": nodes]
  }
}
