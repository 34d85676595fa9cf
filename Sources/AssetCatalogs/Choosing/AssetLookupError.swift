internal import SourceDiagnostics

/// Why a name gives no asset.
public enum AssetLookupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No catalog has an asset of that name and type; names that are near come nearest first.
  case notFound(name: String, type: AssetType, catalogs: [String], suggestions: [String])

  /// What happened, with the names that were probably meant.
  public var description: String {
    switch self {
    case .notFound(let name, let type, let catalogs, let suggestions):
      let place = catalogs.map { "'\($0)'" }.joined(separator: ", ")
      let kind = type == .colorSet ? "colour" : type.rawValue
      return "no \(kind) is named '\(name)' in \(place.isEmpty ? "no catalog" : place)"
        + Spelling.question(proposing: suggestions)
    }
  }
}
