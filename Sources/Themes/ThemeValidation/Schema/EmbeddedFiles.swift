import CEmbeddedFiles

/// The text files of the package that its libraries and the tool contain.
package enum EmbeddedFiles {
  /// Returns the text of a file.
  ///
  /// - Parameter name: A name in `embedded_files.c`.
  /// - Returns: The text; empty if no file has the name.
  package static func text(_ name: String) -> String {
    let file = unsafe embeddedFile(name)
    return unsafe String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count),
      as: UTF8.self
    )
  }

  /// Returns the paths in a list of files, such as `Templates`.
  package static func paths(_ list: String) -> [Substring] {
    text("\(list)/list").split(separator: "\n").map { $0.split(separator: "\"")[1] }
  }

  /// Returns the texts of the files in a list, in the order of their paths.
  package static func texts(_ list: String) -> [Substring] {
    text("\(list)/texts").split(separator: "\0", omittingEmptySubsequences: false)
  }
}
