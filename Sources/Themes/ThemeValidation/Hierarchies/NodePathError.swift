import SourceDiagnostics

/// The error of a path without a node, or with several nodes.
package enum NodePathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No node has the path.
  case unknown(String, known: [String])
  /// Several nodes have paths that end with it.
  case ambiguous(String, candidates: [String])

  /// The error with the available paths.
  package var description: String {
    switch self {
    case .unknown(let path, let known):
      let wanted = path.split(separator: "/").last.map(String.init) ?? path
      let near = Spelling.nearest(to: wanted, among: known.map(Self.lastName))
      let candidates = near.isEmpty ? known : known.filter { near.contains(Self.lastName($0)) }
      return "'\(path)' is not a node; available nodes: \(Spelling.list(candidates))"
    case .ambiguous(let path, let candidates):
      let list =
        candidates.count > 8
        ? Spelling.list(candidates) : candidates.joined(separator: " and ")
      return "'\(path)' is ambiguous between \(list); use a longer path"
    }
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
