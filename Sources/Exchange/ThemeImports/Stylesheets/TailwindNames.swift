import TextSupport

/// The names of colors in `@theme` without the prefix of Tailwind's namespace for colors.
///
/// `--color-brand` becomes `brand`. If another property that is a color has that name,
/// `--color-brand` is removed if it is only a reference to that property, as in our exports, and
/// keeps its name if not.
struct TailwindNames {
  /// The prefix without the hyphens of custom properties.
  static let prefix = "color-"

  /// The properties that others replace, which have the same name without the prefix.
  private(set) var targets: [Int: Int] = [:]

  private let tree: TokenTree
  private var names: [Int: String] = [:]

  /// Names the properties of a set with nodes for the same properties.
  ///
  /// - Parameters:
  ///   - set: The definitions of all properties.
  ///   - prefixed: The names of properties in `@theme` that have the prefix.
  ///   - alternatives: The values of each definition.
  init(
    _ set: TokenSet,
    prefixed: Set<String>,
    alternatives: [[StylesheetResolver.Alternative]]
  ) {
    tree = set.tree
    // The property `color-x` becomes `x` before `color-color-x` becomes `color-x`.
    let order = prefixed.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    for name in order {
      let short = String(name.dropFirst(Self.prefix.count))
      guard !short.isEmpty, let node = tree.known(name, in: TokenTree.root) else { continue }
      let other = tree.known(short, in: TokenTree.root).flatMap { other in
        names[other] == nil && !Self.values(of: other, set, alternatives).isEmpty ? other : nil
      }
      guard let other else {
        names[node] = short
        continue
      }
      if Self.values(of: node, set, alternatives).allSatisfy({ $0 == .alias(other) }) {
        targets[node] = targets[other] ?? other
      }
    }
  }

  private static func values(
    of node: Int,
    _ set: TokenSet,
    _ alternatives: [[StylesheetResolver.Alternative]]
  ) -> [TokenValue] {
    set.live(node).flatMap { alternatives[$0] }.compactMap { alternative in
      if case .color(let value) = alternative.outcome { value } else { nil }
    }
  }

  /// Returns the name of a property in themes.
  func name(of node: Int) -> String { names[node] ?? tree[node].part }

  /// Returns a value with references to the properties that replace others.
  func value(_ value: TokenValue) -> TokenValue {
    switch value {
    case .alias(let token): .alias(targets[token] ?? token)
    case .expression(let parts):
      .expression(
        parts.map { part in
          if case .token(let token) = part { .token(targets[token] ?? token) } else { part }
        }
      )
    case .unknown, .color, .computed, .other, .invalid: value
    }
  }
}
