import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// A place in a file.
struct SourcePlace {
  let file: SourceFile
  let range: Range<Int>

  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  init(_ node: SourceNode) { self.init(node.file, node.range) }

  var excerpt: SourceExcerpt { file.excerpt(range) }

  var line: Int { file.line(at: range.lowerBound) }

  /// The file and the line, for a comment.
  var text: String { "\(file.path):\(line)" }
}

/// The text of a token in a file, which copies of its definition share.
final class TokenDeclaration: Sendable {
  /// The place of the token's name.
  let key: SourcePlace

  /// The object with the token's properties if it has any besides the value and the type, such as a
  /// description.
  let annotatedNode: SourceNode?

  /// The value; nil where a `$ref` is in its place.
  let value: SourceNode?

  /// The `$ref` of a token that is another token.
  let reference: SourceNode?

  /// The deprecation of the token, else of the nearest group that has one.
  let deprecated: SourceNode?

  init(
    key: SourcePlace,
    annotatedNode: SourceNode? = nil,
    value: SourceNode? = nil,
    reference: SourceNode? = nil,
    deprecated: SourceNode? = nil
  ) {
    self.key = key
    self.annotatedNode = annotatedNode
    self.value = value
    self.reference = reference
    self.deprecated = deprecated
  }

  /// Returns the declaration with the properties of another token.
  func withProperties(of other: TokenDeclaration) -> TokenDeclaration {
    TokenDeclaration(
      key: key,
      annotatedNode: other.annotatedNode,
      value: value,
      reference: reference,
      deprecated: other.deprecated
    )
  }
}

/// The definition of a token in one layer, which applies under a condition.
struct TokenDefinition {
  /// The token's node in the tree.
  var token: Int

  /// The number of the layer; later layers override earlier ones.
  let layer: Int

  /// The contexts that must hold, as an index into the set's table of conditions.
  var condition: Int

  var declaration: TokenDeclaration

  /// The token's own type, and the type of the nearest group that has one.
  var ownType: String?
  var groupType: String?

  /// Whether the token was exported from the palette of a theme.
  var isPalette = false

  /// Whether the token has errors besides those of its value.
  var hasErrors = false

  /// Whether a later definition always overrides this one.
  var isHidden = false

  /// The value of a definition that is not read as a token, such as one of a variable.
  var known: TokenValue?

  /// The value and the type once references are resolved.
  var result = TokenValue.unknown
  var type: String?

  init(_ token: Int, layer: Int, condition: Int, _ declaration: TokenDeclaration) {
    self.token = token
    self.layer = layer
    self.condition = condition
    self.declaration = declaration
  }

  var key: SourcePlace { declaration.key }
  var annotatedNode: SourceNode? { declaration.annotatedNode }
  var value: SourceNode? { declaration.value }
  var reference: SourceNode? { declaration.reference }
  var deprecated: SourceNode? { declaration.deprecated }

  /// The place of the value, for messages.
  var valueExcerpt: SourceExcerpt { (value ?? reference)?.excerpt ?? key.excerpt }
}

/// The value of a definition once references are resolved.
enum TokenValue: Hashable {
  /// Not resolved yet.
  case unknown
  /// A color, as a scalar of a theme file.
  case color(String)
  /// The color of another token.
  case alias(Int)
  /// A color that is computed from others: text around references to tokens.
  case expression([ExpressionPart])
  /// A color object with references to parts of other values, see ``TokenResolver/settleParts()``.
  case computed
  /// A value of another type.
  case other
  /// A value with an error that was reported.
  case invalid

  var isColor: Bool {
    switch self {
    case .color, .alias, .expression, .computed: true
    case .unknown, .other, .invalid: false
    }
  }

  /// The tokens that the value of a color refers to.
  var colorTargets: [Int] {
    switch self {
    case .alias(let token): [token]
    case .expression(let parts):
      parts.compactMap { part in
        if case .token(let token) = part { token } else { nil }
      }
    case .unknown, .color, .computed, .other, .invalid: []
    }
  }
}

/// A part of the text of a color.
enum ExpressionPart: Hashable {
  case text(String)
  case token(Int)
}

/// An error in a value of a file, and its place.
struct ValueProblem: Error {
  let node: SourceNode
  let message: String
  let severity: Severity

  init(_ node: SourceNode, _ message: String, severity: Severity = .error) {
    self.node = node
    self.message = message
    self.severity = severity
  }
}

/// The `$extensions` of a color, which exports include again.
extension TokenDefinition {
  /// The members that the import did not apply.
  ///
  /// It applied ThemeKit's own, modifiers of Tokens Studio, and Figma's alias of a color that became
  /// a reference.
  var keptExtensions: [(key: SourceNode, value: SourceNode)] {
    guard let node = annotatedNode?["$extensions"] else { return [] }
    let isAlias = if case .alias = result { true } else { false }
    return node.entries.filter { key, _ in
      !key.hasText(TokenExtension.key) && !key.hasText(StudioModifier.key)
        && !(isAlias && key.hasText(FigmaModes.aliasKey))
    }
  }

  /// The members as a JSON object; nil if there are none, or if values of YAML or JSON5 have no
  /// equivalent in JSON.
  var extensionText: String? {
    let members = keptExtensions.map { JSONMember($0.key.text, JSONValue($0.value)) }
    guard !members.isEmpty else { return nil }
    let text = TokenExtension.text(of: .object(members))
    return TokenExtension.members(of: text) == nil ? nil : text
  }
}
