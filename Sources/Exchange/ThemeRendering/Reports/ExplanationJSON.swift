import ColorValues
package import DynamicColors
import TextSupport
package import TraitSystem

/// Explanations of values of colors as JSON, in a stable, versioned format.
///
/// Each has the traits with non-default values, by identifier, and the variants in the order in
/// which they win. `references` are the explanations of colors that the value refers to.
package struct ExplanationJSON {
  /// An explanation with the traits that it is for.
  package typealias Explained = (explanation: ColorExplanation, traits: TraitCollection)

  /// The JSON text, a line for each explanation.
  package let text: String

  /// Creates the JSON text for colors of `theme` at `node`.
  package init(_ explanations: [Explained], theme: String, node: String?) {
    let colors = explanations.map { explanation, traits -> JSONObject in
      ["traits": PaletteJSON.object(traits), "color": Self.object(explanation)]
    }
    let object: JSONObject = [
      "version": 1, "theme": theme, "node": node,
      "explanations": colors.jsonLines(indentation: 2),
    ]
    text = object.document
  }

  private static func object(_ explanation: ColorExplanation) -> JSONObject {
    let variants = explanation.candidates.map { candidate -> JSONObject in
      [
        "conditions": candidate.conditions, "text": candidate.text,
        "outcome": ExplanationText.words(for: candidate.outcome),
        "source": candidate.source.map(PaletteJSON.object),
      ]
    }
    return [
      "name": explanation.name, "value": explanation.color, "css": explanation.color.displayCSS,
      "variants": variants, "references": explanation.references.map(object),
    ]
  }
}
