import SourceDiagnostics

/// Why a path leads to no node.
public enum NodePathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No node has the path.
  case unknown(String, known: [String])
  /// Several nodes' paths end in it.
  case ambiguous(String, candidates: [String])

  /// What is wrong, and which paths there are.
  public var description: String {
    switch self {
    case .unknown(let path, let known):
      let wanted = path.split(separator: "/").last.map(String.init) ?? path
      let near = Spelling.nearest(to: wanted, among: known.map(Self.lastName))
      let candidates = near.isEmpty ? known : known.filter { near.contains(Self.lastName($0)) }
      return "no node has the path '\(path)'; there is \(candidates.joined(separator: ", "))"
    case .ambiguous(let path, let candidates):
      return "'\(path)' can be \(candidates.joined(separator: " or ")); give more of the path"
    }
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
