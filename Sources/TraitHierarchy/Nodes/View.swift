public import DynamicColors
public import ElementLayout
import TraitSystem

/// A node that draws: part of a tree of views under a window.
open class View: TraitNode {
  /// The view's place in its superview, in points.
  ///
  /// It is drawn with zero in place of what is no finite number and of extents that are negative.
  public final var frame: Rect {
    didSet {
      if frame.width == oldValue.width, frame.height == oldValue.height { return }
      setNeedsLayout()
      // What is drawn for one size doesn't fit another.
      setNeedsDisplay()
    }
  }

  /// The view that this one is in.
  public internal(set) final unowned(unsafe) var superview: View?

  /// The views in this one, the first at the back.
  public internal(set) final var subviews: [View] = []

  /// The controller whose own view this is.
  public internal(set) final unowned(unsafe) var viewController: ViewController? {
    didSet { flags.remove(.restsInLayout) }
  }

  /// What is behind the view's contents; nil is transparent.
  public final var backgroundColor: DynamicColor? {
    didSet {
      if backgroundColor == oldValue { return }
      flags.remove(.restsInDisplay)
      setNeedsDisplay()
    }
  }

  final var ownTintColor: DynamicColor?

  /// How the view is shown; nil as long as nothing of it was set.
  final var appearance: ViewAppearance?

  /// How the view is laid out in others and lays out others; nil as long as nothing of it is known.
  final var arrangement: ViewArrangement?

  /// Makes a view that is in no hierarchy.
  public init(frame: Rect) {
    self.frame = frame
    super.init(flags: .needsAll)
  }

  /// Makes a view without extent that is in no hierarchy.
  ///
  /// Subclasses inherit it that have no initialisers of their own or override the other one.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit { releaseSubviews() }

  // MARK: Updates

  /// Sets what doesn't depend on sizes; runs before layout, again when a trait that it read changes.
  open func updateProperties() {}

  /// Sets constraints; runs before layout, again when a trait that it read changes.
  open func updateConstraints() {}

  /// Places the subviews; runs again when a trait that it read changes.
  ///
  /// Unless overridden, the subviews are placed by `layout`, if there is one.
  open func layoutSubviews() { arrangeSubviews() }

  /// Says how large the view wants to be; runs again when a trait that it read changes.
  ///
  /// Unless overridden, it is as large as ``layout`` needs for the subviews, or so large that each of them
  /// fits, or without extent if there are none. What it says has to hold to the contract of layouts. It
  /// is asked through ``measuredSize(in:)``.
  ///
  /// - Parameter constraint: The room that there is.
  /// - Returns: The size, in points.
  open func sizeThatFits(_ constraint: SizeConstraint) -> Size { arrangedSize(in: constraint) }

  /// Draws the contents with ``canvas``, in front of the background; runs again when a trait that it read changes, or
  /// when a color that it resolved with the view's traits comes to something else.
  ///
  /// - Parameter rect: The part to draw, in the view's own coordinates.
  open func draw(_ rect: Rect) {}

  /// Is called after the effective ``tintColor`` has changed.
  open func tintColorDidChange() {}

  /// Is called after the view has come into another view, or out of one.
  open func didMoveToSuperview() {}

  /// Is called after the view, or one that it is in, has come into a ``window`` or out of one.
  open func didMoveToWindow() {}

  /// Makes ``updateProperties()`` run in the next update.
  public final func setNeedsUpdateProperties() { setNeeds(.needsProperties) }

  /// Makes ``updateConstraints()`` run in the next update.
  public final func setNeedsUpdateConstraints() { setNeeds(.needsConstraints) }

  /// Makes ``layoutSubviews()`` run in the next update.
  open func setNeedsLayout() { setNeeds(.needsLayout) }

  /// Makes ``draw(_:)`` run in the next update.
  open func setNeedsDisplay() { setNeeds(.needsDisplay) }

  /// Runs what waits of the traits and ``updateProperties()`` at and below this view now.
  public final func updatePropertiesIfNeeded() { _ = UpdatePass.run(from: self, [.properties]) }

  /// Runs what waits of the traits, properties, constraints and layout at and below this view now.
  public final func layoutIfNeeded() {
    _ = UpdatePass.run(from: self, [.properties, .constraints, .appearance, .layout])
  }

  override final func invalidateProperties() { setNeedsUpdateProperties() }

  override final func invalidateConstraints() { setNeedsUpdateConstraints() }

  override final func invalidateLayout() { setNeedsLayout() }

  override final func invalidateDisplay() { setNeedsDisplay() }

  override final func invalidateMeasuring() { setNeedsMeasuring() }

  // What a phase does besides calling its method is also to be told to `phasesAtRest(of:)`.
  override final func run(_ phase: UpdatePhase) {
    switch phase {
    case .properties: track(.properties) { updateProperties() }
    case .constraints: track(.constraints) { updateConstraints() }
    case .layout: runLayout()
    case .display: runDisplay()
    case .appearance: break
    }
  }

  func runLayout() {
    guard let viewController else {
      track(.layout) { layoutSubviews() }
      return
    }
    let before = PhaseTracking.run(viewController, companion: self) {
      viewController.applyTraitsOfChildren()
      viewController.viewWillLayoutSubviews()
    }
    track(.layout) { layoutSubviews() }
    let after = PhaseTracking.run(viewController, companion: self) {
      viewController.viewDidLayoutSubviews()
    }
    viewController.keep(before.mask.union(after.mask), of: .layout)
  }

  // MARK: The hierarchy

  /// The view's controller where it has one of its own, else the superview.
  override var parentNode: TraitNode? {
    if let viewController { viewController } else { superview }
  }

  override func forEachChildNode(_ body: (TraitNode) -> Void) {
    for subview in subviews where !subview.isPresented { body(subview.topOfOwn) }
  }
}
