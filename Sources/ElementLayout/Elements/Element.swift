/// A value that describes a part of a layout, composed of other elements or with an intrinsic size.
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
/// A ``LayoutTree`` reads the content once, and again when the element is replaced by one that
/// isn't equal. Elements that are `Equatable` are compared; others always count as different.
///
/// Elements aren't `Sendable` by default: they can contain closures and objects, and belong to the
/// isolation in which they are laid out.
public protocol Element {
  /// The content of the element.
  var content: ElementContent { get }
}
