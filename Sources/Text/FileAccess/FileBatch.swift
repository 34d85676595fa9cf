/// New files of one folder, which one thread writes.
struct FileBatch: Sendable {
  /// The folders that the paths lead through, innermost first.
  let folders: [String]

  /// The new folders of this batch alone, each before its subfolders.
  var ownFolders: [String] = []

  /// The paths of the files.
  private(set) var names: [String]

  /// The maximum number of files in a batch.
  private static let limit = 256

  private init(folders: [String], names: [String]) {
    self.folders = folders
    self.names = names
  }

  /// Returns the batches of files.
  ///
  /// - Parameter names: The paths of the files, sorted.
  /// - Returns: The batches in the order of the paths.
  static func batches(of names: [String]) -> [FileBatch] {
    var batches: [FileBatch] = []
    for name in names {
      let folders = PathParts.folders(of: name)
      let continues = batches.last.map {
        $0.folders.first == folders.first && $0.names.count < limit
      }
      if continues == true {
        batches[batches.count - 1].names.append(name)
      } else {
        batches.append(FileBatch(folders: folders, names: [name]))
      }
    }
    return batches
  }
}
