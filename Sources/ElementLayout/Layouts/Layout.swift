public import TraitSystem

/// A way to measure and place elements.
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
/// What a layout says of sizes is remembered and is used to answer other questions, so it has to hold
/// to a contract, which ``LayoutContract`` checks:
/// - With one axis of the constraint fixed, a larger limit on the other never makes the extent on that
///   other axis smaller.
/// - If a limit of *a* gives an extent *b* less than *a*, every limit from *b* to *a* gives *b*. A part
///   of the limit, as half of it, is no legal answer.
/// - An element that takes all room that there is has an infinite extent where there is no limit.
///
/// Sizes that are negative or no numbers count as zero.
///
/// Answers and places are sums and differences, so the room that a container gets may be a rounding
/// smaller than what it asked for: a layout or an element that breaks lines has to bear that, as
/// ``FlowLayout`` does.
///
/// Code that writes `CGSize`, `CGPoint`, `CGRect` and `CGFloat` compiles as it is in a file that doesn't
/// import Foundation. In one that does, these are Foundation's. `CGFloat` serves as well; for the others say
/// in the layout which you mean, with as much access as the layout has:
///
/// ```swift
/// public struct MyLayout: Layout {
///   public typealias CGSize = Size
///   …
/// }
/// ```
///
/// A name in the file instead serves layouts that are private to the file, and a public one all of a module.
public protocol Layout {
  /// What the layout remembers from measuring to placing.
  associatedtype Cache = Void

  /// Says how large the container is to be.
  ///
  /// Unless a layout says otherwise, the container is so large that each element fits.
  ///
  /// - Parameters:
  ///   - proposal: The room that there is.
  ///   - subelements: The elements, in the order in which they were added.
  ///   - environment: The values at the container.
  ///   - cache: What ``makeCache(subelements:environment:)`` made, with earlier changes.
  /// - Returns: The size, which may be larger than the room.
  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  ) -> Size

  /// Places the elements by calling their `place` methods.
  ///
  /// - Parameters:
  ///   - size: The size that the container has, whatever it asked for.
  ///   - subelements: The elements; one that isn't placed fills the container.
  ///   - environment: The values at the container.
  ///   - cache: What ``makeCache(subelements:environment:)`` made, with earlier changes.
  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  )

  /// Makes what the layout remembers, once for each time that a tree is laid out and again when something
  /// changes before that; for layouts that remember nothing there is a default.
  func makeCache(subelements: Subelements, environment: EnvironmentValues) -> Cache
}

extension Layout {
  /// The elements that a layout places.
  public typealias Subelements = LayoutSubelements

  /// So large that each element fits.
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
  /// Nothing.
  public func makeCache(subelements: Subelements, environment: EnvironmentValues) {}
}
