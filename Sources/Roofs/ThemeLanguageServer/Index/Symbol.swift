import ThemeFiles

/// A name of a theme library.
enum Symbol: Hashable, Sendable {
  /// A named value, by its whole name; all sections of a theme share one namespace.
  case definition(String)
  /// A group of named values, by its whole name.
  case group(String)
  /// A theme.
  case theme(String)
  /// A trait, by its identifier.
  case trait(String)
  /// A value of a trait, by the trait's identifier.
  case traitValue(trait: String, value: String)
  /// A hierarchy.
  case hierarchy(String)
  /// A node of a hierarchy, by its path.
  case node(hierarchy: String, path: String)
  /// A color of an asset catalog.
  case asset(String)
  /// An asset catalog, by its path in the file.
  case catalog(String)
  /// A rule.
  case rule(String)
}

/// An appearance of a symbol in a file.
struct Occurrence: Hashable, Sendable {
  /// The part of a file that has the appearance.
  enum Place: Hashable, Sendable {
    /// A name whose role the format describes.
    case role(FormatValue.NameRole)
    /// The key of a value in a section of a theme.
    case section(isPrimitive: Bool)
    /// A reference in a value.
    case value
    /// The conditions of a variant.
    case variant
    /// Other conditions, such as those of a check.
    case conditions
    /// The traits of a node or a device.
    case override
  }

  let symbol: Symbol

  /// The bytes of the name in the file, without quotes.
  ///
  /// The range of the definition of a value in a group has only the last part of its name.
  let range: Range<Int>

  /// The bytes of the entry that the name is the key of; the same as ``range`` for a reference.
  let entry: Range<Int>

  let place: Place

  let isDefinition: Bool
}

extension Symbol {
  /// The name in files; for a node its own name.
  var name: String {
    switch self {
    case .definition(let name), .group(let name), .theme(let name), .trait(let name),
      .traitValue(_, let name), .hierarchy(let name), .asset(let name), .catalog(let name),
      .rule(let name):
      name
    case .node(_, let path): String(path.split(separator: "/").last ?? "")
    }
  }

  /// Returns whether an occurrence has the name of this symbol; that of a group is also in the
  /// names of its values.
  func isNamed(in occurrence: Occurrence) -> Bool {
    if occurrence.symbol == self { return true }
    guard case .group(let group) = self, !occurrence.isDefinition,
      case .definition(let name) = occurrence.symbol
    else { return false }
    return name.hasPrefix(group + ".")
  }
}
