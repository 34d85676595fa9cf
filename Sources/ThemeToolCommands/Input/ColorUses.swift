import DynamicColors
import TextSupport
import ThemeFiles
import TraitSystem

/// The colors of a theme whose values refer to other colors, directly or through others, and
/// therefore change with them.
struct ColorUses {
  /// The colors whose values refer to a color, by the name of that color; some more than once.
  private var direct: [String: [String]] = [:]

  /// Finds the references of values under each of `traits`.
  ///
  /// - Complexity: O(*n*) for *n* references in the explanations of all colors.
  init(in library: ThemeLibrary, for traits: [TraitCollection]) {
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

  /// Returns the colors that refer to a color, each on a line.
  func text(of name: String) -> String {
    let users = users(of: name)
    guard !users.isEmpty else { return "no color refers to '\(VisibleText.of(name))'\n" }
    let lines = users.map { user, through in
      "  \(VisibleText.of(user))" + (through == name ? "" : "  through \(VisibleText.of(through))")
    }
    return (["\(VisibleText.of(name)) changes"] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns the colors that refer to a color as an object.
  func json(of name: String) -> JSONObject {
    let users = users(of: name).map { user, through -> JSONObject in
      ["name": user, "through": through]
    }
    return ["name": name, "uses": users]
  }
}
