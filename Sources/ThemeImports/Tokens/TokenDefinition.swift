import SourceDiagnostics
import SourceDocuments

/// A place in a file.
struct SourcePlace {
  let file: SourceFile
  let range: Range<Int>

  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  init(_ node: SourceNode) {
    file = node.file
    range = node.range
  }

  var excerpt: SourceExcerpt { file.excerpt(range) }

  /// The file and the line, for a comment.
  var text: String { "\(file.path):\(file.line(at: range.lowerBound))" }
}

/// What one file says of one token, where certain contexts hold.
struct TokenDefinition {
  /// The token's place in the tree.
  let token: Int

  /// The number of the layer, of which the later win.
  let layer: Int

  /// The contexts that must hold, as a number of the set's table.
  var condition: Int

  /// Where the token is defined.
  let key: SourcePlace

  /// The mapping with the token's properties, if it has any.
  let node: SourceNode?

  /// The value; nil where a `$ref` stands in its place.
  let value: SourceNode?

  /// The `$ref` of a token that is another one.
  let reference: SourceNode?

  /// The token's own type and that of the nearest group that has one; -1 for none.
  var ownType: Int
  var groupType: Int

  /// What is said of deprecation: by the token, else by the nearest group that says something.
  var deprecated: SourceNode?

  /// Whether the token was exported from the palette of a theme.
  var isPalette = false

  /// The next definition of the token; -1 for none.
  var next = -1

  /// Whether a later one always takes its place.
  var isHidden = false
}

extension TokenDefinition {
  /// Where the value is, for messages.
  var valueExcerpt: SourceExcerpt {
    (value ?? reference)?.excerpt ?? key.excerpt
  }
}

/// A context that must hold: a value of an axis.
struct ContextChoice: Hashable {
  let axis: Int
  let value: Int
}

/// What a definition's value is, once references are known.
enum TokenValue {
  /// Nothing is known so far.
  case unknown
  /// A colour, as a scalar of a theme file.
  case color(String)
  /// Another token.
  case alias(Int)
  /// A colour that is made from others: texts around the tokens between them.
  case expression([ExpressionPart])
  /// A colour object with references to parts of others.
  case computed
  /// No colour.
  case other
  /// Something is wrong with it, which was reported.
  case invalid
}

/// A part of the text of a colour.
enum ExpressionPart: Hashable {
  case text(String)
  case token(Int)
}
