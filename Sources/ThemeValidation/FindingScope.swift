package import SourceDiagnostics

/// The part of a library whose findings are relevant: some files, and findings related to them.
///
/// A theme fails a check of the library file, so the finding is related to the theme as well.
package struct FindingScope: Sendable {
  /// The files whose findings are all relevant.
  package let files: Set<String>

  /// The files of which only findings about no file, or about one of ``files``, are relevant.
  package let related: Set<String>

  /// Creates a scope of complete and related files.
  package init(files: Set<String>, related: Set<String> = []) {
    self.files = files
    self.related = related
  }

  /// Returns whether a finding with a position is in the scope.
  package func contains(_ finding: Diagnostic) -> Bool {
    guard let place = finding.excerpt?.file else { return false }
    if files.contains(place) { return true }
    guard let subject = finding.subject else { return related.contains(place) }
    return subject.files.contains(where: files.contains)
  }
}
