/// The names in a folder and in the folders inside, with the numbers of the files.
struct FolderContents: Equatable {
  /// The folders by their paths, each before those inside it; the folder itself is the empty path.
  private(set) var folders: [String] = []

  /// The numbers on the disk of what is no folder, by their paths.
  private(set) var files: [String: UInt64] = [:]

  /// Nothing, not even the folder.
  init() {}

  /// Looks at a folder and at all inside, without following links.
  ///
  /// - Parameters:
  ///   - root: The folder's path.
  ///   - enter: Called with the path in the folder of each folder inside, before it is looked at.
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
