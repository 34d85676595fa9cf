package import ColorValues
package import SourceDiagnostics
import SourceDocuments
import ThemeFiles
package import ThemeValidation

/// Repairs of failed contrast checks in the files of a library, in memory: the changes of colors
/// that the editor prefers.
///
/// A check is repaired in a theme for all traits or not at all, and only if no other error or
/// warning appears.
package struct ContrastRepairs {
  /// A change of a value.
  package struct Change {
    /// The finding that the change removes.
    package let finding: Diagnostic

    /// The file that changes.
    package let path: String

    /// The change in words, as in `Change 'text' to #767676`.
    package let title: String

    package let old: Color
    package let new: Color
  }

  /// A failed check without a repair.
  package struct Refusal {
    package let finding: Diagnostic

    /// The reason, as in `no color of the file can be changed`.
    package let reason: String
  }

  /// The changes, in the order in which they were made.
  package private(set) var changes: [Change] = []

  /// The failed checks that are left.
  package private(set) var refusals: [Refusal] = []

  private var snapshot: LibrarySnapshot
  private let files: Set<String>

  /// The number of changes that may still be tried, each of which validates the library.
  private var trials = 1_000

  /// Repairs the failures in some files of a library until nothing changes.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - files: The paths of the files that may change.
  package init(in library: ValidatedLibrary, changing files: Set<String>) {
    snapshot = LibrarySnapshot(library)
    self.files = files
    for _ in 0..<FixedText.roundLimit {
      let count = changes.count
      refusals = []
      for finding in failures {
        // The repair of another check may have removed it, or changed its measured value.
        let key = FindingKey(finding)
        if let current = failures.first(where: { FindingKey($0) == key }) { repair(current) }
      }
      if changes.count == count { break }
    }
  }

  /// Returns the changed bytes of a file.
  package func bytes(ofFile path: String) -> [UInt8]? { snapshot.file(at: path)?.source.bytes }

  private var failures: [Diagnostic] {
    snapshot.library.diagnostics.filter { finding in
      finding.rule == .contrast && finding.excerpt.map { files.contains($0.file) } == true
    }
  }

  /// Repairs a check in a theme for one trait combination after the other.
  private mutating func repair(_ finding: Diagnostic) {
    let key = FindingKey(finding)
    var state = snapshot
    var made: [Change] = []
    var open = finding
    for _ in 0..<FixedText.roundLimit {
      let (next, reason) = step(for: open, from: state)
      guard let next else {
        refusals.append(Refusal(finding: finding, reason: reason))
        return
      }
      state = next.state
      made.append(next.change)
      guard let rest = state.library.diagnostics.first(where: { FindingKey($0).isSameCheck(key) })
      else {
        snapshot = state
        changes += made
        return
      }
      open = rest
    }
    refusals.append(Refusal(finding: finding, reason: "it has too many combinations of traits"))
  }

  /// Returns the first change that removes a finding and causes no other, or the reason why there
  /// is none.
  private mutating func step(
    for finding: Diagnostic,
    from state: LibrarySnapshot
  ) -> (next: (state: LibrarySnapshot, change: Change)?, reason: String) {
    let key = FindingKey(finding)
    let known = Set(state.library.diagnostics.map(FindingKey.init))
    var reason = "no color of the checked files can be changed"
    for action in actions(for: finding, in: state) {
      guard let repair = action.repair, trials > 0,
        let file = state.file(at: action.path),
        let next = state.replacing(file, with: file.source.bytes.applying(action.edits))
      else {
        continue
      }
      guard repair.passesAll else {
        reason = "no color passes all checks"
        continue
      }
      trials -= 1
      let caused = next.library.diagnostics.first { other in
        let other = (key: FindingKey(other), severity: other.severity)
        if other.key.isSameCheck(key) { return other.key == key }
        return other.severity != .note && !known.contains(other.key)
      }
      guard let caused else {
        let change = Change(
          finding: finding,
          path: action.path,
          title: action.title,
          old: repair.old,
          new: repair.new
        )
        return ((next, change), "")
      }
      reason = "\(repair.new.css) in its place causes: \(caused.message)"
    }
    return (nil, reason)
  }

  private func actions(for finding: Diagnostic, in state: LibrarySnapshot) -> [CodeAction] {
    guard let path = finding.excerpt?.file, let text = state.text(ofFile: path) else { return [] }
    var builder = CodeActionBuilder(state, path: path, text: text, range: 0..<0) { _ in [] }
    builder.addRepairs(of: finding)
    builder.limitRepairs()
    return builder.actions.filter { files.contains($0.path) }
  }
}

/// The identity of a finding before and after a change on its line.
private struct FindingKey: Hashable {
  private let rule: Rule
  private let file: String?
  private let line: Int?
  private let names: Set<String>
  private let traits: [String]

  init(_ finding: Diagnostic) {
    rule = finding.rule
    let place = finding.identifyingExcerpt
    file = place?.file
    line = place?.start.line
    names = Set(finding.subject.names)
    traits = finding.subject.traits
  }

  /// Whether both are failures of one check in one theme, perhaps under different traits.
  func isSameCheck(_ other: FindingKey) -> Bool {
    rule == other.rule && file == other.file && line == other.line && names == other.names
      && traits.first == other.traits.first
  }
}
