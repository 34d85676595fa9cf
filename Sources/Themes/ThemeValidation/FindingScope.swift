package import SourceDiagnostics

/// The findings of a library that are reported: those in some files, and those about them.
///
/// A check of the library file fails for a theme, so the finding also belongs to the theme.
package struct FindingScope: Sendable {
  /// The files all of whose findings are reported.
  package let files: Set<String>

  /// The files whose findings are reported if they are about no file, or about one of ``files``.
  package let related: Set<String>

  /// The files whose contents changed; nil if that is unknown.
  package let changed: Set<String>?

  /// Creates a scope of whole files and of related files.
  package init(files: Set<String>, related: Set<String> = [], changed: Set<String>? = nil) {
    self.files = files
    self.related = related
    self.changed = changed
  }

  /// Whether a finding with a place is in the scope.
  package func contains(_ finding: Diagnostic) -> Bool {
    guard let place = finding.excerpt?.file else { return false }
    if files.contains(place) { return true }
    let subjects = finding.subject.files
    return subjects.isEmpty ? related.contains(place) : subjects.contains(where: files.contains)
  }

  /// Returns a finding at the requirement that it violates, if only the file of the requirement has changed.
  package func placed(_ finding: Diagnostic) -> Diagnostic {
    guard let changed, let anchor = finding.anchor, let place = finding.excerpt,
      changed.contains(anchor.file), !changed.contains(place.file)
    else { return finding }
    var finding = finding
    finding.excerpt = anchor
    finding.anchor = nil
    finding.notes.removeAll { $0.excerpt == anchor }
    if let first = finding.notes.indices.first { finding.notes[first].excerpt = place }
    return finding
  }
}
