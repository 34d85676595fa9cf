public import ElementLayout
import TraitSystem

/// How a view is laid out in others and lays out others; most views have nothing of it.
final class ViewArrangement {
  var layout: (any Layout)?
  var traits = LayoutTraits.empty
  var memory = MeasurementMemory()
  /// Whether something remembered was found without views that were too deep to be asked.
  var isCut = false
  /// How the layout of what the view is in shows it.
  var attributes = LayoutAttributes()
}

extension View {
  /// What places the subviews and says how large the view wants to be; nil for nothing.
  ///
  /// ```swift
  /// list.layout = StackLayout(axis: .vertical, spacing: 8)
  /// header.layoutTraits[StackPriorityKey.self] = .fixed
  /// ```
  ///
  /// The environment that it is given is that of the view's traits. What it sets of the attributes of a
  /// subview is seen where the hierarchy is drawn, and leaves the subview's own properties alone.
  public final var layout: (any Layout)? {
    get { arrangement?.layout }
    set {
      madeArrangement.layout = newValue
      flags.remove(.restsInLayout)
      setNeedsMeasuring()
    }
  }

  /// What the view carries for the layout of what it is in.
  public final var layoutTraits: LayoutTraits {
    get { arrangement?.traits ?? .empty }
    set {
      madeArrangement.traits = newValue
      superview?.setNeedsMeasuring()
    }
  }

  /// How large the view wants to be, from memory where it was asked before.
  ///
  /// Reading traits in ``sizeThatFits(_:)`` makes the view be measured again when they change, and laid
  /// out what it is in.
  ///
  /// - Parameter constraint: The room that there is.
  /// - Returns: The size; none for a view below 64 others that are being measured, which
  ///   ``cutViewCount`` tells.
  public final func measuredSize(in constraint: SizeConstraint) -> Size {
    let arrangement = madeArrangement
    let outer = TraitPhase.current as? PhaseTracking
    if let size = arrangement.memory.size(for: constraint, byContract: true) {
      if arrangement.isCut { outer?.isCut = true }
      return size
    }
    // Measuring goes down from view to view, so depth costs stack.
    if let outer, outer.measuringDepth >= Self.measuringLimit {
      outer.isCut = true
      return .zero
    }
    var size = Size.zero
    let found = PhaseTracking.run(self, isMeasuring: true) { size = sizeThatFits(constraint) }
    size = size.resolved(in: constraint)
    arrangement.memory.add(size, for: constraint)
    if found.isCut {
      arrangement.isCut = true
      outer?.isCut = true
    }
    if !found.mask.isEmpty {
      let state = makeState()
      state.measureReads.formUnion(found.mask)
      noteReads()
    }
    return size
  }

  /// How many views that contain each other are measured at once.
  private static let measuringLimit = 64

  /// How many views, of this one and those below it, have a size that was found without some views, because
  /// these are below 64 or more others that are measured for those below them, and counted as without
  /// extent.
  ///
  /// It is 0 unless views are nested so deep that ask each other for their sizes, and is again when they
  /// aren't any more and have been measured again.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public final var cutViewCount: Int {
    var count = 0
    var rest = [self as View]
    while let view = rest.popLast() {
      if view.arrangement?.isCut ?? false { count += 1 }
      rest.append(contentsOf: view.subviews)
    }
    return count
  }

  /// Forgets how large the view and those that it is in want to be, and makes them be laid out.
  ///
  /// To be called when something changes that ``sizeThatFits(_:)`` looks at and that is no trait.
  public final func setNeedsMeasuring() {
    var view: View? = self
    while let current = view {
      let wasAsked = current.arrangement.map { !$0.memory.isEmpty } ?? false
      current.arrangement?.memory.removeAll()
      current.arrangement?.isCut = false
      if current === self || current.layout != nil { current.setNeedsLayout() }
      // Nothing further out has looked at a size that nobody has asked for.
      view = wasAsked ? current.superview : nil
    }
  }

  private var madeArrangement: ViewArrangement {
    if let arrangement { return arrangement }
    let arrangement = ViewArrangement()
    self.arrangement = arrangement
    return arrangement
  }

  // MARK: Subviews

  /// Places the subviews by the layout.
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

  /// How the layout that places the view shows it, beside what the view says itself.
  final var arrangedAttributes: LayoutAttributes {
    superview?.layout == nil ? LayoutAttributes() : arrangement?.attributes ?? LayoutAttributes()
  }

  /// How large the view is to be for its subviews.
  final func arrangedSize(in constraint: SizeConstraint) -> Size {
    if let layout { return tree(of: layout).sizeThatFits(constraint) }
    return subviews.reduce(into: .zero) { size, subview in
      let other = subview.measuredSize(in: constraint)
      size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  /// A tree of the subviews, which remember themselves how large they want to be.
  private func tree(of layout: some Layout) -> LayoutTree {
    LayoutTree(
      ViewElement(views: subviews, layout: layout),
      environment: EnvironmentValues(traitCollection)
    )
  }
}

/// Views with what places them, as an element.
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
