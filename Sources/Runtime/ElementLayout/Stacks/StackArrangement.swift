/// A child of a stack during the arrangement.
struct StackItem {
  var grow: Double
  var shrink: Double
  /// The preferred extent along the axis.
  var basis = 0.0
  /// The final extent and position along the axis.
  var length = 0.0
  var start = 0.0
  /// The extent and position across the axis.
  var cross = 0.0
  var crossStart = 0.0

  var isFixed: Bool { grow == 0 && shrink == 0 }
}

/// The available space of a stack on an axis.
enum StackSpace {
  /// The stack must use the whole extent.
  case exactly(Double)
  /// The stack can use the space up to the limit.
  case room(SizeConstraint.Axis)

  var limit: SizeConstraint.Axis {
    switch self {
    case .exactly(let extent): .atMost(extent)
    case .room(let limit): limit
    }
  }
}

/// The arrangement of a stack's children, computed in steps.
struct StackArrangement {
  private let layout: StackLayout
  private var items: [StackItem]
  private let subelements: LayoutSubelements
  private let spacing: Double

  init(_ layout: StackLayout, _ subelements: LayoutSubelements) {
    self.layout = layout
    self.subelements = subelements
    spacing = layout.spacing.asExtent.asCoordinate
    items = subelements.map { subelement in
      let priority = subelement[StackPriorityKey.self]
      return StackItem(grow: priority.countedGrow, shrink: priority.countedShrink)
    }
  }

  /// The sum of all spaces.
  private var spaces: Double { spacing * Double(items.count - 1) }

  private func length(
    of index: Int,
    in limit: SizeConstraint.Axis,
    cross: SizeConstraint.Axis
  ) -> Double {
    layout.axis.length(
      of: subelements[index].sizeThatFits(layout.axis.constraint(limit, cross: cross))
    )
  }

  // MARK: Along the axis

  /// Computes the positions along the axis.
  mutating func distribute(_ room: StackSpace, cross: SizeConstraint.Axis) {
    measure(in: room.limit, cross: cross)
    // Computed in the same way as the measured size, so that the result is exactly equal.
    line(from: 0, spacing: spacing)
    let natural = reach
    let limit = room.limit.limit
    if natural > limit.withRounding {
      shrink(to: limit, from: natural)
    } else if case .exactly(let extent) = room, natural < extent {
      fill(extent, from: natural)
    }
  }

  private var sumOfBases: Double { items.reduce(0) { $0 + $1.basis } }

  /// Measures the children: fixed ones first, the others in the space that these leave.
  private mutating func measure(in limit: SizeConstraint.Axis, cross: SizeConstraint.Axis) {
    var fixed = 0.0
    var isAllFixed = true
    for index in items.indices {
      if items[index].isFixed {
        items[index].basis = length(of: index, in: limit, cross: cross)
        fixed += items[index].basis
      } else {
        isAllFixed = false
      }
    }
    let remaining = limit - (fixed + spaces)
    if !isAllFixed, remaining.isGreaterThanZero {
      for index in items.indices where !items[index].isFixed {
        items[index].basis = length(of: index, in: remaining, cross: cross)
      }
    }
    for index in items.indices { items[index].length = items[index].basis }
  }

  /// Removes missing space from children that shrink.
  private mutating func shrink(to limit: Double, from natural: Double) {
    let isUniform = layout.overflow == .condenseUniformly
    let sum = sumOfBases
    resize(to: limit, from: natural) { item in
      item.shrink * Self.factor(of: item, isUniform: isUniform, sum: sum)
    }
  }

