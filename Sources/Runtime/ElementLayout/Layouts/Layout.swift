public import TraitSystem

/// An algorithm that measures and places elements.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
///   ) -> Size {
///     subelements.reduce(into: Size.zero) { sum, subelement in
///       let size = subelement.sizeThatFits(.unconstrained)
///       sum = Size(width: sum.width + size.width, height: sum.height + size.height)
///     }
///   }
///
///   func placeSubelements(
///     in size: Size, subelements: Subelements, environment: Environment, cache: inout ()
///   ) {
///     var corner = Point.zero
///     for subelement in subelements {
///       let size = subelement.sizeThatFits(.unconstrained)
///       subelement.place(at: corner, size: size)
///       corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// Sizes returned by a layout are cached and reused for other constraints, so they must satisfy a
/// contract, which ``LayoutContract`` tests:
/// - With the constraint of one axis fixed, a larger limit on the other axis never reduces the
///   extent on that axis.
/// - If a limit of *a* results in an extent *b* less than *a*, every limit from *b* to *a* results
///   in *b*. A fraction of the limit, such as half of it, isn't a valid result.
/// - An element that uses all available space has an infinite extent without a limit.
///
/// Extents that are negative or not numbers are replaced by 0.
///
/// Sizes and positions are sums and differences, so the size of a container can be smaller than its
/// measured size by a rounding error. A layout or element that breaks lines must allow for that, as
/// ``FlowLayout`` does.
///
/// Code that uses `CGSize`, `CGPoint`, `CGRect` and `CGFloat` compiles unchanged in a file that
/// doesn't import Foundation. In a file that does, these are Foundation's types. Foundation's
/// `CGFloat` can be used; for the other names, declare in the layout which type is meant, with the
/// layout's access level:
///
/// ```swift
/// public struct MyLayout: Layout {
///   public typealias CGSize = Size
///   …
/// }
/// ```
///
/// A declaration at file level serves layouts that are private to the file, and a public one serves
/// all layouts of a module.
public protocol Layout {
  /// The data that the layout keeps from measuring to placing.
  associatedtype Cache = Void

  /// Returns the size of the container.
  ///
  /// The default implementation returns the size that contains each element.
  ///
  /// - Parameters:
  ///   - proposal: The available space.
  ///   - subelements: The elements, in the order in which they were added.
  ///   - environment: The environment of the container.
  ///   - cache: The result of ``makeCache(subelements:environment:)``, with earlier changes.
  /// - Returns: The size, which can exceed the available space.
  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  ) -> Size

  /// Places the elements by calling their `place` methods.
  ///
  /// - Parameters:
  ///   - size: The size of the container, which can differ from its measured size.
  ///   - subelements: The elements; an element that isn't placed fills the container.
  ///   - environment: The environment of the container.
  ///   - cache: The result of ``makeCache(subelements:environment:)``, with earlier changes.
  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  )

  /// Creates the cache, once for each layout of the tree and again after changes before that; there
  /// is a default implementation for layouts without a cache.
  func makeCache(subelements: Subelements, environment: EnvironmentValues) -> Cache
}

extension Layout {
  /// The elements of a layout.
  public typealias Subelements = LayoutSubelements

  /// Returns the size that contains each element.
  public func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  ) -> Size {
    var size = Size.zero
    for subelement in subelements {
      let other = subelement.sizeThatFits(proposal)
      size.width = max(size.width, other.width)
      size.height = max(size.height, other.height)
    }
    return size
  }
}

extension Layout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subelements: Subelements, environment: EnvironmentValues) {}
}
