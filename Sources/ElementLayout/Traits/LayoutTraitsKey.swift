/// A type that is the key of a value which a child carries for the layout of what it is in.
///
/// ```swift
/// enum MyPriorityKey: LayoutTraitsKey {
///   static let defaultValue: CGFloat = 0
/// }
///
/// extension LayoutSubelement {
///   var myPriority: CGFloat { self[MyPriorityKey.self] }
/// }
/// ```
///
/// A child is given its values where it is added, see ``ElementContent/Builder``, and its container's
/// layout reads them from the ``LayoutSubelement``. Nothing is inherited: children of the child, and what
/// the container is in, don't see them.
public protocol LayoutTraitsKey {
  /// The type of the values.
  associatedtype Value

  /// The value of children that were given none.
  static var defaultValue: Value { get }
}
