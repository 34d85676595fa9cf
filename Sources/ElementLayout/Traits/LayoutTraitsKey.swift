/// A type that is the key of a value that a child provides for its container's layout.
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
/// Values are set where a child is added, see ``ElementContent/Builder``, and the container's
/// layout reads them from the ``LayoutSubelement``. Values aren't inherited: neither the child's
/// children nor the container's ancestors see them.
public protocol LayoutTraitsKey {
  /// The type of the values.
  associatedtype Value

  /// The value for children where it isn't set.
  static var defaultValue: Value { get }
}
