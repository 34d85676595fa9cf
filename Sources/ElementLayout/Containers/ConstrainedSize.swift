/// An element with limits to another's size, from below, from above, or both.
///
/// ```swift
/// ConstrainedSize(width: .fixed(44), height: .atLeast(20), element: icon)
/// ```
///
/// It isn't `Sendable`, because elements aren't.
public struct ConstrainedSize: Element {
  /// The extents that are allowed on an axis.
  public struct Limits: Hashable, Sendable {
    let range: ClosedRange<Double>

    /// All extents.
    public static let unlimited = Limits(range: 0 ... .infinity)

    /// This extent and no other, in points.
    ///
    /// What is negative or no finite number counts as 0.
    public static func fixed(_ extent: Double) -> Limits {
      let extent = extent.asExtent.asCoordinate
      return Limits(range: extent...extent)
    }

    /// This extent or more, in points.
    public static func atLeast(_ extent: Double) -> Limits {
      Limits(range: extent.asExtent.asCoordinate ... .infinity)
    }

    /// This extent or less, in points; what isn't a number is no limit.
    public static func atMost(_ extent: Double) -> Limits {
      Limits(range: 0...(extent.isNaN ? .infinity : extent.asExtent))
    }

    /// An extent between these, in points; where they exclude each other, the lower one wins.
    public static func within(_ lower: Double, _ upper: Double) -> Limits {
      let least = atLeast(lower).range.lowerBound
      return Limits(range: least...max(least, atMost(upper).range.upperBound))
    }

    func clamp(_ extent: Double) -> Double {
      min(max(extent, range.lowerBound), range.upperBound)
    }

    func clamp(_ limit: SizeConstraint.Axis) -> SizeConstraint.Axis {
      .atMost(clamp(limit.limit))
    }
  }

  private struct Limiting: SingleChildLayout, Hashable {
    let width: Limits
    let height: Limits

    func sizeThatFits(
      proposal: SizeConstraint,
      subelement: LayoutSubelement,
      environment: Environment,
      cache: inout Void
    ) -> Size {
      let size = subelement.sizeThatFits(
        SizeConstraint(width: width.clamp(proposal.width), height: height.clamp(proposal.height))
      )
      return Size(width: width.clamp(size.width), height: height.clamp(size.height))
    }

    func placeSubelement(
      in size: Size,
      subelement: LayoutSubelement,
      environment: Environment,
      cache: inout Void
    ) {
      subelement.place(filling: size)
    }
  }

  /// The widths that are allowed.
  public var width: Limits
  /// The heights that are allowed.
  public var height: Limits
  /// The element inside.
  public var element: any Element

  /// Limits the size of an element.
  public init(width: Limits = .unlimited, height: Limits = .unlimited, element: any Element) {
    self.width = width
    self.height = height
    self.element = element
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent {
    ElementContent(child: element, layout: Limiting(width: width, height: height))
  }
}
