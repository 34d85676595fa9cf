import SourceDiagnostics
import ThemeFiles

/// The messages about variables of Figma.
extension ImportMessage {
  static var collectionSyntax: Self {
    Self(.invalidToken, "a collection of variables must have 'name', and 'modes', a list")
  }

  static var modeSyntax: Self {
    Self(.invalidToken, "a mode must have 'modeId' and 'name'")
  }

  static var variableSyntax: Self {
    Self(
      .invalidToken,
      """
      a variable must have 'name', 'resolvedType' and 'variableCollectionId', and 'valuesByMode', \
      an object
      """
    )
  }

  static func unknownCollection(_ identifier: String) -> Self {
    Self(.unknownReference, "no collection has the identifier \(name: identifier)")
  }

  static func unknownVariable(_ identifier: String) -> Self {
    Self(.unknownReference, "no variable has the identifier \(name: identifier)")
  }

  static var variableColor: Self {
    Self(
      .invalidColor,
      "a color must be an object of 'r', 'g', 'b' and 'a' from 0 to 1, or a VARIABLE_ALIAS with 'id'"
    )
  }
}
