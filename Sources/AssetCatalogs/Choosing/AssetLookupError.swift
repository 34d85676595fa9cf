internal import SourceDiagnostics

/// An error of an asset lookup.
public enum AssetLookupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No catalog has an asset with this name and type; `suggestions` are similar names, nearest
  /// first.
  case notFound(name: String, type: AssetType, catalogs: [String], suggestions: [String])

  /// The message, with similar names.
  public var description: String {
    switch self {
    case .notFound(let name, let type, let catalogs, let suggestions):
      let place = Spelling.list(catalogs.map { "'\($0)'" })
      let kind = type == .colorSet ? "color" : type.rawValue
      return "'\(name)' is not a \(kind)\(place.isEmpty ? "" : " of \(place)")"
        + Spelling.question(proposing: suggestions)
    }
  }
}
