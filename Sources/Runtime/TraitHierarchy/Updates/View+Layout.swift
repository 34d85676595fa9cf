public import ElementLayout
import TraitSystem

/// The layout state of a view; most views don't need one.
final class ViewArrangement {
  var layout: (any Layout)?
  var traits = LayoutTraits.empty
  var memory = MeasurementMemory()
  /// Whether a cached size was computed without views beyond the depth limit.
  var isCut = false
  /// Whether a cached size was computed from approximate ones, which apply only to their round.
  var isApproximate = false
  /// The last round with a measurement, and the number of measurements in it.
  private var round: (number: UInt64, count: Int) = (0, 0)
  /// The attributes that the superview's layout has set.
  var attributes = LayoutAttributes()

  /// The maximum number of measurements of a view in a round, without measurements that determine
  /// its frame; the same as that of a container in a ``LayoutTree``.
  private static let measurementLimit = 128

  /// Starts a round unless it is the last one, and removes the approximate sizes of the last one.
  func enter(_ number: UInt64) {
    guard round.number != number else { return }
    round = (number, 0)
    if isApproximate { forgetSizes() }
  }

  /// Adds a measurement in the round, and returns whether the view has been measured often enough.
  func noteMeasurement() -> Bool {
    round.count += 1
    return round.count > Self.measurementLimit
  }

  func forgetSizes() {
    memory.removeAll()
    isApproximate = false
  }
}

/// The maximum number of nested views measured at the same time.
private let measuringLimit = 64

extension ViewProperties {
  /// The layout that positions the subviews and determines the view's size; nil for none.
  ///
  /// ```swift
  /// list.layout = StackLayout(axis: .vertical, spacing: 8)
  /// header.layoutTraits[StackPriorityKey.self] = .fixed
  /// ```
  ///
  /// The environment of the layout is that of the view's traits. The attributes that it sets for a
  /// subview affect drawing, but not the subview's own properties.
  public var layout: (any Layout)? {
    get { arrangement?.layout }
    set {
      madeArrangement.layout = newValue
      flags.remove(.restsInLayout)
      setNeedsMeasuring()
    }
  }

  /// The layout traits that the view provides to its superview's layout.
  public var layoutTraits: LayoutTraits {
    get { arrangement?.traits ?? .empty }
    set {
      madeArrangement.traits = newValue
      superview?.setNeedsMeasuring()
    }
  }

  /// Returns the view's preferred size, from the cache if it was measured before.
  ///
  /// If traits that ``View/sizeThatFits(_:)`` reads change, the view is measured again and its
  /// superview is laid out again.
  ///
  /// In one layout of another view, a view with subviews is measured at most 128 times, as a
  /// container of a `LayoutTree`, and again when its frame is determined. Its size for other
  /// constraints is approximate: the size for the most similar constraint, reduced to the available
  /// space. Views reach this limit only if more than 7 nested ones have layouts with too little
  /// space.
  ///
  /// - Parameter constraint: The available space.
  /// - Returns: The size; zero for a view below 64 others that are being measured, which
  ///   `cutViewCount` reports.
  public func measuredSize(in constraint: SizeConstraint) -> Size {
    let arrangement = madeArrangement
    let outer = ThreadState.currentRecorder as? PhaseTracking
    if let outer, outer.measuringRound == 0 { outer.measuringRound = PhaseTracking.nextRound() }
    let round = outer?.measuringRound ?? PhaseTracking.nextRound()
    arrangement.enter(round)
    if let size = arrangement.memory.size(for: constraint, byContract: true) {
      if arrangement.isCut { outer?.isCut = true }
      if arrangement.isApproximate { outer?.isApproximate = true }
      return size
    }
    // Measuring is recursive, so its depth is limited.
    if let outer, outer.measuringDepth >= measuringLimit {
      outer.isCut = true
      return .zero
    }
    // Views without subviews are measured by limited ones only, and a superview that is not being
    // measured determines the frame.
    if let outer, outer.measuringDepth > 0, !subviews.isEmpty, arrangement.noteMeasurement(),
      let size = arrangement.memory.nearestSize(for: constraint)
    {
      outer.isApproximate = true
      return size
    }
    var size = Size.zero
    let found = MethodTracking.run(self, measuringIn: round) { size = sizeThatFits(constraint) }
    size = size.resolved(in: constraint)
    arrangement.memory.add(size, for: constraint)
    if found.isCut {
      arrangement.isCut = true
      outer?.isCut = true
    }
    if found.isApproximate {
      arrangement.isApproximate = true
      outer?.isApproximate = true
    }
    if !found.mask.isEmpty { changeReads { $0.measuring.formUnion(found.mask) } }
    return size
  }

