public import TraitSystem

/// A tree of elements that is laid out incrementally.
///
/// ```swift
/// let tree = LayoutTree(page, environment: EnvironmentValues(traits))
/// tree.layOut(in: Size(width: 320, height: 480))
/// tree.forEachElement { element, frame in draw(element, in: frame) }
///
/// tree.element = otherPage                        // what is equal in both stays as it is
/// tree.layOut(in: Size(width: 320, height: 480))  // measures and places what has changed, and up
/// ```
///
/// A tree is confined to the isolation that created it, as its elements are, so it isn't
/// `Sendable`.
///
/// Elements nested deeper than 128 levels have no extent and no content, which ``cutElementCount``
/// reports. A tree of this depth is laid out on a stack of a megabyte, even in unoptimized code, if
/// each layout uses at most 7 kilobytes to measure an element.
///
/// The cost of a layout is linear in the number of elements. A stack with too little space measures
/// its children with two constraints, which doubles the number of measurements with each level of
/// nesting. Therefore a container is measured at most 128 times in a layout, and again when its
/// frame is determined. Its size for other constraints is approximate: the size for the most
/// similar constraint, reduced to the available space. Stacks reach this limit only if more than 7
/// levels of them have too little space. A tree with approximate sizes is laid out as a whole after
/// a change.
public final class LayoutTree {
  /// The caching of measured sizes.
  public enum Memory: Hashable, Sendable, CaseIterable {
    /// A size is reused for an equal constraint.
    case equalConstraints
    /// A size is reused for all constraints that have the same result under the contract of
    /// ``Layout``.
    case contract
  }

  private let session: LayoutSession
  private let scope: LayoutScope
  private var node: LayoutNode

  /// Creates the tree of an element and its descendants.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - environment: The environment of all elements.
  ///   - memory: The caching of sizes; elements that don't satisfy the contract need a restricted
  ///     form.
  public init(
    _ element: any Element,
    environment: EnvironmentValues = EnvironmentValues(),
    memory: Memory = .contract
  ) {
    session = LayoutSession(memory: memory)
    scope = LayoutScope(environment, session)
    node = LayoutNode(ElementContent.Child(element: element), parent: nil, scope: scope)
    node.expand()
  }

  /// The root element; setting it keeps the nodes of unchanged elements.
  ///
  /// - Complexity: O(*n*) in the number of elements, without descendants of equal elements.
  public var element: any Element {
    get { node.element }
    set { replace(root, with: newValue) }
  }

  /// The environment of all elements; setting it invalidates elements that read changed values, and
  /// their ancestors.
  public var environment: EnvironmentValues {
    get { scope.values }
    set {
      let changed = scope.take(newValue)
      if !changed.isEmpty { node.environmentHasChanged(in: [(node, changed)]) }
    }
  }

  // MARK: Laying out

  /// Returns the preferred size of the root element.
  ///
  /// - Parameter constraint: The available space.
  /// - Returns: The size; infinite on an axis without a limit for elements that use all space.
  public func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    round { node.sizeThatFits(constraint) }
  }

  /// Returns the size of the root element without validation and without the cache.
  ///
  /// - Returns: The size; nil if it is only an approximation.
  func rawSizeThatFits(_ constraint: SizeConstraint) -> Size? {
    forEachNode { $0.memory.removeAll() }
    session.isApproximate = false
    session.round &+= 1
    let size = node.measure(constraint)
    return session.isApproximate ? nil : size
  }

  /// Lays out all elements.
  ///
  /// - Parameter size: The size of the root element. An infinite extent is replaced by the
  ///   preferred extent, or by 0 if that is also infinite; an extent that is negative or not a
  ///   number is replaced by 0.
  public func layOut(in size: Size) {
    let size = resolved(size)
    node.setFrame(Rect(x: 0, y: 0, width: size.width, height: size.height))
    if node.waitsForLayout { round { placeNodes() } }
    session.pass += 1
  }

  private func placeNodes() {
    // Not recursive, because the tree can be deep.
    var rest = [node]
    while let node = rest.popLast() {
      if !node.waitsForLayout { continue }
      node.placeChildren()
      for child in node.children.reversed() where child.waitsForLayout { rest.append(child) }
    }
  }

  /// Measures or places elements, from the start if sizes are approximated, so that these don't
  /// depend on earlier rounds.
  private func round<Result>(_ body: () -> Result) -> Result {
    if session.isApproximate { forgetSizes() }
    let isNew = session.isNew
    session.isNew = false
    session.round &+= 1
    let result = body()
    return isNew || !session.isApproximate ? result : round(body)
  }

  /// Clears all cached sizes.
  private func forgetSizes() {
    forEachNode { node in
      node.memory.removeAll()
      node.host?.forget()
      node.flags.insert(.needsLayout)
    }
    session.isApproximate = false
    session.isNew = true
  }

  /// Calls a closure with each node; some nodes are only measured, not placed.
  private func forEachNode(_ body: (LayoutNode) -> Void) {
    var rest = [node]
    while let node = rest.popLast() {
      body(node)
      rest.append(contentsOf: node.children)
      if let probe = node.probe { rest.append(probe) }
    }
  }

  private func resolved(_ size: Size) -> Size {
    if size.width != .infinity, size.height != .infinity { return size }
    let wanted = node.sizeThatFits(SizeConstraint(width: size.width, height: size.height))
    return Size(
      width: size.width == .infinity ? wanted.width : size.width,
      height: size.height == .infinity ? wanted.height : size.height
    )
  }

  // MARK: Elements

  /// The root element with its frame.
  public var root: LaidOutElement { LaidOutElement(node: node) }

  /// Replaces an element of this tree; only elements that depend on it are laid out again.
  ///
  /// - Parameters:
  ///   - replaced: An element of this tree.
  ///   - element: The replacement, which keeps the key and the layout traits of the previous
  ///     element until an ancestor is set or replaced.
  public func replace(_ replaced: LaidOutElement, with element: any Element) {
    let former = replaced.node
    former.parent?.noteReplacing()
    if type(of: former.element) == type(of: element) {
      former.update(to: element)
      return
    }
    let made = LayoutNode(
      ElementContent.Child(element: element, key: former.key, traits: former.traits),
      parent: former.parent,
      scope: former.scope
    )
    made.expand()
    if let parent = former.parent {
      parent.children = parent.children.map { $0 === former ? made : $0 }
      parent.invalidate()
    } else if former === node {
      node = made
    }
    former.parent = nil
  }

  /// Invalidates an element after a change of data that it uses and that isn't in the environment.
  public func setNeedsLayout(_ element: LaidOutElement) { element.node.invalidate() }

  /// Calls a closure with each element, parents first, and its frame in the coordinates of the
  /// root.
  public func forEachElement(_ body: (_ element: LaidOutElement, _ frame: Rect) -> Void) {
    var rest = [(node: node, origin: Point.zero)]
    while let (node, origin) = rest.popLast() {
      var frame = node.frame
      frame.x += origin.x
      frame.y += origin.y
      body(LaidOutElement(node: node), frame)
      for child in node.children.reversed() {
        rest.append((child, Point(x: frame.x, y: frame.y)))
      }
    }
  }

  /// The number of elements without extent because they are nested too deeply.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var cutElementCount: Int {
    var count = 0
    forEachElement { element, _ in if element.node.flags.contains(.isCut) { count += 1 } }
    return count
  }
}
