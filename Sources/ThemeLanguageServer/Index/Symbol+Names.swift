extension Symbol {
  /// The name in files; for a node its own name.
  var name: String {
    switch self {
    case .color(let name), .group(let name), .theme(let name), .trait(let name),
      .traitValue(_, let name), .hierarchy(let name), .asset(let name), .catalog(let name),
      .rule(let name):
      name
    case .node(_, let path): String(path.split(separator: "/").last ?? "")
    }
  }

  /// Returns whether an occurrence has the name of this symbol; that of a group is also in the
  /// names of its colors.
  func isNamed(in occurrence: Occurrence) -> Bool {
    if occurrence.symbol == self { return true }
    guard case .group(let group) = self, !occurrence.isDefinition,
      case .color(let name) = occurrence.symbol
    else { return false }
    return name.hasPrefix(group + ".")
  }
}
