/// An element that arranges others along an axis with equal extents.
///
/// It isn't `Sendable`, because elements aren't.
public struct EqualStack: Element {
  private struct Sharing: Layout, Hashable {
    let axis: Axis
    let spacing: Double

    func sizeThatFits(
      proposal: SizeConstraint,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) -> Size {
      let count = Double(subelements.count)
      if count == 0 { return .zero }
      let limit = axis.limit(of: proposal)
      let share = SizeConstraint.Axis.atMost(max(0, (limit - spaces(count)).limit) / count)
      var length = 0.0
      var cross = 0.0
      for subelement in subelements {
        let size = subelement.sizeThatFits(
          axis.constraint(share, cross: axis.crossLimit(of: proposal))
        )
        length = max(length, axis.length(of: size))
        cross = max(cross, axis.crossLength(of: size))
      }
      return axis.size(length: count * length + spaces(count), cross: cross)
    }

    func placeSubelements(
      in size: Size,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) {
      let count = Double(subelements.count)
      let length = max(0, axis.length(of: size) - spaces(count)) / count
      for (index, subelement) in subelements.enumerated() {
        subelement.place(
          in: axis.rect(
            start: Double(index) * (length + spacing),
            crossStart: 0,
            length: length,
            cross: axis.crossLength(of: size)
          )
        )
      }
    }

    private func spaces(_ count: Double) -> Double { spacing * (count - 1) }
  }

  /// The axis of the arrangement.
  public var axis: Axis
  /// The space between elements, in points; a value that is negative or not finite counts as 0.
  public var spacing: Double

  private var children: [ElementContent.Child] = []

  /// Creates a stack of the elements added by a closure.
  public init(
    axis: Axis,
    spacing: Double = 0,
    configure: (inout EqualStack) -> Void = { _ in }
  ) {
    self.axis = axis
    self.spacing = spacing
    configure(&self)
  }

  /// Adds an element at the end.
  ///
  /// - Parameters:
  ///   - key: Distinguishes the element from others of its type.
  ///   - element: The element.
  public mutating func add(key: AnyHashable? = nil, element: any Element) {
    children.append(ElementContent.Child(element: element, key: key))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent {
    ElementContent(
      layout: Sharing(axis: axis, spacing: spacing.asExtent.asCoordinate),
      children: children
    )
  }
}
