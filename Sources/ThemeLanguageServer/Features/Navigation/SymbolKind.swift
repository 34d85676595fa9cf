/// The kinds of symbols in lists of editors, with the numbers of the protocol.
enum SymbolKind: Int, JSONConvertible {
  case module = 2
  case namespace = 3
  case `class` = 5
  case property = 7
  case `enum` = 10
  case constant = 14
  case enumMember = 22

  /// The kind of a symbol that can be defined.
  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .color, .asset: .constant
      case .group: .namespace
      case .theme, .hierarchy, .catalog: .module
      case .trait: .enum
      case .traitValue: .enumMember
      case .node: .class
      case .rule: .property
      }
  }
}
