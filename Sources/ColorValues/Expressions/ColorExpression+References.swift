extension ColorExpression {
  /// The references and assets that the value depends on, in the order of their appearance; one
  /// that is named twice stands here twice.
  public var references: [ColorExpression] {
    switch self {
    case .color: []
    case .reference, .asset: [self]
    case .mix(let mix): mix.parts.flatMap(\.color.references)
    case .relative(let relative): relative.origin.references
    case .lightDark(let light, let dark): light.references + dark.references
    case .contrast(let background): background.references
    }
  }
}
