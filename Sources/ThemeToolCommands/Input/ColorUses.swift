import DynamicColors
import TextSupport
import ThemeFiles
import TraitSystem

/// The colors of a theme whose values refer to a color, directly or through others, and therefore
/// change with it.
struct ColorUses {
  private let name: String

  /// The colors, nearest first, each with the color that it refers to.
  private var users: [(name: String, through: String)] = []

  /// Finds the colors whose values under one of `traits` refer to the color called `name`.
  ///
  /// - Complexity: O(*n* · *m*) for *n* colors whose explanations have *m* references.
  init(of name: String, in library: ThemeLibrary, for traits: [TraitCollection]) {
    self.name = name
    var direct: [String: [String]] = [:]
    for traits in traits {
      let colors = library.member(for: traits).colors
      for index in 0..<colors.count {
        let user = colors.definition(at: index).name
        for reference in colors.explanation(at: index, for: traits).references
        where direct[reference.name]?.contains(user) != true {
          direct[reference.name, default: []].append(user)
        }
      }
    }
    var known: Set<String> = [name]
    var next = [name]
    while !next.isEmpty {
      let found = next.flatMap { through in (direct[through] ?? []).map { ($0, through) } }
        .filter { known.insert($0.0).inserted }
      users += found
      next = found.map(\.0)
    }
  }

  /// The colors, each on a line.
  var text: String {
    guard !users.isEmpty else { return "no color refers to '\(VisibleText.of(name))'\n" }
    let lines = users.map { user, through in
      "  \(VisibleText.of(user))" + (through == name ? "" : "  through \(VisibleText.of(through))")
    }
    return (["\(VisibleText.of(name)) changes"] + lines).map { $0 + "\n" }.joined()
  }

  /// The colors as an object.
  var json: JSONObject {
    let users = users.map { user, through -> JSONObject in ["name": user, "through": through] }
    return ["name": name, "uses": users]
  }
}
