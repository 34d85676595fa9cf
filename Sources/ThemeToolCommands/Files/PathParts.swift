/// A path cut at its last slash.
struct PathParts {
  /// The folder, `.` where the path names none.
  let folder: String

  /// What is behind the last slash.
  let name: String

  init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      folder = "."
      name = path
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }
}
