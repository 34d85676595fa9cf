/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
  /// The path relative to the folder of the export.
  public let path: String

  /// The contents of the file.
  public let bytes: [UInt8]

  /// Creates a file from bytes.
  package init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(_ path: String, text: String) {
    self.init(path, bytes: Array(text.utf8))
  }
}
