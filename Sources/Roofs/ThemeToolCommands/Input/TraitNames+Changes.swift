import SourceDiagnostics
import ThemeFiles
import ThemeValidation
import TraitSystem

extension TraitNames {
  /// Returns changes of overrides from texts of the form `NODE:TRAIT=VALUE`.
  ///
  /// - Throws: A failure that lists all errors.
  func changes(_ texts: [String]) throws -> [HierarchyRedraws.Change] {
    var problems: [String] = []
    let changes = texts.compactMap { change($0, reporting: &problems) }
    if !problems.isEmpty { throw Failure.usage(problems) }
    return changes
  }

  private func change(
    _ text: String,
    reporting problems: inout [String]
  ) -> HierarchyRedraws.Change? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let setting =
      parts.count == 2
      ? parts[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : []
    guard setting.count == 2, !parts[0].isEmpty, !setting[0].isEmpty else {
      problems.append("--set takes NODE:TRAIT=VALUE, as in root:theme=bold, not '\(text)'")
      return nil
    }
    let (name, value) = (String(setting[0]), String(setting[1]))
    guard let trait = trait(named: name) else {
      problems.append(unknownName(name))
      return nil
    }
    let path = parts[0] == "device" ? nil : String(parts[0])
    if value == "inherit" { return HierarchyRedraws.Change(path: path, trait: trait, value: nil) }
    guard let value = try? trait.value(value) else {
      problems.append(TraitNames.complaint(about: value, of: trait))
      return nil
    }
    return HierarchyRedraws.Change(path: path, trait: trait, value: value)
  }

  /// Returns the message about a name that no trait has.
  func unknownName(_ name: String) -> String {
    "'\(name)' is not a trait\(Spelling.alternatives(to: name, "traits", among: all))"
  }
}

extension Spelling {
  /// Returns a hint at names that resemble an unknown one, or all names if none do.
  static func alternatives(to name: String, _ subjects: String, among known: [String]) -> String {
    let hint = hint(for: name, among: known)
    return hint.isEmpty ? "; available \(subjects): \(list(known))" : hint
  }
}
