import FileAccess
import SourceDocuments

/// The file of the option `--output`.
struct OutputFile {
  /// The path that stands for standard output.
  static let standardOutput = "-"

  let path: String

  /// Whether the bytes go to standard output.
  var isStandardOutput: Bool { path == Self.standardOutput }

  /// Whether the bytes go to standard output, a pipe or a device, and replace nothing.
  var isStream: Bool { isStandardOutput || LocalFiles.isStream(path) }

  /// Writes the file with its missing parent folders, or to standard output.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - isSynchronized: As for `LocalFiles.write`.
  /// - Throws: ``Failure``.
  func write(_ bytes: [UInt8], isSynchronized: Bool = true) throws {
    if isStandardOutput { return try Output.write(bytes) }
    try ParentFolders.creating(for: path) {
      do throws(FileError) {
        try LocalFiles().write(bytes, to: path, isSynchronized: isSynchronized)
      } catch {
        throw Failure.cannot(error)
      }
    }
  }
}
