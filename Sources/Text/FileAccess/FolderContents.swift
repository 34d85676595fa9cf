/// The names in a folder and its subfolders, with the inode numbers of the files.
struct FolderContents: Equatable {
  /// The paths of the folders, each before its subfolders; the folder itself is the empty path.
  private(set) var folders: [String] = []

  /// The inode numbers of all entries except folders, by their paths.
  private(set) var files: [String: UInt64] = [:]

  /// Creates contents without any folder.
  init() {}

  /// Reads a folder and its subfolders, without following links.
  ///
  /// - Parameters:
  ///   - root: The folder's path.
  ///   - enter: Called with the relative path of each subfolder before it is read.
  /// - Throws: `FileError`, and what `enter` throws.
  /// - Complexity: O(*n*) in the number of files and folders.
  init(
    of root: String,
    entering enter: (String) throws(FileError) -> Void = { _ in }
  ) throws(FileError) {
    var open = [""]
    while let folder = open.popLast() {
      folders.append(folder)
      for item in try FolderListing(folder.isEmpty ? root : "\(root)/\(folder)").items {
        let name = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
        if item.kind == .folder {
          try enter(name)
          open.append(name)
        } else {
          files[name] = item.number
        }
      }
    }
  }
}