  /// Distributes remaining space.
  private mutating func fill(_ extent: Double, from natural: Double) {
    let sum = sumOfBases
    switch layout.underflow {
    case .growProportionally, .growUniformly:
      let isUniform = layout.underflow == .growUniformly
      resize(to: extent, from: natural) { item in
        item.grow * Self.factor(of: item, isUniform: isUniform, sum: sum)
      }
    case .spaceEvenly:
      line(from: 0, spacing: items.count > 1 ? (extent - sum) / Double(items.count - 1) : 0)
    case .justifyToStart: line(from: 0, spacing: spacing)
    case .justifyToCenter: line(from: (extent - natural) / 2, spacing: spacing)
    case .justifyToEnd: line(from: extent - natural, spacing: spacing)
    }
  }

  private static func factor(of item: StackItem, isUniform: Bool, sum: Double) -> Double {
    if isUniform { 1 } else if sum == 0 { item.basis } else { item.basis / sum }
  }

  /// Distributes the difference of two extents of the stack to the children by their weights; no
  /// extent of a child becomes negative.
  ///
  /// The extents are rounded to the precision of the stack's extent, so that their sums are exact,
  /// and the last child that changes gets the exact remainder.
  private mutating func resize(
    to extent: Double,
    from natural: Double,
    by weight: (StackItem) -> Double
  ) {
    let sum = items.reduce(0) { $0 + weight($1) }
    let divisor = sum == 0 ? 1 : sum
    var last: Int?
    for index in items.indices {
      let weight = weight(items[index])
      var length = items[index].basis + (extent - natural) * weight / divisor
      // A rounding error isn't space.
      if !(length > Double.rounding * items[index].basis) { length = 0 }
      if weight > 0, length > 0 {
        last = index
        if length.ulp < extent.ulp { length = (length / extent.ulp).rounded() * extent.ulp }
      }
      items[index].length = length
    }
    if let last {
      let length = items[last].length
      items[last].length = 0
      line(from: 0, spacing: spacing)
      let remainder = extent - reach
      let isExact = abs(remainder - length) <= Double.rounding * natural
      items[last].length = isExact ? remainder.asExtent : length
    }
    line(from: 0, spacing: spacing)
  }

  private mutating func line(from start: Double, spacing: Double) {
    var start = start
    for index in items.indices {
      items[index].start = start
      start += items[index].length + spacing
    }
  }

  // MARK: Across the axis

  /// Computes the positions across the axis; requires those along it.
  mutating func align(_ room: StackSpace) {
    if layout.alignment == .fill {
      fillAcross(room)
      return
    }
    measureAcross(room.limit)
    var highest = -Double.infinity
    var lowest = -Double.infinity
    for index in items.indices {
      // A child with an infinite extent has no space to align in.
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
    let offset = layout.alignment.fraction * (available - extent) + highest
    for index in items.indices { items[index].crossStart = offset - items[index].crossStart }
  }

  private mutating func fillAcross(_ room: StackSpace) {
    var extent: Double
    switch room {
    case .exactly(let value): extent = value
    case .room(let limit):
      measureAcross(limit)
      extent = limit.clamp(items.reduce(0) { max($0, $1.cross) })
    }
    for index in items.indices { items[index].cross = extent }
  }

  private mutating func measureAcross(_ limit: SizeConstraint.Axis) {
    for index in items.indices {
      let constraint = layout.axis.constraint(.atMost(items[index].length), cross: limit)
      let size = subelements[index].sizeThatFits(constraint)
      items[index].cross = layout.axis.crossLength(of: size)
    }
  }

  /// Returns the distance of a child's alignment point from its edge.
  private func guide(of index: Int) -> Double {
    let item = items[index]
    guard let guide = subelements[index][StackGuideKey.self] else {
      return layout.alignment.fraction * item.cross
    }
    return guide(layout.axis.size(length: item.length, cross: item.cross)).asCoordinate
  }

  // MARK: Results

  /// The end of the last child along the axis.
  private var reach: Double { items.reduce(0) { max($0, $1.start + $1.length) } }

  /// The extent of all children.
  var size: Size {
    let length = reach
    let cross = items.reduce(0) { max($0, $1.crossStart + $1.cross) }
    return layout.axis.size(length: length, cross: cross)
  }

  /// Sets the frames of the children.
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
