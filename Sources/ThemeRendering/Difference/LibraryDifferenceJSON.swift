import ColorValues
import DynamicColors
import TextSupport
public import ThemeComparison
import ThemeExports
import ThemeFiles

/// The differences between two themes or theme libraries as JSON, in a stable, versioned format.
///
/// Colors are objects of the DTCG color module, as in `PaletteJSON`; `deltaE2000` and `deltaEOK` are
/// present where there are two values. `conditions` are those of theme files, and empty where the values
/// apply under all traits.
public struct LibraryDifferenceJSON {
  private let difference: LibraryDifference
  private let old: String
  private let new: String

  /// Prepares the JSON text; `old` and `new` are the names of the compared subjects.
  public init(_ difference: LibraryDifference, old: String, new: String) {
    self.difference = difference
    self.old = old
    self.new = new
  }

  /// The JSON text, a line for each color and check.
  public var text: String {
    var members = [
      JSONText.member("version", "1"),
      JSONText.member("old", JSONText.string(old)),
      JSONText.member("new", JSONText.string(new)),
    ]
    if let theme = difference.defaultTheme {
      let names = [("old", JSONText.string(theme.old)), ("new", JSONText.string(theme.new))]
      members.append(JSONText.member("defaultTheme", JSONText.object(names)))
    }
    members += [
      JSONText.member("failingChecks", "\(difference.failures.count)"),
      JSONText.member("themes", JSONText.lines(difference.themes.map(object), indentation: 2)),
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private func object(_ theme: ThemeDifference) -> String {
    let members = [
      JSONText.member("old", theme.old.map(JSONText.string) ?? "null"),
      JSONText.member("new", theme.new.map(JSONText.string) ?? "null"),
      JSONText.member("change", JSONText.string(theme.word)),
      JSONText.member("complete", "\(theme.isComplete)"),
      JSONText.member("colors", JSONText.lines(theme.colors.map(object), indentation: 6)),
      JSONText.member(
        "inheritedColors",
        JSONText.array(theme.inheritedColors.map(JSONText.string))
      ),
      JSONText.member("checks", JSONText.lines(theme.checks.map(object), indentation: 6)),
      JSONText.member("inheritedChecks", "\(theme.inheritedCheckCount)"),
    ]
    return "{\n      " + members.joined(separator: ",\n      ") + "\n    }"
  }

  private func object(_ color: ColorChange) -> String {
    var members = [
      ("name", JSONText.string(color.name)), ("change", JSONText.string(color.word)),
    ]
    switch color.kind {
    case .removed(let use):
      if let use { members.append(("use", JSONText.string(use))) }
    case .renamed(let from, let evidence):
      members.append(("from", JSONText.string(from)))
      members.append(("evidence", JSONText.string(evidence.rawValue)))
    case .deprecated(let use, let reason):
      if let use { members.append(("use", JSONText.string(use))) }
      if let reason { members.append(("reason", JSONText.string(reason))) }
    case .added, .changed: break
    }
    members.append(("values", JSONText.array(color.values.map(object))))
    return JSONText.object(members)
  }

  private func object(_ value: ValueChange) -> String {
    var members = [("conditions", conditions(value.conditions))]
    if let old = value.old { members.append(("old", object(old))) }
    if let new = value.new { members.append(("new", object(new))) }
    if let distance = value.difference(by: .ciede2000) {
      members.append(("deltaE2000", JSONText.number(distance)))
    }
    if let distance = value.difference(by: .ok) {
      members.append(("deltaEOK", JSONText.number(distance)))
    }
    return JSONText.object(members)
  }

  private func object(_ color: Color) -> String {
    JSONText.object([
      ("value", JSONText.color(color)), ("css", JSONText.string(color.displayCSS)),
    ])
  }

  private func object(_ check: CheckChange) -> String {
    let (kind, names) =
      switch check.measure {
      case .contrast(let foreground, let background): ("contrast", [foreground, background])
      case .tone(let foreground, let background): ("tone", [foreground, background])
      case .distinct(let colors): ("distinct", colors)
      }
    return JSONText.object([
      ("measure", JSONText.string(kind)),
      ("colors", JSONText.array(names.map(JSONText.string))),
      ("atLeast", JSONText.number(check.minimum)),
      ("conditions", conditions(check.conditions)),
      ("old", check.old.map(Self.cut) ?? "null"),
      ("new", Self.cut(check.new)),
      ("held", "\(check.old.map { $0 >= check.minimum } ?? true)"),
      ("holds", "\(check.new >= check.minimum)"),
    ])
  }

  /// Returns a result with four decimals, cut, so that 4.49996 is not 4.5.
  private static func cut(_ result: Double) -> String {
    NumberText.json(result, .cut(4))
  }

  private func conditions(_ conditions: [ColorCondition]) -> String {
    JSONText.array(conditions.map { JSONText.string($0.description) })
  }
}
