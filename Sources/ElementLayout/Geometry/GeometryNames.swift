public import TraitSystem

// The names that code for layouts on Apple's platforms has for geometry, and the short name of the
// environment, in the types where that code stands: they are members, not names of the module. So a file
// that imports Foundation as well has Foundation's `CGFloat` and `CGSize` and not two of each. A name of a
// module wins over a member of a protocol, so nobody whom such code imports may call a type `Environment`.

extension LayoutTraitsKey {
  /// A number, as values of traits have it.
  public typealias CGFloat = Double
  /// An extent, as values of traits have it.
  public typealias CGSize = Size
  /// A place, as values of traits have it.
  public typealias CGPoint = Point
  /// A rectangle, as values of traits have it.
  public typealias CGRect = Rect
}

extension Element {
  /// A number, as properties of elements have it.
  public typealias CGFloat = Double
  /// An extent, as properties of elements have it.
  public typealias CGSize = Size
  /// A place, as properties of elements have it.
  public typealias CGPoint = Point
  /// A rectangle, as properties of elements have it.
  public typealias CGRect = Rect
  /// What is handed through to all elements.
  public typealias Environment = EnvironmentValues
}

extension Layout {
  /// A number, as layouts have it.
  public typealias CGFloat = Double
  /// An extent, as layouts have it.
  public typealias CGSize = Size
  /// A place, as layouts have it.
  public typealias CGPoint = Point
  /// A rectangle, as layouts have it.
  public typealias CGRect = Rect
  /// What is handed through to all elements.
  public typealias Environment = EnvironmentValues
}

extension SingleChildLayout {
  /// A number, as layouts have it.
  public typealias CGFloat = Double
  /// An extent, as layouts have it.
  public typealias CGSize = Size
  /// A place, as layouts have it.
  public typealias CGPoint = Point
  /// A rectangle, as layouts have it.
  public typealias CGRect = Rect
  /// What is handed through to all elements.
  public typealias Environment = EnvironmentValues
}

extension LayoutSubelement {
  /// A number, as properties that read traits have it.
  public typealias CGFloat = Double
  /// An extent, as properties that read traits have it.
  public typealias CGSize = Size
  /// A place, as properties that read traits have it.
  public typealias CGPoint = Point
  /// A rectangle, as properties that read traits have it.
  public typealias CGRect = Rect
}
