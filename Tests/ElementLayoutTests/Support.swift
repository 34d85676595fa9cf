import ElementLayout
import TraitSystem

/// An element with a size that ignores the available space.
struct Box: Element, Hashable {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  var content: ElementContent {
    ElementContent(intrinsicSize: Size(width: width, height: height))
  }
}

/// Squares of side 10 in lines along the axis, at least one in each line.
struct Wrapping: Element {
  var count: Int
  var axis = Axis.horizontal

  var content: ElementContent {
    ElementContent { constraint, _ in
      let limit = axis == .horizontal ? constraint.width : constraint.height
      let fitting = limit.constrainedValue.map { Int(max(1, min($0 / 10, 1000))) } ?? count
      let line = min(count, fitting)
      let lines = (count + line - 1) / line
      return axis == .horizontal
        ? Size(width: Double(line) * 10, height: Double(lines) * 10)
        : Size(width: Double(lines) * 10, height: Double(line) * 10)
    }
  }
}

/// A recorder of the constraints with which an element is measured.
final class Log {
  var constraints: [SizeConstraint] = []
  var count: Int { constraints.count }
}

/// A box that records its measurements and equals only itself.
struct LoggedBox: Element {
  let size: Size
  let log: Log

  init(_ width: Double, _ height: Double, _ log: Log) {
    size = Size(width: width, height: height)
    self.log = log
  }

  var content: ElementContent {
    ElementContent { constraint, _ in
      log.constraints.append(constraint)
      return size
    }
  }
}

/// An element that uses all available space.
struct Greedy: Element {
  var content: ElementContent {
    ElementContent { constraint, _ in
      Size(
        width: constraint.width.constrainedValue ?? .infinity,
        height: constraint.height.constrainedValue ?? .infinity
      )
    }
  }
}

/// An element created by closures.
struct Custom: Element {
  let make: () -> ElementContent

  var content: ElementContent { make() }
}

extension LayoutTree {
  /// The frames of the root element's children for a size.
  func frames(in width: Double, _ height: Double) -> [Rect] {
    layOut(in: Size(width: width, height: height))
    return root.children.map(\.frame)
  }
}

extension Rect {
  /// The rectangle with exchanged axes.
  var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }

  func isClose(to other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

extension Size {
  var transposed: Size { Size(width: height, height: width) }

  func isClose(to other: Size) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}

/// Records its calls and forwards them to a stack.
struct Noting: Layout, Equatable {
  let layout: StackLayout
  let measured: Log
  let placed: Log

  static func == (first: Noting, second: Noting) -> Bool { first.layout == second.layout }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> Size {
    measured.constraints.append(proposal)
    return layout.sizeThatFits(
      proposal: proposal,
      subelements: subelements,
      environment: environment,
      cache: &cache
    )
  }

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    placed.constraints.append(SizeConstraint(size))
    layout.placeSubelements(
      in: size,
      subelements: subelements,
      environment: environment,
      cache: &cache
    )
  }
}
