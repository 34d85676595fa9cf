import TextSupport
public import ThemeFiles

/// The line that identifies files made by an export, and the files they were made from.
public enum OwnershipMarker {
  private static let start = "Made by themetool from "

  /// The line in pictures, which don't name files.
  public static let pictureLine = "\(start)a theme library\(end)"

  private static let separator = ", "
  private static let end = "; changes here are lost."

  /// The number of bytes at the start of a file that may contain the marker: some formats need a
  /// line or two before it.
  private static let reach = 512

  /// Returns the line for the files that themes were read from.
  package static func line(from files: [String]) -> String {
    "\(start)\(files.joined(separator: separator))\(end)"
  }

  /// Returns the line for a library as a comment of HTML and XML.
  public static func comment(for library: ThemeLibrary) -> String {
    comment(ExportSource(library).origin)
  }

  /// Returns a line as a comment of HTML and XML.
  public static func comment(_ line: String) -> String { "<!-- \(MarkupText.comment(line)) -->" }

  /// Returns whether the contents of a file have the marker.
  public static func isIn(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(reach), as: UTF8.self).contains(start)
  }

  /// Returns whether the contents of a file have the marker with at least one of the given files.
  package static func isIn(_ bytes: [UInt8], fromAnyOf files: [String]) -> Bool {
    let text = String(decoding: bytes.prefix(reach), as: UTF8.self)
    let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    // A name can contain a separator itself, and the limit can cut a long list.
    let list = parts[1].split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0]
    let named = "\(separator)\(list)\(separator)"
    return files.contains { file in
      [file, MarkupText.comment(file)].contains { named.contains("\(separator)\($0)\(separator)") }
    }
  }
}
