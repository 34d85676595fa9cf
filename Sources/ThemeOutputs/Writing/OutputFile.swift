import FileAccess
import SourceDocuments

/// The file of the option `--output`.
package struct OutputFile {
  /// The path that stands for standard output.
  package static let standardOutput = "-"

  package let path: String

  /// Whether the bytes go to standard output.
  package var isStandardOutput: Bool { path == Self.standardOutput }

  /// Whether the bytes go to standard output, a pipe or a device, and replace nothing.
  package var isStream: Bool { isStandardOutput || LocalFiles.isStream(path) }

  /// Creates the file of a path.
  package init(path: String) { self.path = path }

  /// Writes the file with its missing parent folders.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - isSynchronized: As for `LocalFiles.write`.
  /// - Throws: `FileError`.
  package func write(_ bytes: [UInt8], isSynchronized: Bool = true) throws {
    try ParentFolders.creating(for: path) {
      try LocalFiles().write(bytes, to: path, isSynchronized: isSynchronized)
    }
  }
}
