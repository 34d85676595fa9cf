import ColorValues
import DynamicColors
import TextSupport
import ThemeFiles
package import ThemeValidation

extension LibraryDifference {
  /// Returns the differences as JSON, in a stable, versioned format: a line for each color and
  /// check.
  ///
  /// Colors are objects of the DTCG color module, as in `PaletteJSON`; `deltaE2000` and `deltaEOK`
  /// are present where there are two values. `conditions` are those of theme files, and empty where
  /// the values apply under all traits. `old` and `new` are the names of the compared subjects.
  package func jsonDocument(old: String, new: String) -> String {
    let themes = themes.map { Self.object($0).lines(indentation: 4) }
    let object: JSONObject = [
      "version": 1, "old": old, "new": new,
      "defaultTheme": defaultTheme.map { ["old": $0.old, "new": $0.new] as JSONObject },
      "requirements": requirements.map(Self.object).jsonLines(indentation: 2),
      "failingChecks": failures.count, "themes": themes.jsonLines(indentation: 2),
    ]
    return object.document
  }

  private static func object(_ theme: ThemeDifference) -> JSONObject {
    [
      "old": theme.old ?? JSONFragment.null, "new": theme.new ?? JSONFragment.null,
      "change": theme.word, "complete": theme.isComplete,
      "colors": theme.colors.map(object).jsonLines(indentation: 6),
      "inheritedColors": theme.inheritedColors,
      "checks": theme.checks.map(object).jsonLines(indentation: 6),
      "inheritedChecks": theme.inheritedCheckCount,
    ]
  }

  private static func object(_ requirement: RequirementChange) -> JSONObject {
    [
      "subject": requirement.subject, "change": requirement.kind.rawValue, "old": requirement.old,
      "new": requirement.new, "weaker": requirement.isWeaker,
    ]
  }

  private static func object(_ color: ColorChange) -> JSONObject {
    let details: JSONObject =
      switch color.kind {
      case .removed(let use): ["use": use]
      case .renamed(let from, let evidence): ["from": from, "evidence": evidence.rawValue]
      case .deprecated(let use, let reason): ["use": use, "reason": reason]
      case .added, .changed: [:]
      case .invalid: ["error": "no valid value \(color.note ?? "")"]
      }
    return ["name": color.name, "change": color.word] + details
      + ["values": color.values.map(object)]
  }

  private static func object(_ value: ValueChange) -> JSONObject {
    func object(_ color: Color) -> JSONObject { ["value": color, "css": color.displayCSS] }
    return [
      "conditions": value.conditions.map(\.description), "old": value.old.map(object),
      "new": value.new.map(object), "deltaE2000": value.difference(by: .ciede2000),
      "deltaEOK": value.difference(by: .ok),
    ]
  }

  private static func object(_ check: ColorCheck.Change) -> JSONObject {
    let measure: JSONObject =
      switch check.measure {
      case .contrast(let contrast):
        [
          "measure": contrast.method == .tone ? "tone" : "contrast",
          "colors": [contrast.foreground, contrast.background],
          "on": contrast.screen == .display ? nil : contrast.screen.rawValue,
        ]
      case .distinct(let difference):
        [
          "measure": "distinct", "colors": difference.colors,
          "under": difference.visions == [.normal] ? nil : difference.visions.map(\.rawValue),
        ]
      }
    return measure + [
      "atLeast": check.minimum,
      "conditions": check.conditions.map(\.description),
      "old": check.old.map(cut) ?? .null, "new": cut(check.new),
      "held": check.old.map { $0 >= check.minimum } ?? true, "holds": check.new >= check.minimum,
    ]
  }

  /// Returns a result with four decimals, cut, so that 4.49996 is not 4.5.
  private static func cut(_ result: Double) -> JSONFragment {
    JSONFragment(NumberText.json(result, .cut(4)))
  }
}
