import FileAccess

/// The paths of declared outputs from the working folder.
struct DisplayedPaths {
  private let folder = try? LocalFiles().canonicalPath(of: ".")

  /// Returns the path of an output, relative to the working folder.
  func path(of output: OutputPlace) -> String {
    let ending = output.isFolder ? "/" : ""
    guard let folder, output.path.hasPrefix("/") else { return output.path + ending }
    return AbsolutePath.relative(output.path, to: folder) + ending
  }
}
