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
      for (front, row) in zip(matrix.fronts, table.rows) {
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
    if let asked = cell.asked {
      members.append(JSONMember("asked", number(asked)))
      members.append(JSONMember("fails", .bool(cell.fails)))
    }
    if !cell.demands.isEmpty {
      members.append(JSONMember("checks", .array(cell.demands.map(Self.demand))))
    }
    return .object(members)
  }

  private static func demand(_ demand: ContrastMatrix.Demand) -> JSONValue {
    .object([
      JSONMember("method", .string(demand.method.rawValue)),
      JSONMember("asked", number(demand.asked)),
      JSONMember("measured", number(demand.measured)),
      JSONMember("conditions", conditions(demand.conditions)),
      JSONMember("fails", .bool(demand.fails)),
    ])
  }

  private static func conditions(_ conditions: [ColorCondition]) -> JSONValue {
    .array(conditions.map { .string($0.description) })
  }

  private static func number(_ value: Double) -> JSONValue {
    .number(NumberText.json(value, .cut(3)))
  }
}
