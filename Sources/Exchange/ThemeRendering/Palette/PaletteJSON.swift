import ColorValues
public import DynamicColors
import SourceDiagnostics
import TextSupport
import TraitSystem

/// A palette as JSON, for other programs.
///
/// The structure is stable and versioned. Keys are in a fixed order; `theme`, `node` and `source`
/// are omitted if they have no value. `traits` has the traits with non-default values, by
/// identifier. The `value` of a color is an object of the DTCG color module: its components in the
/// units of CSS with at most four decimals, `"none"` for a missing component, and the opaque sRGB
/// value after gamut mapping as `hex`; spaces that the module lacks are converted. `css` keeps all
/// digits and alpha. Colors without a valid value are last; they have an `error` instead.
///
/// ```swift
/// PaletteJSON(palette).text
/// ```
public struct PaletteJSON: Sendable {
  /// The JSON text, indented by two spaces and ended by a line break.
  public let text: String

  /// Creates the JSON text of a palette.
  public init(_ palette: Palette) {
    let colors = palette.entries.map { entry in
      let color: JSONObject = [
        "name": entry.name, "value": entry.color, "css": entry.color.displayCSS,
        "source": entry.source?.jsonObject,
      ]
      return color.lines(indentation: 4)
    }
    let invalid = palette.invalidNames.map { name in
      let color: JSONObject = ["name": name, "error": "the color has no valid value"]
      return color.lines(indentation: 4)
    }
    let object: JSONObject = [
      "version": 1, "theme": palette.theme, "node": palette.node,
      "traits": palette.traits.jsonObject, "colors": (colors + invalid).jsonLines(indentation: 2),
    ]
    text = object.document
  }
}

extension TraitCollection {
  /// The traits with non-default values, by identifier.
  var jsonObject: JSONObject {
    JSONObject(specifiedTraits.map { ($0.identifier, value(of: $0).description) })
  }
}

extension ValueSource {
  /// The position and the conditions.
  var jsonObject: JSONObject {
    [
      "file": file, "line": position.line, "column": position.column, "conditions": conditions,
    ]
  }
}
