import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// Passing colors for the colors of a failed contrast check.
extension StudioSession {
  /// Returns the nearest passing colors of both colors of a pair of the document in a state: for
  /// each, the change of its own value, and if that is a reference, of the value that it leads to.
  func repairs(ofPair number: Int, in state: [Int]) throws(HTTPResponse) -> [JSONObject] {
    let (member, traits) = try context(of: state)
    let pairs = document.contrastPairs
    guard pairs.indices.contains(number), let project else {
      throw .refusal(400, "the library has no such pair of colors")
    }
    let repair = CheckRepair(ofContrast: pairs[number], in: member, of: project, for: traits)
    return (repair?.proposals ?? []).compactMap { proposal in
      let shown = (proposal.replaced, member, traits)
      // A color of an asset catalog has no value that can be changed.
      guard
        let (change, library) = try? change(of: shown, to: proposal.color, where: proposal.isMet)
      else { return nil }
      return [
        "name": member.definitions.definition(at: proposal.replaced).name, "css": change.color.css,
        "hex": change.color.hex, "text": change.text,
        "passesAll": proposal.passesAll && library.problemCount <= project.problemCount,
        "changes": changes(from: shown, to: library),
      ]
    }
  }

  /// Returns the names of the other colors of a theme that a change of one changes as well.
  private func changes(from shown: ShownColor, to library: ThemeProject) -> [String] {
    guard let new = library.theme(named: shown.member.name)?.definitions else { return [] }
    let old = shown.member.definitions
    return old.indices.compactMap { index in
      let name = old.definition(at: index).name
      guard index != shown.index, let other = new.index(of: name),
        old.color(at: index, for: shown.traits) != new.color(at: other, for: shown.traits)
      else { return nil }
      return name
    }
  }
}

extension ThemeProject {
  /// The number of errors and warnings.
  fileprivate var problemCount: Int { findings.count { $0.severity != .note } }
}
