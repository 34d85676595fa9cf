/// A value that says what is to be laid out, made of other elements, down to what has a size of its own.
///
/// ```swift
/// struct Badge: Element {
///   var text: any Element
///
///   var content: ElementContent {
///     Inset(EdgeInsets(4), around: text).content
///   }
/// }
/// ```
///
/// A ``LayoutTree`` asks for the content once and again when the element was replaced by one that
/// doesn't equal it: elements that are `Equatable` are compared, others count as different each time.
///
/// Elements aren't `Sendable` unless they say so: they may hold closures and objects, and belong to the
/// isolation in which they are laid out.
public protocol Element {
  /// What the element is made of.
  var content: ElementContent { get }
}