  /// The number of views, at and below this one, whose size was computed without some views,
  /// because these are below 64 or more nested views that are being measured, and were treated as
  /// empty.
  ///
  /// It is 0 unless views that measure each other are nested that deep, and returns to 0 once they
  /// no longer are and have been measured again.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var cutViewCount: Int {
    var count = 0
    // The views aren't retained one by one: nothing that runs here releases them.
    var rest = unsafe [Unmanaged.passUnretained(self as View)]
    while let next = unsafe rest.popLast() {
      unsafe next._withUnsafeGuaranteedRef { view in
        if let arrangement = view.arrangement, arrangement.isCut { count += 1 }
        if view.subviews.isEmpty { return }
        unsafe view.subviews.withUnsafeBufferPointer { subviews in
          for index in subviews.indices {
            unsafe rest.append(.passUnretained(subviews[index]))
          }
        }
      }
    }
    return count
  }

  /// Discards the cached sizes of the view and of the ancestors that depend on them, and schedules
  /// the layout of these views.
  ///
  /// Call it when data changes that ``View/sizeThatFits(_:)`` uses and that isn't a trait.
  public func setNeedsMeasuring() {
    var view: View? = self
    while let current = view {
      let wasMeasured = current.arrangement.map { !$0.memory.isEmpty } ?? false
      current.arrangement?.forgetSizes()
      current.arrangement?.isCut = false
      // Ancestors without a layout position their subviews in `layoutSubviews`.
      if current === self || !current.flags.contains(.restsInLayout) { current.setNeedsLayout() }
      // Ancestors haven't used a size that was never requested.
      view = wasMeasured ? current.superview : nil
    }
  }
}

extension View {
  fileprivate var madeArrangement: ViewArrangement {
    if let arrangement { return arrangement }
    let arrangement = ViewArrangement()
    self.arrangement = arrangement
    return arrangement
  }

  // MARK: Subviews

  /// Positions the subviews with the layout.
  final func arrangeSubviews() {
    guard let layout else { return }
    let tree = tree(of: layout)
    tree.layOut(in: Size(width: frame.width, height: frame.height))
    for (view, element) in zip(subviews, tree.root.children) {
      view.frame = element.frame
      let attributes = element.attributes
      if attributes != view.arrangement?.attributes ?? LayoutAttributes() {
        view.madeArrangement.attributes = attributes
      }
    }
  }

  /// The attributes set by the superview's layout, in addition to the view's own.
  final var arrangedAttributes: LayoutAttributes {
    superview?.layout == nil ? LayoutAttributes() : arrangement?.attributes ?? LayoutAttributes()
  }

  /// Returns the preferred size of the view for its subviews.
  final func arrangedSize(in constraint: SizeConstraint) -> Size {
    if let layout { return tree(of: layout).sizeThatFits(constraint) }
    return subviews.reduce(into: .zero) { size, subview in
      let other = subview.measuredSize(in: constraint)
      size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  /// Returns a tree of the subviews, which cache their own sizes.
  private func tree(of layout: some Layout) -> LayoutTree {
    LayoutTree(
      ViewElement(views: subviews, layout: layout),
      environment: EnvironmentValues(traitCollection)
    )
  }
}

/// A view with a layout, as an element.
private struct ViewElement<L: Layout>: Element {
  let views: [View]
  let layout: L

  var content: ElementContent {
    ElementContent(layout: layout) { builder in
      for view in views { builder.add(traits: view.layoutTraits, element: Subview(view: view)) }
    }
  }
}

/// A view as an element.
private struct Subview: Element {
  let view: View

  var content: ElementContent {
    ElementContent { constraint, _ in view.measuredSize(in: constraint) }
  }
}
