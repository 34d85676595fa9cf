/// An element that adds space around another; negative insets reduce its extent.
///
/// It isn't `Sendable`, because elements aren't.
public struct Inset: Element {
  private struct Insetting: SingleChildLayout, Hashable {
    let insets: EdgeInsets

    func sizeThatFits(
      proposal: SizeConstraint,
      subelement: LayoutSubelement,
      environment: Environment,
      cache: inout Void
    ) -> Size {
      let size = subelement.sizeThatFits(proposal.inset(by: insets))
      return Size(
        width: size.width + insets.horizontal,
        height: size.height + insets.vertical
      )
    }

    func placeSubelement(
      in size: Size,
      subelement: LayoutSubelement,
      environment: Environment,
      cache: inout Void
    ) {
      subelement.place(
        in: Rect(
          x: insets.leading,
          y: insets.top,
          width: size.width - insets.horizontal,
          height: size.height - insets.vertical
        )
      )
    }
  }

  /// The insets from the edges; values that aren't finite count as 0.
  public var insets: EdgeInsets
  /// The content element.
  public var element: any Element

  /// Creates an element with space around another.
  public init(_ insets: EdgeInsets, around element: any Element) {
    self.insets = insets
    self.element = element
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent {
    ElementContent(child: element, layout: Insetting(insets: insets.finite))
  }
}
