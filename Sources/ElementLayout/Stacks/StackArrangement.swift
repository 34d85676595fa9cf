/// A child of a stack while its place is found.
struct StackItem {
  var grow: Double
  var shrink: Double
  /// The extent along the axis that the child wants.
  var basis = 0.0
  /// The extent along the axis that the child gets, and where that starts.
  var length = 0.0
  var start = 0.0
  /// The same across the axis.
  var cross = 0.0
  var crossStart = 0.0

  var isFixed: Bool { grow == 0 && shrink == 0 }
}

/// How much room a stack has on an axis.
enum StackRoom {
  /// The room is to be used up.
  case exactly(Double)
  /// The room may be used.
  case room(SizeConstraint.Axis)

  var limit: SizeConstraint.Axis {
    switch self {
    case .exactly(let extent): .atMost(extent)
    case .room(let limit): limit
    }
  }
}

/// The places of a stack's children, found in steps.
///
/// It works in memory that its user has, one item for each child.
struct StackArrangement {
  private let layout: StackLayout
  private let items: UnsafeMutableBufferPointer<StackItem>
  private let subelements: LayoutSubelements
  private let spacing: Double

  init(
    _ layout: StackLayout,
    _ items: UnsafeMutableBufferPointer<StackItem>,
    _ subelements: LayoutSubelements
  ) {
    self.layout = layout
    self.items = items
    self.subelements = subelements
    spacing = layout.spacing.asExtent.asCoordinate
    for index in items.indices {
      let priority = subelements[index][StackPriorityKey.self]
      items.initializeElement(
        at: index,
        to: StackItem(grow: priority.countedGrow, shrink: priority.countedShrink)
      )
    }
  }

  /// All spaces together.
  private var spaces: Double { spacing * Double(items.count - 1) }

  private func length(of index: Int, _ limit: SizeConstraint.Axis, _ cross: SizeConstraint.Axis)
    -> Double
  {
    layout.axis.length(
      of: subelements[index].sizeThatFits(layout.axis.constraint(limit, cross: cross))
    )
  }

  // MARK: Along the axis

  /// Finds the places along the axis.
  func distribute(_ room: StackRoom, _ cross: SizeConstraint.Axis) {
    measure(room.limit, cross)
    // Found as the measured size is, so that the room that this gives is the one that it takes.
    line(from: 0, spacing)
    let natural = reach
    let limit = room.limit.limit
    if natural > limit.withRounding {
      shrink(by: natural - limit, sumOfBases)
    } else if case .exactly(let extent) = room, natural < extent {
      fill(extent, extra: extent - natural, sumOfBases)
    }
  }

  private var sumOfBases: Double { items.reduce(0) { $0 + $1.basis } }

  /// Asks the children for the extents that they want: fixed ones first, the others in what these leave.
  private func measure(_ limit: SizeConstraint.Axis, _ cross: SizeConstraint.Axis) {
    var fixed = 0.0
    var isAllFixed = true
    for index in items.indices {
      if items[index].isFixed {
        items[index].basis = length(of: index, limit, cross)
        fixed += items[index].basis
      } else {
        isAllFixed = false
      }
    }
    let remaining = limit - (fixed + spaces)
    if !isAllFixed, remaining.isGreaterThanZero {
      for index in items.indices where !items[index].isFixed {
        items[index].basis = length(of: index, remaining, cross)
      }
    }
    for index in items.indices { items[index].length = items[index].basis }
  }

  /// Takes a lack of room from those that shrink.
  private func shrink(by lack: Double, _ sum: Double) {
    let isUniform = layout.overflow == .condenseUniformly
    share(-lack) { item in
      item.shrink * Self.factor(of: item, isUniform, sum)
    }
    line(from: 0, spacing)
  }

  /// Uses room that is left over.
  private func fill(_ extent: Double, extra: Double, _ sum: Double) {
    switch layout.underflow {
    case .growProportionally, .growUniformly:
      let isUniform = layout.underflow == .growUniformly
      share(extra) { item in item.grow * Self.factor(of: item, isUniform, sum) }
      line(from: 0, spacing)
    case .spaceEvenly:
      line(from: 0, items.count > 1 ? (extent - sum) / Double(items.count - 1) : 0)
    case .justifyToStart: line(from: 0, spacing)
    case .justifyToCenter: line(from: extra / 2, spacing)
    case .justifyToEnd: line(from: extra, spacing)
    }
  }

  private static func factor(of item: StackItem, _ isUniform: Bool, _ sum: Double) -> Double {
    if isUniform { 1 } else if sum == 0 { item.basis } else { item.basis / sum }
  }

  /// Shares room among the children by their weights; none becomes smaller than nothing.
  private func share(_ extra: Double, _ weight: (StackItem) -> Double) {
    let sum = items.reduce(0) { $0 + weight($1) }
    let divisor = sum == 0 ? 1 : sum
    for index in items.indices {
      items[index].length = (items[index].basis + extra * weight(items[index]) / divisor).asExtent
    }
  }

  private func line(from start: Double, _ gap: Double) {
    var start = start
    for index in items.indices {
      items[index].start = start
      start += items[index].length + gap
    }
  }

  // MARK: Across the axis

  /// Finds the places across the axis, after those along it.
  func align(_ room: StackRoom) {
    if layout.alignment == .fill {
      fillAcross(room)
      return
    }
    measureAcross(room.limit)
    var highest = -Double.infinity
    var lowest = -Double.infinity
    for index in items.indices {
      // What takes all room where there is no limit leaves nothing to align.
      if items[index].cross == .infinity { return }
      items[index].crossStart = guide(of: index)
      highest = max(highest, items[index].crossStart)
      lowest = max(lowest, items[index].cross - items[index].crossStart)
    }
    let extent = lowest + highest
    let available =
      switch room {
      case .exactly(let value): value
      case .room(let limit): min(limit.limit, extent)
      }
    let offset = layout.alignment.part * (available - extent) + highest
    for index in items.indices { items[index].crossStart = offset - items[index].crossStart }
  }

  private func fillAcross(_ room: StackRoom) {
    var extent: Double
    switch room {
    case .exactly(let value): extent = value
    case .room(let limit):
      measureAcross(limit)
      extent = limit.clamp(items.reduce(0) { max($0, $1.cross) })
    }
    for index in items.indices { items[index].cross = extent }
  }

  private func measureAcross(_ limit: SizeConstraint.Axis) {
    for index in items.indices {
      let constraint = layout.axis.constraint(.atMost(items[index].length), cross: limit)
      let size = subelements[index].sizeThatFits(constraint)
      items[index].cross = layout.axis.crossLength(of: size)
    }
  }

  /// How far the part of a child that is to be in line is from the child's edge.
  private func guide(of index: Int) -> Double {
    let item = items[index]
    guard let guide = subelements[index][StackGuideKey.self] else {
      return layout.alignment.part * item.cross
    }
    return guide(layout.axis.size(length: item.length, cross: item.cross)).asCoordinate
  }

  // MARK: Results

  /// How far the children reach along the axis.
  private var reach: Double { items.reduce(0) { max($0, $1.start + $1.length) } }

  /// What the children reach.
  var size: Size {
    let length = reach
    let cross = items.reduce(0) { max($0, $1.crossStart + $1.cross) }
    return layout.axis.size(length: length, cross: cross)
  }

  /// Places the children.
  func place() {
    for index in items.indices {
      let item = items[index]
      subelements[index].place(
        in: layout.axis.rect(
          start: item.start,
          crossStart: item.crossStart,
          length: item.length,
          cross: item.cross
        )
      )
    }
  }
}
