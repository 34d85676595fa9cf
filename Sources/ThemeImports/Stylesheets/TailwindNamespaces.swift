/// The namespaces that `@theme` blocks of Tailwind clear with `--color-*: initial` or `--*: initial`.
///
/// Source: Tailwind CSS 4 documentation, "Theme variables".
struct TailwindNamespaces {
  /// The beginnings of names, with the number of declarations before the last clearing.
  private var cleared: [String: Int] = [:]

  /// Adds a namespace that is cleared; returns whether the value is `initial`.
  mutating func add(_ declaration: StyleDeclaration, after count: Int) -> Bool {
    guard declaration.value.lowercased() == "initial" else { return false }
    // All names begin with the hyphen of `--*` without its last two characters.
    cleared[String(declaration.name.dropLast(2))] = count
    return true
  }

  /// Returns whether a later clearing removes the declaration of a name with a number.
  func removes(_ name: String, _ number: Int) -> Bool {
    cleared.contains { prefix, end in number < end && name.hasPrefix(prefix) }
  }
}
