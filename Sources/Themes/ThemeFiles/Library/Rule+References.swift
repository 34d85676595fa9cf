package import SourceDiagnostics

/// The rules of references to colors and assets.
extension Rule {
  package static let unknownReference = Rule(
    "unknown-reference",
    severity: .error,
    summary: "References must name defined colors.",
    explanation: """
      A reference, an entry of 'about:' or 'deprecated:', or a check with an unknown name has no \
      color.
      """,
    remedy: """
      Correct the name; the message proposes the most similar one. References can name colors of \
      the theme and of the themes that it extends, including palettes.
      """
  )

  package static let unknownAsset = Rule(
    "unknown-asset",
    severity: .error,
    summary: "Assets that themes name must be in a catalog of the library.",
    explanation: """
      A color without its asset has no value. Assets are searched in the catalogs that the library \
      file lists, in that order, by their names with the groups that provide a namespace.
      """,
    remedy: "Correct the name, or list the catalog under 'catalogs:'."
  )

  package static let cyclicReference = Rule(
    "cyclic-reference",
    severity: .error,
    summary: "References must lead to a value.",
    explanation: """
      Colors that refer to each other in a cycle have no value. Only cycles under some combination \
      of traits are errors: 'a' may refer to 'b' in light interfaces while 'b' refers to 'a' in \
      dark ones.
      """,
    remedy: """
      Give one color of the cycle its own value. A reference of a color to itself means its next \
      best variant, or the color of the extended theme, and requires one of the two.
      """
  )

  package static let referenceDepth = Rule(
    "reference-depth",
    severity: .error,
    summary: "Chains of references must not exceed the limit.",
    explanation: """
      A chain of more than 64 references is usually the result of a broken generator. It is hard \
      to follow, and reading must terminate.
      """,
    remedy: "Let the colors in the middle of the chain refer to its end."
  )
}
