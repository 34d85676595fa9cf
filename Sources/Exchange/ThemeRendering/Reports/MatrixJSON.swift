import DynamicColors
import TextSupport
package import ThemeValidation

extension ContrastMatrix {
  /// The matrix as JSON: the pairs of each theme, with ratios cut to three decimals.
  package var jsonDocument: String {
    let themes = tables.map { table in
      let pairs = zip(foregrounds, table.rows).flatMap { foreground, row in
        zip(backgrounds, row).compactMap { background, cell in
          cell.map { Self.pair(foreground, on: background, $0) }
        }
      }
      let object: JSONObject = [
        "theme": table.theme, "pairs": pairs.jsonLines(indentation: 6),
      ]
      return object.lines(indentation: 4)
    }
    let object: JSONObject = ["version": 1, "themes": themes.jsonLines(indentation: 2)]
    return object.document
  }

  private static func pair(
    _ foreground: String,
    on background: String,
    _ cell: Cell
  ) -> JSONFragment {
    let object: JSONObject = [
      "foreground": foreground, "background": background, "ratio": number(cell.ratio),
      "conditions": conditions(cell.conditions, indentation: 10),
      "asked": cell.required.map(number), "fails": cell.required.map { _ in cell.fails },
      "checks": cell.requirements.isEmpty
        ? nil : cell.requirements.map(requirement).jsonLines(indentation: 10),
    ]
    return object.lines(indentation: 8)
  }

  private static func requirement(_ requirement: Requirement) -> JSONFragment {
    let object: JSONObject = [
      "method": requirement.method.rawValue, "asked": number(requirement.required),
      "measured": number(requirement.measured),
      "conditions": conditions(requirement.conditions, indentation: 14),
      "fails": requirement.fails,
    ]
    return object.lines(indentation: 12)
  }

  private static func conditions(_ conditions: [TraitCondition], indentation: Int) -> JSONFragment {
    conditions.map(\.description).jsonLines(indentation: indentation)
  }

  private static func number(_ value: Double) -> JSONFragment {
    JSONFragment(NumberText.json(value, .cut(3)))
  }
}
