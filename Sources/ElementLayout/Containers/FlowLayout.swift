public import TraitSystem

/// Whether an item of a flow takes the width that its line has left over.
public enum FlowGrowthKey: LayoutTraitsKey {
  /// It keeps its width.
  public static let defaultValue = false
}

/// Puts elements beside each other in as many lines as they need.
///
/// An element joins a line if it fits with the spaces; a line always takes one. Elements aren't larger
/// than the room. Those that grow, see ``FlowGrowthKey``, share what their line has left over, in
/// proportion to their width. Where there is no limit to the width there is one line.
public struct FlowLayout: Layout, Hashable, Sendable {
  /// Where lines are that don't use the width.
  public enum LineAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing

    var part: Double {
      switch self {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    }
  }

  /// Where lines are that don't use the width.
  public var lineAlignment: LineAlignment
  /// Where elements are in the height of their line.
  public var itemAlignment: Row.Alignment
  /// The space between lines, in points.
  public var lineSpacing: Double
  /// The space between elements of a line, in points.
  public var itemSpacing: Double

  /// Makes a layout; spaces that are negative or no finite numbers count as 0.
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
    forEachLine(of: subelements, in: SizeConstraint(size)) { place($0, subelements, size.width) }
  }

  // MARK: Lines

  /// Elements that are beside each other.
  private struct Line {
    var sizes: [Size] = []
    /// The place of the first element among all.
    var first = 0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    func width(with size: Size, _ space: Double) -> Double {
      sizes.isEmpty ? size.width : width + space + size.width
    }

    mutating func append(_ size: Size, _ space: Double) {
      width = width(with: size, space)
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
      if !line.sizes.isEmpty, line.width(with: size, space) > limit {
        body(line)
        line = Line(
          first: index,
          y: line.y + line.height + lineSpacing.asExtent.asCoordinate
        )
      }
      line.append(size, space)
    }
    if !line.sizes.isEmpty { body(line) }
  }

  private func place(_ line: Line, _ subelements: Subelements, _ width: Double) {
    let extra = max(0, width - line.width)
    var growing = 0.0
    for (index, size) in line.sizes.enumerated()
    where subelements[line.first + index][FlowGrowthKey.self] {
      growing += size.width
    }
    var x = growing > 0 ? 0 : extra * lineAlignment.part
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
          y: line.y + (line.height - height) * alignment.part,
          width: size.width,
          height: height
        )
      )
      x += size.width + itemSpacing.asExtent.asCoordinate
    }
  }
}
