import DynamicColors
import SourceDocuments
import TextSupport
package import ThemeValidation

/// Contrast matrices as JSON: the pairs of each theme.
package enum MatrixJSON {
  /// Returns the text of a matrix, with ratios cut to three decimals.
  package static func text(_ matrix: ContrastMatrix) -> String {
    let themes = matrix.tables.map { table in
      var pairs: [JSONValue] = []
      for (front, row) in zip(matrix.foregrounds, table.rows) {
        for (background, cell) in zip(matrix.backgrounds, row) {
          guard let cell else { continue }
          pairs.append(pair(front, background, cell))
        }
      }
      return JSONValue.object([
        JSONMember("theme", .string(table.theme)), JSONMember("pairs", .array(pairs)),
      ])
    }
    return JSONWriter(JSONStyle()).text(
      for: .object([
        JSONMember("version", .number("1")), JSONMember("themes", .array(themes)),
      ])
    )
  }

  private static func pair(
    _ front: String,
    _ background: String,
    _ cell: ContrastMatrix.Cell
  ) -> JSONValue {
    var members = [
      JSONMember("foreground", .string(front)),
      JSONMember("background", .string(background)),
      JSONMember("ratio", number(cell.ratio)),
      JSONMember("conditions", conditions(cell.conditions)),
    ]
    if let required = cell.required {
      members.append(JSONMember("asked", number(required)))
      members.append(JSONMember("fails", .bool(cell.fails)))
    }
    if !cell.requirements.isEmpty {
      members.append(JSONMember("checks", .array(cell.requirements.map(Self.requirement))))
    }
    return .object(members)
  }

  private static func requirement(_ requirement: ContrastMatrix.Requirement) -> JSONValue {
    .object([
      JSONMember("method", .string(requirement.method.rawValue)),
      JSONMember("asked", number(requirement.required)),
      JSONMember("measured", number(requirement.measured)),
      JSONMember("conditions", conditions(requirement.conditions)),
      JSONMember("fails", .bool(requirement.fails)),
    ])
  }

  private static func conditions(_ conditions: [ColorCondition]) -> JSONValue {
    .array(conditions.map { .string($0.description) })
  }

  private static func number(_ value: Double) -> JSONValue {
    .number(NumberText.json(value, .cut(3)))
  }
}
