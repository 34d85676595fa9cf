/// An element that limits the size of another to minimum or maximum extents.
///
/// ```swift
/// ConstrainedSize(width: .fixed(44), height: .atLeast(20), element: icon)
/// ```
///
/// It isn't `Sendable`, because elements aren't.
public struct ConstrainedSize: Element {
  /// The range of extents for an axis.
  public struct Limits: Hashable, Sendable {
    let range: ClosedRange<Double>

    /// Any extent.
    public static let unlimited = Limits(range: 0 ... .infinity)

    /// A fixed extent in points.
    ///
    /// A value that is negative or not finite is replaced by 0.
    public static func fixed(_ extent: Double) -> Limits {
      let extent = extent.asExtent.asCoordinate
      return Limits(range: extent...extent)
    }

    /// A minimum extent in points.
    public static func atLeast(_ extent: Double) -> Limits {
      Limits(range: extent.asExtent.asCoordinate ... .infinity)
    }

    /// A maximum extent in points; a value that isn't a number means no limit.
    public static func atMost(_ extent: Double) -> Limits {
      Limits(range: 0...(extent.isNaN ? .infinity : extent.asExtent))
    }

    /// An extent within a range, in points; if the bounds contradict each other, the lower one
    /// takes precedence.
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

  /// The range of widths.
  public var width: Limits
  /// The range of heights.
  public var height: Limits
  /// The content element.
  public var element: any Element

  /// Creates an element that limits the size of another.
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
