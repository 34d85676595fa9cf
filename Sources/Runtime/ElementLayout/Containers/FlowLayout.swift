public import TraitSystem

/// Whether an item of a flow expands to use the remaining width of its line.
public enum FlowGrowthKey: LayoutTraitsKey {
  /// The item keeps its width.
  public static let defaultValue = false
}

/// A layout that arranges elements in as many lines as necessary.
///
/// An element is added to a line if it fits together with the spaces; a line has at least one
/// element. Elements are limited to the available size. Elements that grow, see ``FlowGrowthKey``,
/// share the remaining width of their line in proportion to their width. Without a limit of the
/// width there is one line.
public struct FlowLayout: Layout, Hashable, Sendable {
  /// The horizontal alignment of lines that don't use the whole width.
  public enum LineAlignment: Hashable, Sendable, CaseIterable {
    /// Align with the left edge.
    case leading
    /// Center.
    case center
    /// Align with the right edge.
    case trailing

    var fraction: Double {
      switch self {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    }
  }

  /// The horizontal alignment of lines that don't use the whole width.
  public var lineAlignment: LineAlignment
  /// The vertical alignment of elements in their line.
  public var itemAlignment: Row.Alignment
  /// The space between lines, in points.
  public var lineSpacing: Double
  /// The space between the elements of a line, in points.
  public var itemSpacing: Double

  /// Creates a layout; spaces that are negative or not finite count as 0.
  public init(
    lineAlignment: LineAlignment = .leading,
    itemAlignment: Row.Alignment = .top,
    lineSpacing: Double = 0,
    itemSpacing: Double = 0
  ) {
    self.lineAlignment = lineAlignment
    self.itemAlignment = itemAlignment
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Void
  ) -> Size {
    var size = Size.zero
    forEachLine(of: subelements, in: proposal) { line in
      size.width = max(size.width, proposal.width.clamp(line.width))
      size.height = line.y + line.height
    }
    return size
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Void
  ) {
    forEachLine(of: subelements, in: SizeConstraint(size)) {
      place($0, of: subelements, width: size.width)
    }
  }

  // MARK: Lines

  /// The elements of one line.
  private struct Line {
    var sizes: [Size] = []
    /// The index of the first element.
    var first = 0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    func width(with size: Size, after space: Double) -> Double {
      sizes.isEmpty ? size.width : width + space + size.width
    }

    mutating func append(_ size: Size, after space: Double) {
      width = width(with: size, after: space)
      height = max(height, size.height)
      sizes.append(size)
    }
  }

  private func forEachLine(
    of subelements: Subelements,
    in room: SizeConstraint,
    _ body: (Line) -> Void
  ) {
    let space = itemSpacing.asExtent.asCoordinate
    let limit = room.width.limit.withRounding
    var line = Line()
    for (index, subelement) in subelements.enumerated() {
      let wanted = subelement.sizeThatFits(room)
      let size = Size(
        width: room.width.clamp(wanted.width),
        height: room.height.clamp(wanted.height)
      )
      if !line.sizes.isEmpty, line.width(with: size, after: space) > limit {
        body(line)
        line = Line(
          first: index,
          y: line.y + line.height + lineSpacing.asExtent.asCoordinate
        )
      }
      line.append(size, after: space)
    }
    if !line.sizes.isEmpty { body(line) }
  }

  private func place(_ line: Line, of subelements: Subelements, width: Double) {
    let extra = max(0, width - line.width)
    var growing = 0.0
    for (index, size) in line.sizes.enumerated()
    where subelements[line.first + index][FlowGrowthKey.self] {
      growing += size.width
    }
    var x = growing > 0 ? 0 : extra * lineAlignment.fraction
    for (index, size) in line.sizes.enumerated() {
      let subelement = subelements[line.first + index]
      var size = size
      if growing > 0, subelement[FlowGrowthKey.self] {
        size.width += extra * (size.width / growing)
      }
      let alignment = itemAlignment.stackAlignment
      let height = alignment == .fill ? line.height : size.height
      subelement.place(
        in: Rect(
          x: x,
          y: line.y + (line.height - height) * alignment.fraction,
          width: size.width,
          height: height
        )
      )
      x += size.width + itemSpacing.asExtent.asCoordinate
    }
  }
}

/// An element that arranges others in as many lines as necessary; see ``FlowLayout``.
///
/// It isn't `Sendable`, because elements aren't.
public struct Flow: Element {
  /// The layout of the elements.
  public var layout: FlowLayout

  private var children: [ElementContent.Child] = []

  /// Creates a flow of the elements added by a closure.
  public init(_ layout: FlowLayout = FlowLayout(), configure: (inout Flow) -> Void = { _ in }) {
    self.layout = layout
    configure(&self)
  }

  /// Adds an element at the end.
  ///
  /// - Parameters:
  ///   - grows: Whether the element expands to use the remaining width of its line.
  ///   - key: Distinguishes the element from others of its type.
  ///   - element: The element.
  public mutating func add(grows: Bool = false, key: AnyHashable? = nil, element: any Element) {
    let traits = grows ? LayoutTraits(FlowGrowthKey.self, true) : .empty
    children.append(ElementContent.Child(element: element, key: key, traits: traits))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var content: ElementContent { ElementContent(layout: layout, children: children) }
}
