extension ColorExpression {
  /// The references and assets that the value depends on, in order of appearance, including
  /// repetitions.
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

  /// Whether the color called `name` is one of ``references``.
  package func refers(to name: String) -> Bool {
    switch self {
    case .color, .asset: false
    case .reference(let reference): reference == name
    case .mix(let mix): mix.parts.contains { $0.color.refers(to: name) }
    case .relative(let relative): relative.origin.refers(to: name)
    case .lightDark(let light, let dark): light.refers(to: name) || dark.refers(to: name)
    case .contrast(let background): background.refers(to: name)
    }
  }
}
