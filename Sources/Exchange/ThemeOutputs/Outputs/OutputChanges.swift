import FileAccess
import ThemeFiles

/// The differences of an output from the files that exist.
package struct OutputChanges: Sendable {
  /// A file that is created, replaced or removed.
  package struct File: Sendable {
    /// The path, in the folder of an output that is one.
    package let path: String
    /// The bytes of the existing file; nil if none exists.
    package let old: [UInt8]?
    /// The bytes of the output; nil if the file is left over from a previous export.
    package let new: [UInt8]?
  }

  /// The files that differ, sorted by path, with leftover files at the end.
  package private(set) var files: [File] = []

  /// The number of files of the output.
  package let count: Int

  /// The path of the file, or of the folder without a slash at its end.
  package let path: String

  /// The folder of the output; nil for a single file.
  package let folder: String?

  /// Compares an output with the files that exist.
  ///
  /// - Parameters:
  ///   - content: The files of the output.
  ///   - library: The whole library, whose previous exports are replaced.
  ///   - others: The paths of the files of other outputs, which are kept; nil if not all are known,
  ///     so that no file of a previous export is removed.
  /// - Throws: `FileError` if a folder can't be listed.
  init(
    of content: ExportOutput.Content,
    library: ThemeLibrary,
    besides others: Set<String>?
  ) throws(FileError) {
    switch content {
    case .file(let path, let bytes):
      self.path = path
      folder = nil
      count = 1
      add(path, bytes, at: path)
    case .folder(let folder, let update, let previous):
      self.path = folder
      self.folder = folder
      count = update.writtenCount
      for name in update.writtenPaths { add(name, update.bytes(of: name), at: "\(folder)/\(name)") }
      var removed = update.removedPaths
      if let others {
        let written = update.writtenPaths
        removed += try (previous?.files(in: folder, of: library, besides: written) ?? [])
          .filter { !others.contains("\(folder)/\($0)") }
      }
      for name in removed {
        let old = try? LocalFiles().regularContents(of: "\(folder)/\(name)")
        files.append(File(path: name, old: old ?? [], new: nil))
      }
    }
  }

  private mutating func add(_ name: String, _ bytes: [UInt8]?, at path: String) {
    let old = try? LocalFiles().regularContents(of: path)
    if let old, old == bytes { return }
    files.append(File(path: name, old: old, new: bytes ?? []))
  }

  /// Whether all files are as they should be.
  package var isEmpty: Bool { files.isEmpty }

  /// The changes of the folder.
  func update() throws(FileError) -> FolderUpdate {
    var update = FolderUpdate()
    for file in files {
      if let bytes = file.new {
        try update.write(bytes, to: file.path)
      } else {
        try update.remove(file.path)
      }
    }
    return update
  }
}
