/// Declarative content: a value that says what is to be shown, made of other content, down to what
/// draws.
///
/// ```swift
/// struct Cell: Content {
///   @Environment(\.myAppTheme) var theme
///
///   var body: some Content {
///     ColorFill(theme == .monochrome ? gray : tint)
///   }
/// }
///
/// let host = HostingView(Cell())
/// window.addSubview(host)
/// scene.traitOverrides.myAppTheme = .monochrome
/// window.updateIfNeeded()  // evaluates the cell's body again, and no other that doesn't read the theme
/// ```
///
/// A body is evaluated in an update, where properties are updated, and again when a key of the
/// environment that it read has another value, or when the body that it is part of came to another
/// value. Content that is `Equatable` is compared for that; other content counts as another value each
/// time. What a body is made of is matched with what it was made of before by type and position.
///
/// Content can be below views (``HostingView``), and views below content (``ViewRepresentable``), in
/// any alternation; the environment is the same as the traits, all the way down.
public protocol Content {
  /// What the content is made of.
  associatedtype Body: Content

  /// What the content is made of; never to be called.
  @ContentBuilder var body: Body { get }
}
