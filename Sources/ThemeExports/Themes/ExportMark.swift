import TextSupport
public import ThemeFiles

/// The line by which files say that an export made them, and from what.
public enum ExportMark {
  private static let start = "Made by themetool from "

  /// The line of pictures, which don't name files.
  public static let pictureLine = "\(start)a theme library\(end)"

  private static let separator = ", "
  private static let end = "; changes here are lost."

  /// How far into a file the mark is looked for, in bytes: some formats have a line or two before it.
  private static let reach = 512

  /// The line for the files that themes were read from.
  static func line(from files: [String]) -> String {
    "\(start)\(files.joined(separator: separator))\(end)"
  }

  /// The line as a comment of HTML and XML.
  public static func comment(for library: ThemeLibrary) -> String {
    comment(ExportSource(library).origin)
  }

  /// A line as a comment of HTML and XML.
  public static func comment(_ line: String) -> String { "<!-- \(MarkupText.comment(line)) -->" }

  /// Whether a file says that an export made it.
  public static func isIn(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(reach), as: UTF8.self).contains(start)
  }

  /// Whether a file says that an export made it, from one of the given files among others.
  static func isIn(_ bytes: [UInt8], fromAnyOf files: [String]) -> Bool {
    let text = String(decoding: bytes.prefix(reach), as: UTF8.self)
    let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    // A name can hold a separator itself, and a long list ends where the reach does.
    let list = parts[1].split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0]
    let named = "\(separator)\(list)\(separator)"
    return files.contains { file in
      [file, MarkupText.comment(file)].contains { named.contains("\(separator)\($0)\(separator)") }
    }
  }
}
