public import DynamicColors
public import ElementLayout
import TraitSystem

/// A node that draws; part of a tree of views in a window.
open class View: TraitNode {
  /// The view's frame in its superview, in points.
  ///
  /// For drawing, a coordinate that isn't finite, and a size that is negative or not finite, is
  /// replaced by 0.
  public final var frame: Rect {
    didSet {
      if frame.width == oldValue.width, frame.height == oldValue.height { return }
      setNeedsLayout()
      // A drawing is valid for one size only.
      invalidateDisplay()
      sizeDidChange()
    }
  }

  /// Called after the size of the frame has changed.
  func sizeDidChange() {}

  /// The view that contains this view.
  public internal(set) final weak var superview: View?

  /// The subviews, back to front.
  public internal(set) final var subviews: [View] = []

  /// The controller of this view, if it has one.
  final weak var owningController: ViewController? {
    didSet {
      flags.remove(.restsInLayout)
      flags.insert(.hadController)
    }
  }

  /// The color behind the view's contents; nil is transparent.
  public final var backgroundColor: DynamicColor? {
    didSet {
      if backgroundColor == oldValue { return }
      flags.remove(.restsInDisplay)
      setNeedsDisplay()
    }
  }

  /// The appearance of the view; nil until a property of it is set.
  final var viewAppearance: ViewAppearance?

  /// The layout state of the view; nil until it is needed.
  final var arrangement: ViewArrangement?

  /// Creates a view without a superview.
  public init(frame: Rect) {
    self.frame = frame
    super.init(flags: .needsAll)
  }

  /// Creates a view with a zero frame and no superview.
  ///
  /// Subclasses inherit this initializer if they have no initializers of their own or override the
  /// other one.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit { whenReleased { releaseSubviews() } }

  // MARK: Updates

  /// Sets properties that don't depend on the layout; called before layout, and again when a trait
  /// that it read changes.
  open func updateProperties() {}

  /// Sets constraints; called before layout, and again when a trait that it read changes.
  open func updateConstraints() {}

  /// Positions the subviews; called again when a trait that it read changes.
  ///
  /// The default implementation uses `layout`, if there is one.
  open func layoutSubviews() { arrangeSubviews() }

  /// Returns the preferred size of the view; called again when a trait that it read changes.
  ///
  /// The default implementation returns the size that `layout` requires for the subviews; without
  /// a layout, the size that contains each subview, or zero if there are none. The result must
  /// satisfy the contract of layouts. Callers use `measuredSize(in:)`.
  ///
  /// - Parameter constraint: The available space.
  /// - Returns: The size, in points.
  open func sizeThatFits(_ constraint: SizeConstraint) -> Size { arrangedSize(in: constraint) }

  /// Draws the contents with `canvas` in front of the background.
  ///
  /// Called again when a trait that it read or the view's size changes, or when a color that it
  /// resolved with the view's traits has another value.
  ///
  /// - Parameter rect: The area to draw, in the view's coordinates.
  open func draw(_ rect: Rect) {}

  /// Called after the ``tintColor`` of the view, or one that it inherits, was set to another color.
  open func tintColorDidChange() {}

  /// Called after the view was added to a superview or removed from one, except by a dismissal.
  open func didMoveToSuperview() {}

  /// Called after the ``window`` of the view or of one of its ancestors has changed.
  open func didMoveToWindow() {}

  /// Schedules ``updateProperties()`` for the next update.
  public final func setNeedsUpdateProperties() { setNeeds(.needsProperties) }

  /// Schedules ``updateConstraints()`` for the next update.
  public final func setNeedsUpdateConstraints() { setNeeds(.needsConstraints) }

  /// Schedules ``layoutSubviews()`` for the next update.
  open func setNeedsLayout() { setNeeds(.needsLayout) }

  /// Schedules ``draw(_:)`` for the next update.
  open func setNeedsDisplay() {
    flags.insert(.mustDisplay)
    setNeeds(.needsDisplay)
  }

  /// Performs pending updates of traits and properties at and below this view now.
  public final func updatePropertiesIfNeeded() { _ = UpdatePass.run(from: self, [.properties]) }

  /// Performs pending updates of traits, properties, constraints and layout at and below this view
  /// now.
  public final func layoutIfNeeded() {
    _ = UpdatePass.run(from: self, [.properties, .constraints, .appearance, .layout])
  }

  override final func invalidateProperties() { setNeedsUpdateProperties() }

  override final func invalidateConstraints() { setNeedsUpdateConstraints() }

  override final func invalidateLayout() { setNeedsLayout() }

  override final func invalidateDisplay() {
    let isPending = flags.contains(.needsDisplay)
    let isRequested = flags.contains(.mustDisplay)
    setNeedsDisplay()
    if !isRequested { flags.remove(.mustDisplay) }
    // One change of several can revert another.
    if isPending { flags.insert(.comparesDisplay) }
  }

  override final func invalidateMeasuring() { setNeedsMeasuring() }

  // Anything that a phase does besides calling its method must be considered in
  // `phasesAtRest(of:)`.
  override final func run(_ phase: UpdatePhase, _ shared: SharedTracking) {
    switch phase {
    case .properties: track(.properties, with: shared) { updateProperties() }
    case .constraints: track(.constraints, with: shared) { updateConstraints() }
    case .layout: runLayout(shared)
    case .display: runDisplay()
    case .appearance: break
    }
  }

  func runLayout(_ shared: SharedTracking) {
    guard let controller = knownController else {
      track(.layout, with: shared) { layoutSubviews() }
      return
    }
    controller.observe(.layout) {
      let before = MethodTracking.run(controller, companion: self) {
        controller.applyTraitsOfChildren()
        controller.viewWillLayoutSubviews()
      }
      track(.layout, with: shared) { layoutSubviews() }
      let after = MethodTracking.run(controller, companion: self) {
        controller.viewDidLayoutSubviews()
      }
      controller.keep(before.mask.union(after.mask), of: .layout)
    }
  }

  // MARK: The hierarchy

  /// The view's controller if it has one, otherwise the superview.
  override var parentNode: TraitNode? {
    if let knownController { knownController } else { superview }
  }

  /// The controller of this view; faster than the weak reference for views that never had one.
  private var knownController: ViewController? {
    flags.contains(.hadController) ? owningController : nil
  }

  override func forEachChildNode(_ body: (TraitNode) -> Void) {
    for subview in subviews {
      guard let controller = subview.knownController else {
        body(subview)
        continue
      }
      if controller.presentation == nil { body(controller) }
    }
  }
}

extension View {
  /// The window that contains the view, or the view itself if it is a window.
  ///
  /// - Complexity: O(*d*) in the number of nodes above the view.
  public final var window: Window? {
    var node: TraitNode? = self
    while let current = node {
      if let window = current as? Window { return window }
      node = current.parentNode
    }
    return nil
  }

  /// Calls ``didMoveToWindow()`` of this view and its descendants.
  final func notifyOfWindowChange() {
    var views: [View] = []
    topOfOwn.forEachNode { if let view = $0 as? View { views.append(view) } }
    for view in views { view.didMoveToWindow() }
  }
}
