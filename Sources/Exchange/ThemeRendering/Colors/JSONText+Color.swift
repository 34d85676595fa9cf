package import ColorValues
import TextSupport

extension Color: JSONEncodable {
  /// The color as an object of the DTCG color module.
  package var json: String { JSONText.color(self) }
}

extension JSONText {
  /// Returns a color as an object of the DTCG color module, on one line.
  static func color(_ color: Color) -> String {
    object(of: color, number)
  }

  /// Returns the same object with all digits, so that it is read back as the same color.
  package static func exactColor(_ color: Color) -> String {
    object(of: color) { NumberText.json($0) }
  }

  private static func object(of color: Color, _ number: (Double) -> String) -> String {
    let color = color.forExchange
    let components = [
      (color.c1, MissingComponents.first), (color.c2, .second), (color.c3, .third),
    ].map { value, component in
      color.missing.contains(component) ? string("none") : number(value)
    }
    return object([
      ("colorSpace", string(color.space.cssName)),
      ("components", array(components)),
      ("alpha", number(color.alpha)),
      ("hex", string(color.opaqueHex)),
    ])
  }
}
