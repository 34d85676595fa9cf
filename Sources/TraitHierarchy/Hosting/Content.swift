/// Declarative content: a value that describes what is displayed, composed of other content.
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
/// A body is evaluated in the property phase of an update. It is evaluated again when an
/// environment key that it read has another value, or when its parent's body has produced another
/// value for it. `Equatable` content is compared for that; other content always counts as changed.
/// The content of a body is matched with its previous content by type and position.
///
/// Views can contain content (``HostingView``), and content can contain views
/// (``ViewRepresentable``), in any alternation. Environment and traits are the same data at all
/// levels.
public protocol Content {
  /// The type of the body.
  associatedtype Body: Content

  /// The content that this content is composed of; don't call it directly.
  @ContentBuilder var body: Body { get }
}
