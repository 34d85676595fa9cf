import FileAccess

/// The paths of declared outputs from the working folder.
struct DisplayedPaths {
  private let folder: [Substring]?

  init() {
    folder = (try? LocalFiles().canonicalPath(of: "."))?.split(separator: "/")
  }

  /// Returns the path of an output, relative to the working folder.
  func path(of output: OutputPlace) -> String {
    let ending = output.isFolder ? "/" : ""
    guard let folder, output.path.hasPrefix("/") else { return output.path + ending }
    let parts = output.path.split(separator: "/")
    let shared = zip(folder, parts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - shared)
    let path = (up + parts.dropFirst(shared)).joined(separator: "/")
    return (path.isEmpty ? "." : path) + ending
  }
}
