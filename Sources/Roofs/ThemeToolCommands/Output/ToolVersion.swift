import ThemeValidation

/// The version of the tool, from the files `version.txt` and `commit.txt`, which are embedded in
/// it.
///
/// Releases are built with the commit of their sources in `commit.txt`; in the repository, the file
/// says `development`.
package enum ToolVersion {
  /// The number of the version, such as `0.1.0`.
  package static let number = line("version.txt")

  /// The abbreviated commit of a release, or `development`.
  package static let commit = line("commit.txt")

  /// The number and the commit, such as `0.1.0 (abc1234)`.
  package static var description: String { "\(number) (\(commit))" }

  /// Returns the text of a file with one line.
  private static func line(_ file: String) -> String {
    String(EmbeddedFiles.text("Version/\(file)").prefix { $0 != "\n" })
  }
}
