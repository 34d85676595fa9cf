extension LayoutNode {
  /// Returns the preferred size of the element; each extent is a nonnegative number, and finite if
  /// there is a limit.
  @usableFromInline
  func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    if role == .size { return fixedSize.resolved(in: constraint) }
    // Elements that forward the call are skipped by a loop instead of recursion.
    var node = self
    while node.role == .passing, let child = node.children.first { node = child }
    return node.role == .size
      ? node.fixedSize.resolved(in: constraint)
      : node.rememberedSize(for: constraint, isFinal: isBeingPlaced || depth == 0)
  }

  /// Returns the size from the cache or the element.
  ///
  /// - Parameters:
  ///   - constraint: The available space.
  ///   - isFinal: Whether the size determines a frame, so that it isn't approximated.
  /// - Returns: The size.
  private func rememberedSize(for constraint: SizeConstraint, isFinal: Bool) -> Size {
    let session = scope.session
    let byContract = session.memory == .contract && !flags.contains(.answersExactly)
    if let size = memory.size(for: constraint, byContract: byContract) { return size }
    let isLimited = noteMeasurement(in: session.round)
    if isLimited, !isFinal, let size = memory.nearestSize(for: constraint) {
      session.isApproximate = true
      return size
    }
    let size = measure(constraint).resolved(in: constraint)
    memory.add(size, for: constraint)
    return size
  }

  /// Returns the size from the element itself, without validation.
  func measure(_ constraint: SizeConstraint) -> Size {
    let outer = scope.beginNoting()
    defer { endNoting(outer) }
    switch kind {
    case .size: return fixedSize
    case .child, .environment: return children.first?.measure(constraint) ?? .zero
    case .layout: return host?.sizeThatFits(constraint, self) ?? .zero
    case .measured(let body): return body(constraint, scope.tracked)
    case .built(let build):
      return update(&probe, to: build(constraint, scope.tracked)).sizeThatFits(constraint)
    }
  }

  // MARK: Placing

  /// Sets the frames of the children for the node's size.
  func placeChildren() {
    flags.remove(.needsLayout)
    laidOutSize = size
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    switch kind {
    case .size, .measured: return
    case .child, .environment: children.first?.fill(bounds)
    case .built(let build):
      let outer = scope.beginNoting()
      let element = build(SizeConstraint(size), scope.tracked)
      endNoting(outer)
      var child = children.first
      for other in children.dropFirst() { other.parent = nil }
      let made = update(&child, to: element)
      children = [made]
      made.fill(bounds)
    case .layout:
      guard let host, !children.isEmpty else { return }
      for child in children {
        child.flags.insert(.isBeingPlaced)
        child.flags.remove(.isPlaced)
        child.attributes = LayoutAttributes()
      }
      let outer = scope.beginNoting()
      host.place(in: size, self)
      endNoting(outer)
      for child in children {
        child.flags.remove(.isBeingPlaced)
        if !child.flags.contains(.isPlaced) { child.frame = bounds }
      }
    }
  }

  /// Sets the frame of a node that isn't placed by a layout.
  private func fill(_ bounds: Rect) {
    frame = bounds
    attributes = LayoutAttributes()
  }

  /// Updates the child of built content for a new element.
  private func update(_ child: inout LayoutNode?, to element: any Element) -> LayoutNode {
    if let child, type(of: child.element) == type(of: element) {
      child.update(to: element, below: self)
      return child
    }
    let made = LayoutNode(ElementContent.Child(element: element), parent: self, scope: scope)
    made.expand()
    child?.parent = nil
    child = made
    return made
  }
}
