/// The path of a file of a template, relative to the output folder.
struct TemplatePath: Hashable {
  /// The path.
  let text: String

  /// The longest path in bytes.
  private static let limit = 1_024

  /// Creates a path.
  ///
  /// - Parameter text: The text of the output setting with its values.
  /// - Throws: The reason why a file can't have the path.
  init(_ text: String) throws(Problem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !text.isEmpty, !text.hasSuffix("/") else { throw Problem("it has no file name") }
    guard !text.hasPrefix("/"), !parts.contains(".."), !text.contains("\\") else {
      throw Problem("it leads out of the output folder")
    }
    guard !parts.contains(""), !parts.contains(".") else {
      throw Problem("a part of it is empty or '.'")
    }
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw Problem("it has a control character")
    }
    guard text.utf8.count <= Self.limit, parts.allSatisfy({ $0.utf8.count <= 255 }) else {
      throw Problem("it is too long")
    }
    self.text = text
  }

  /// A reason why a text is not the path of a file.
  struct Problem: Error {
    /// The reason.
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }
}
