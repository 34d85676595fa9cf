public import ThemeFiles

/// The line by which files say that an export made them, and from what.
public enum ExportMark {
  private static let start = "Made by themetool from "

  /// How far into a file the mark is looked for, in bytes: some formats have a line or two before it.
  private static let reach = 512

  /// The line for the files that themes were read from.
  static func line(from files: [String]) -> String {
    "\(start)\(files.joined(separator: ", ")); changes here are lost."
  }

  /// The line as a comment of HTML and XML.
  public static func comment(for library: ThemeLibrary) -> String {
    comment(ExportSource(library).origin)
  }

  /// A line as a comment of HTML and XML.
  static func comment(_ line: String) -> String { "<!-- \(AndroidExport.comment(line)) -->" }

  /// Whether a file says that an export made it.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(reach), as: UTF8.self).contains(start)
  }
}
