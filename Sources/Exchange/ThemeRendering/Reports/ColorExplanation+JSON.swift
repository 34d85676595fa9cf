import ColorValues
package import DynamicColors
import TextSupport
package import TraitSystem

extension ColorExplanation {
  /// An explanation with the traits that it is for.
  package typealias Explained = (explanation: ColorExplanation, traits: TraitCollection)

  /// Returns explanations as JSON, in a stable, versioned format, for colors of `theme` at `node`.
  ///
  /// Each has the traits with non-default values, by identifier, and the variants in the order in
  /// which they win. `references` are the explanations of colors that the value refers to.
  package static func jsonDocument(
    of explanations: [Explained],
    theme: String,
    node: String?
  ) -> String {
    let colors = explanations.map { explanation, traits -> JSONObject in
      ["traits": traits.jsonObject, "color": explanation.jsonObject]
    }
    let object: JSONObject = [
      "version": 1, "theme": theme, "node": node,
      "explanations": colors.jsonLines(indentation: 2),
    ]
    return object.document
  }

  private var jsonObject: JSONObject {
    let variants = candidates.map { candidate -> JSONObject in
      [
        "conditions": candidate.conditions, "text": candidate.text,
        "outcome": ExplanationText.words(for: candidate.outcome),
        "source": candidate.source?.jsonObject,
      ]
    }
    return [
      "name": name, "value": color, "css": color.displayCSS,
      "variants": variants, "references": references.map(\.jsonObject),
    ]
  }
}
