package import SourceDiagnostics

/// Which findings of a library matter: those in some files, and those about them.
///
/// A check of the library file is failed by a theme, so the finding is the theme's as well.
package struct FindingScope: Sendable {
  /// The files all of whose findings matter.
  package let files: Set<String>

  /// The files of which those findings matter that are about no file, or about one of ``files``.
  package let related: Set<String>

  /// Makes a scope of whole files and of related ones.
  package init(files: Set<String>, related: Set<String> = []) {
    self.files = files
    self.related = related
  }

  /// Whether a finding that has a place is in the scope.
  package func contains(_ finding: Diagnostic) -> Bool {
    guard let place = finding.excerpt?.file else { return false }
    if files.contains(place) { return true }
    guard let subject = finding.subject else { return related.contains(place) }
    return subject.files.contains(where: files.contains)
  }
}
