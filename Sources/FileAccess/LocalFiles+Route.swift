extension LocalFiles {
  /// The links that a path leads through, and its end.
  package struct Route: Sendable {
    /// The links on the way in the order in which they are followed, each by its path without other
    /// links.
    package fileprivate(set) var links: [String] = []

    /// The path without links of the file or folder at the end, or of what is missing there.
    package fileprivate(set) var end: String
  }

  /// Returns the links that a path leads through, also a path to nothing.
  ///
  /// - Parameter path: A path; a relative one starts at the working folder.
  /// - Returns: The links and the end; in a cycle of links, the links that were followed so far.
  /// - Throws: `FileError` if the working folder or a link can't be read.
  package func route(of path: String) throws(FileError) -> Route {
    var route = Route(end: path.hasPrefix("/") ? "/" : try canonicalPath(of: "."))
    // The names to follow, the next one last.
    var names = Array(PathParts.all(of: path).map(String.init).reversed())
    while let name = names.popLast() {
      switch name {
      case "", ".": continue
      case "..": route.end = PathParts(route.end).folder
      default:
        let next = route.end == "/" ? "/\(name)" : "\(route.end)/\(name)"
        guard let target = try LinkTarget.text(next) else {
          route.end = next
          continue
        }
        route.links.append(next)
        guard route.links.count <= LinkTarget.limit else { return route }
        if target.hasPrefix("/") { route.end = "/" }
        names += PathParts.all(of: target).map(String.init).reversed()
      }
    }
    return route
  }

  /// Returns the text of a link; nil for what is not a link.
  package func target(ofLink path: String) -> String? { try? LinkTarget.text(path) }
}
