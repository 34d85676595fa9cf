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

  static func unextendedCollection(_ identifier: String) -> Self {
    Self(
      .unknownReference,
      """
      no collection with the identifier \(name: identifier) can be extended: there is none, it extends \
      itself, or too many extend each other
      """
    )
  }

  static func unknownVariable(_ identifier: String) -> Self {
    Self(.unknownReference, "no variable has the identifier \(name: identifier)")
  }

  static func variableColor(_ variable: String) -> Self {
    Self(
      .invalidColor,
      """
      the value of \(name: variable) is not a color: an object of 'r', 'g', 'b' and 'a' from 0 to 1, a \
      VARIABLE_ALIAS with 'id', or a color with an opacity
      """
    )
  }

  static func otherThanAlias(
    _ token: String,
    _ value: String?,
    _ target: String,
    _ targetValue: String?
  ) -> Self {
    warning(
      .notImported,
      """
      the value \(value ?? "") of \(name: token) is imported; it is said to be that of \(name: target), \
      which is \(targetValue ?? "another")
      """
    )
  }

  static func variableOpacity(_ variable: String) -> Self {
    Self(
      .invalidColor,
      "the opacity of \(name: variable) is neither a number from 0 to 100 nor an alias of one"
    )
  }
}
