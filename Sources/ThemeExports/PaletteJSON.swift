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
/// digits and alpha.
///
/// ```swift
/// PaletteJSON(palette).text
/// ```
public struct PaletteJSON: Sendable {
  private let palette: Palette

  /// Creates the JSON text of a palette.
  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// The JSON text, indented by two spaces and ended by a line break.
  public var text: String {
    var members = [JSONText.member("version", "1")]
    if let theme = palette.theme {
      members.append(JSONText.member("theme", JSONText.string(theme)))
    }
    if let node = palette.node { members.append(JSONText.member("node", JSONText.string(node))) }
    members.append(JSONText.member("traits", traits))
    members.append(JSONText.member("colors", colors))
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private var traits: String {
    JSONText.object(
      palette.traits.specifiedTraits.map { key in
        (key.identifier, JSONText.string(palette.traits.value(of: key).description))
      }
    )
  }

  private var colors: String {
    if palette.entries.isEmpty { return "[]" }
    let colors = palette.entries.map { "    " + Self.color($0) }
    return "[\n" + colors.joined(separator: ",\n") + "\n  ]"
  }

  private static func color(_ entry: PaletteEntry) -> String {
    var members = [
      JSONText.member("name", JSONText.string(entry.name)),
      JSONText.member("value", JSONText.color(entry.color)),
      JSONText.member("css", JSONText.string(entry.color.displayCSS)),
    ]
    if let source = entry.source { members.append(JSONText.member("source", object(source))) }
    return "{\n      " + members.joined(separator: ",\n      ") + "\n    }"
  }

  private static func object(_ source: ColorSource) -> String {
    JSONText.object([
      ("file", JSONText.string(source.file)),
      ("line", "\(source.position.line)"),
      ("column", "\(source.position.column)"),
      ("conditions", JSONText.array(source.conditions.map(JSONText.string))),
    ])
  }
}
