import FileAccess
import TextSupport

/// The files of design tokens among the paths that `validate` checks.
extension ValidationPaths {
  /// Returns whether a path names a file of tokens, by its ending.
  static func isTokenFile(_ path: String) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains(where: path.hasSuffix)
      && !Folder.exists(path)
  }

  /// Returns the files that are read together, then each resolver document, which is read alone.
  static func tokenGroups(of paths: [String]) -> [[String]] {
    let isAlone = { (path: String) in path.hasSuffix(".resolver.json") }
    let paths = paths.uniqued()
    let together = paths.filter { !isAlone($0) }
    return (together.isEmpty ? [] : [together]) + paths.filter(isAlone).map { [$0] }
  }
}
