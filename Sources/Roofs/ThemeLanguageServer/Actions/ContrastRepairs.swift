package import ColorValues
package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
import ThemeValidation

/// Repairs of failed contrast checks in the files of a library, in memory: the changes of foreground
/// colors that the editor offers.
///
/// A value is changed only if no other error appears, and no other check fails.
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

  private var project: ThemeProject
  private let files: Set<String>

  /// The failures that are not repaired, because they aren't reported or were refused.
  private var refused: Set<FindingKey> = []

  /// How many times the library may still be validated with changes.
  private var validations = 128

  /// Repairs the failures in some files of a library until nothing changes.
  ///
  /// - Parameters:
  ///   - findings: The findings that are reported, also of other libraries.
  ///   - project: The library.
  ///   - files: The paths of the files that may change.
  package init(
    of findings: [Diagnostic],
    in project: ThemeProject,
    changing files: Set<String>
  ) {
    self.project = project
    self.files = files
    refused = Set(project.findings.map(FindingKey.init))
      .subtracting(findings.map(FindingKey.init))
    while validations > 0 {
      // A color can have a further value that fails.
      let trials = trials()
      if trials.isEmpty { return }
      make(trials)
    }
    for trial in trials() { refuse(trial.finding, "too many other changes were tried before") }
  }

  /// Returns the changed bytes of a file.
  package func bytes(ofFile path: String) -> [UInt8]? { project.file(at: path)?.source.bytes }

  /// A change that is tried.
  private struct Trial {
    let finding: Diagnostic
    let action: CodeAction
    let repair: CodeAction.Repair
  }

  /// Returns a change for each failure that doesn't depend on another change, and refuses the
  /// failures without one.
  private mutating func trials() -> [Trial] {
    var trials: [Trial] = []
    var changed: Set<[String]> = []
    var starts: Set<[String]> = []
    for finding in project.findings where finding.rule == .contrast {
      guard finding.excerpt.map({ files.contains($0.file) }) == true,
        let theme = finding.subject.traits.first, let foreground = finding.subject.names.first,
        !refused.contains(FindingKey(finding)),
        changed.isDisjoint(with: finding.subject.names.map { [theme, $0] })
      else { continue }
      let actions = actions(for: finding)
      guard let action = actions.first(where: { $0.repair?.passesAll == true }),
        let repair = action.repair, let edit = action.edits.first
      else {
        let reason = actions.isEmpty ? "no color of the checked files can be changed" : nil
        refuse(
          finding,
          reason
            ?? "no color passes all checks and keeps the contrast of pairs that appear together"
        )
        continue
      }
      changed.formUnion([[theme, repair.name], [theme, foreground]])
      // Themes can share a value.
      guard starts.insert([action.path, "\(edit.range.lowerBound)"]).inserted else { continue }
      trials.append(Trial(finding: finding, action: action, repair: repair))
    }
    return trials
  }

  /// Makes those changes of trials that cause no other error and no other failed check.
  ///
  /// The library is validated with all of them at once, which takes time in proportion to its size.
  private mutating func make(_ trials: [Trial]) {
    var trials = trials
    let known = Set(project.findings.map(FindingKey.init))
    while !trials.isEmpty, validations > 0 {
      validations -= 1
      let edits = Dictionary(grouping: trials, by: \.action.path).mapValues { trials in
        trials.flatMap(\.action.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
      }
      let next = project.replacing(
        bytes: edits.reduce(into: [:]) { bytes, edits in
          bytes[edits.key] = project.file(at: edits.key)?.source.bytes.applying(edits.value)
        }
      )
      let failures = Dictionary(
        trials.map { (FindingKey($0.finding).check, FindingKey($0.finding)) },
        uniquingKeysWith: { first, _ in first }
      )
      let caused = next.findings.filter { finding in
        let key = FindingKey(finding)
        // The check can fail under other traits, for which another value of the color counts.
        if let failure = failures[key.check] { return key == failure }
        let isHarm = finding.severity == .error || [.contrast, .distinct].contains(finding.rule)
        return isHarm && !known.contains(key)
      }
      guard !caused.isEmpty else {
        project = next
        changes += trials.map { trial in
          Change(
            finding: trial.finding,
            path: trial.action.path,
            title: trial.action.title,
            old: trial.repair.old,
            new: trial.repair.new
          )
        }
        return
      }
      leaveOut(from: &trials, causing: caused)
    }
  }

  /// Leaves out the changes that can have caused findings, and refuses each that is the only one that
  /// can.
  private mutating func leaveOut(from trials: inout [Trial], causing caused: [Diagnostic]) {
    let numbers = Dictionary(grouping: trials.indices) { trials[$0].repair.name }
    var left: Set<Int> = []
    for finding in caused {
      let theme = finding.subject.traits.first
      let suspects =
        trials.count == 1
        ? [0]
        : finding.subject.names.flatMap { numbers[$0] ?? [] }.filter { number in
          theme == nil || trials[number].finding.subject.traits.first == theme
        }
      if suspects.count == 1 {
        let trial = trials[suspects[0]]
        refuse(trial.finding, "\(trial.repair.new.css) in its place causes: \(finding.message)")
        left.insert(suspects[0])
      }
      // Of several ones the first is made, since the others may pass after it.
      left.formUnion(suspects.dropFirst())
    }
    if left.isEmpty { left = Set(trials.indices.dropFirst(trials.count / 2)) }
    trials = trials.indices.filter { !left.contains($0) }.map { trials[$0] }
  }

  private mutating func refuse(_ finding: Diagnostic, _ reason: String) {
    guard refused.insert(FindingKey(finding)).inserted else { return }
    refusals.append(Refusal(finding: finding, reason: reason))
  }

  /// Returns the changes of the foreground color of a failed check, or of the color that its
  /// references lead to, in files that may change.
  private func actions(for finding: Diagnostic) -> [CodeAction] {
    guard let path = finding.excerpt?.file, let text = project.text(ofFile: path) else {
      return []
    }
    var builder = CodeActionBuilder(project, path: path, text: text, range: 0..<0) { _ in [] }
    builder.addRepairs(of: finding, changingBackground: false)
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
  private var traits: [String]

  init(_ finding: Diagnostic) {
    rule = finding.rule
    let place = finding.identifyingExcerpt
    file = place?.file
    line = place?.start.line
    names = Set(finding.subject.names)
    traits = finding.subject.traits
  }

  /// The identity of the failures of the check in the theme, perhaps under other traits.
  var check: FindingKey {
    var key = self
    key.traits = Array(traits.prefix(1))
    return key
  }
}
