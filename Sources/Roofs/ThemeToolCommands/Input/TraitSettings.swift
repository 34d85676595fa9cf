import SourceDiagnostics
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Changes of overrides, in the form `NODE:TRAIT=VALUE`.
struct TraitSettings {
  let changes: [HierarchyRedraws.Change]

  /// Reads the texts.
  ///
  /// - Throws: A failure that lists all errors.
  init(_ texts: [String], _ names: TraitNames) throws {
    var problems: [String] = []
    changes = texts.compactMap { Self.change($0, names: names, reporting: &problems) }
    if !problems.isEmpty { throw Failure.usage(problems) }
  }

  private static func change(
    _ text: String,
    names: TraitNames,
    reporting problems: inout [String]
  ) -> HierarchyRedraws.Change? {
    let place = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let setting =
      place.count == 2
      ? place[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : []
    guard setting.count == 2, !place[0].isEmpty, !setting[0].isEmpty else {
      problems.append("--set takes NODE:TRAIT=VALUE, as in root:theme=bold, not '\(text)'")
      return nil
    }
    let (name, value) = (String(setting[0]), String(setting[1]))
    guard let trait = names.trait(named: name) else {
      let hint = Spelling.hint(for: name, among: names.all)
      let list = hint.isEmpty ? "; available traits: \(Spelling.list(names.all))" : hint
      problems.append("no trait is called '\(name)'\(list)")
      return nil
    }
    let path = place[0] == "device" ? nil : String(place[0])
    if value == "inherit" { return HierarchyRedraws.Change(path: path, trait: trait, value: nil) }
    guard let value = try? trait.value(value) else {
      problems.append(TraitNames.complaint(about: value, of: trait))
      return nil
    }
    return HierarchyRedraws.Change(path: path, trait: trait, value: value)
  }
}
