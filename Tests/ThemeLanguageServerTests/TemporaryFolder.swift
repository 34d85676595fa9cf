import Foundation

/// A folder of files for one test.
enum TemporaryFolder {
  /// Calls `body` with the path of a new folder with some files, and removes it.
  static func with<Result>(
    _ files: [String: String],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("server-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try body(folder.path)
  }
}
