import ThemeValidation

/// The version of the tool, from the files `version.txt` and `commit.txt`, which are embedded in
/// it.
///
/// Releases are built with the commit of their sources in `commit.txt`; in the repository, the file
/// says `development`.
extension ThemeTool {
  /// The number of the version, such as `0.1.0`.
  static let versionNumber = line(ofVersionFile: "version.txt")

  /// The abbreviated commit of a release, or `development`.
  private static let versionCommit = line(ofVersionFile: "commit.txt")

  /// The number and the commit, such as `0.1.0 (abc1234)`.
  static var version: String { "\(versionNumber) (\(versionCommit))" }

  /// Returns the text of a file with one line.
  private static func line(ofVersionFile file: String) -> String {
    String(EmbeddedFiles.text("Version/\(file)").prefix { $0 != "\n" })
  }
}
