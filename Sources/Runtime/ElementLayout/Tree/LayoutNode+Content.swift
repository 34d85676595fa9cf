import TraitSystem

extension LayoutNode {
  /// The maximum nesting depth of elements; deeper elements have no extent.
  ///
  /// Measuring is recursive, so depth requires stack space. In unoptimized code a level of one of
  /// the containers of this module uses up to 5.5 kilobytes, and this many levels of 7 kilobytes
  /// fit in a megabyte.
  static let depthLimit = 128

  /// Creates the nodes for the content of this new node and its descendants.
  func expand() {
    // Not recursive: elements can be nested deeper than the stack.
    var rest = [self]
    while let node = rest.popLast() {
      let list = node.takeContent().children
      node.children.reserveCapacity(list.count)
      for child in list {
        let made = node.makeChild(child)
        node.children.append(made)
        rest.append(made)
      }
    }
  }

  private func makeChild(_ child: ElementContent.Child) -> LayoutNode {
    LayoutNode(child, parent: self, scope: innerScope ?? scope)
  }

  /// Reads the content of the element.
  ///
  /// - Returns: The new children, and whether anything else that affects sizes or positions has
  ///   changed.
  private func takeContent() -> (children: [ElementContent.Child], hasChanged: Bool) {
    let isTooDeep = depth >= Self.depthLimit
    if isTooDeep { flags.insert(.isCut) }
    let content = isTooDeep ? .size(.zero) : element.content.kind
    let former = role
    kind = content
    if case .environment = content {} else if innerScope != nil { leaveInnerScope() }
    switch content {
    case .size(let size):
      role = .size
      let isSame = former == .size && fixedSize == size
      fixedSize = size
      return ([], !isSame)
    case .measured:
      role = .measured
      return ([], true)
    case .layout(let new, let list):
      role = .layout
      let isSame = former == .layout && host?.isSurelyEqual(to: new) ?? false
      let claimed = new.claimed(by: self)
      if claimed !== host {
        host?.leave(self)
        host = claimed
      }
      // The nodes contain the data of the list.
      kind = .layout(new, [])
      return (list, !isSame)
    case .child(let child):
      role = .passing
      return ([ElementContent.Child(element: child)], former != .passing)
    case .environment(let child, let transform):
      role = .passing
      enterInnerScope(transform)
      return ([ElementContent.Child(element: child)], former != .passing)
    case .built:
      role = .built
      setAnswersExactly()
      return ([], true)
    }
  }

  // MARK: Environments

  private func enterInnerScope(_ transform: (inout EnvironmentValues) -> Void) {
    let values = innerValues(transform)
    if let innerScope {
      let changed = innerScope.take(values)
      if !changed.isEmpty { environmentHasChanged(in: children.map { ($0, changed) }) }
    } else {
      removeChildren()
      innerScope = LayoutScope(values, scope.session)
    }
  }

  private func leaveInnerScope() {
    removeChildren()
    innerScope = nil
  }

  private func innerValues(_ transform: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    let outer = scope.beginNoting()
    var values = scope.tracked
    transform(&values)
    endNoting(outer)
    return values
  }

  /// Clears results that depend on changed traits.
  ///
  /// - Parameter nodes: The topmost nodes of changed environments, each with its changes.
  func environmentHasChanged(in nodes: [(node: LayoutNode, changed: TraitMask)]) {
    var rest = nodes
    while let (node, changed) = rest.popLast() {
      if node.reads(any: changed) { node.invalidate() }
      var below = changed
      if case .environment(_, let transform) = node.kind, let innerScope = node.innerScope {
        below = innerScope.take(node.innerValues(transform))
      }
      if below.isEmpty { continue }
      for child in node.children { rest.append((child, below)) }
      if let probe = node.probe { rest.append((probe, below)) }
    }
  }

  // MARK: Other elements

  /// Replaces the element and keeps the nodes of unchanged descendants.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - top: An ancestor that is updated separately; nil to invalidate all nodes up to the root.
  func update(to element: any Element, below top: LayoutNode? = nil) {
    var rest: [(node: LayoutNode, element: any Element)] = [(self, element)]
    while let (node, element) = rest.popLast() {
      let hasReplaced = node.flags.contains(.holdsReplaced)
      if !hasReplaced, areSurelyEqual(node.element, element) { continue }
      node.flags.remove(.holdsReplaced)
      node.element = element
      let (list, hasChanged) = node.takeContent()
      let isSameList =
        node.role == .built || node.hasChildren(likeThoseOf: list)
        ? node.updateChildren(list, &rest) : node.replaceChildren(list, &rest)
      if hasChanged || !isSameList { node.invalidate(below: top) }
    }
  }

  private func hasChildren(likeThoseOf list: [ElementContent.Child]) -> Bool {
    children.count == list.count
      && zip(children, list).allSatisfy { node, child in
        type(of: node.element) == type(of: child.element) && node.key == child.key
      }
  }

  /// Updates the same children, and returns whether their layout traits are equal to the previous
  /// ones.
  private func updateChildren(
    _ list: [ElementContent.Child],
    _ rest: inout [(node: LayoutNode, element: any Element)]
  ) -> Bool {
    var isSame = true
    for (node, child) in zip(children, list) {
      if !node.traits.isSurelyEqual(to: child.traits) { isSame = false }
      node.traits = child.traits
      rest.append((node, child.element))
    }
    return isSame
  }

  /// Replaces the children and keeps the nodes of existing ones.
  private func replaceChildren(
    _ list: [ElementContent.Child],
    _ rest: inout [(node: LayoutNode, element: any Element)]
  ) -> Bool {
    var counter: [ElementIdentity: Int] = [:]
    var former: [ElementIdentity: LayoutNode] = [:]
    for node in children { former[counter.identity(of: node.element, node.key)] = node }
    counter = [:]
    children = list.map { child in
      if let node = former.removeValue(forKey: counter.identity(of: child.element, child.key)) {
        node.traits = child.traits
        rest.append((node, child.element))
        return node
      }
      let made = makeChild(child)
      made.expand()
      return made
    }
    for node in former.values { node.parent = nil }
    return false
  }

  private func removeChildren() {
    for child in children { child.parent = nil }
    children = []
  }
}

/// The properties that an element shares with the previous one whose node it takes.
private struct ElementIdentity: Hashable {
  let type: ObjectIdentifier
  let key: AnyHashable?
  /// The position among elements of the same type and key.
  var ordinal = 0
}

extension [ElementIdentity: Int] {
  /// Counts an element among those of the same type and key, and returns its identity.
  fileprivate mutating func identity(of element: any ElementLayout.Element, _ key: AnyHashable?)
    -> ElementIdentity
  {
    var identity = ElementIdentity(type: ObjectIdentifier(type(of: element)), key: key)
    let count = self[identity, default: 0]
    self[identity] = count + 1
    identity.ordinal = count
    return identity
  }
}
