import CEmbeddedFiles

/// The text files of the package that its libraries and the tool contain.
package enum EmbeddedFiles {
  /// Returns the names of the files in a folder, without it, such as `Templates/`.
  package static func names(in folder: String) -> [String] {
    var names: [String] = []
    while let name = unsafe embeddedFileName(names.count) {
      unsafe names.append(String(cString: name))
    }
    return names.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }

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
}
