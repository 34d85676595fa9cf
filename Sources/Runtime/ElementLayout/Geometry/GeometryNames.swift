public import TraitSystem

// The names used by layout code on Apple's platforms for geometry, and the short name of the
// environment. They are members of the types in which such code is written, not top-level names, so
// that a file that also imports Foundation uses Foundation's `CGFloat` and `CGSize` without
// ambiguity. A top-level name takes precedence over a protocol's member, so no module imported by
// such code can declare a type named `Environment`.

extension LayoutTraitsKey {
  /// A number in layout traits.
  public typealias CGFloat = Double
  /// A size in layout traits.
  public typealias CGSize = Size
  /// A point in layout traits.
  public typealias CGPoint = Point
  /// A rectangle in layout traits.
  public typealias CGRect = Rect
}

extension Element {
  /// A number in elements.
  public typealias CGFloat = Double
  /// A size in elements.
  public typealias CGSize = Size
  /// A point in elements.
  public typealias CGPoint = Point
  /// A rectangle in elements.
  public typealias CGRect = Rect
  /// The environment of an element.
  public typealias Environment = EnvironmentValues
}

extension Layout {
  /// A number in layouts.
  public typealias CGFloat = Double
  /// A size in layouts.
  public typealias CGSize = Size
  /// A point in layouts.
  public typealias CGPoint = Point
  /// A rectangle in layouts.
  public typealias CGRect = Rect
  /// The environment of a layout.
  public typealias Environment = EnvironmentValues
}

extension SingleChildLayout {
  /// A number in layouts.
  public typealias CGFloat = Double
  /// A size in layouts.
  public typealias CGSize = Size
  /// A point in layouts.
  public typealias CGPoint = Point
  /// A rectangle in layouts.
  public typealias CGRect = Rect
  /// The environment of a layout.
  public typealias Environment = EnvironmentValues
}

extension LayoutSubelement {
  /// A number in properties that read layout traits.
  public typealias CGFloat = Double
  /// A size in properties that read layout traits.
  public typealias CGSize = Size
  /// A point in properties that read layout traits.
  public typealias CGPoint = Point
  /// A rectangle in properties that read layout traits.
  public typealias CGRect = Rect
}
