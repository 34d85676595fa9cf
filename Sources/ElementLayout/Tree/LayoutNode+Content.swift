import TraitSystem

extension LayoutNode {
  /// How deep elements can be in others; those deeper have no extent.
  ///
  /// Measuring asks from layout to layout, so depth costs stack. Where code isn't optimised a level of a
  /// container here takes up to 5.5 kilobytes, and this many of 7 fit into a megabyte.
  static let depthLimit = 128

  /// Makes the nodes of the content of this node, which is new, and of all below it.
  func expand() {
    // Not by recursion: elements can be nested deeper than a stack.
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

  /// Looks at the content of the element.
  ///
  /// - Returns: The children that there are to be, and whether something else than they has changed
  ///   that sizes or places depend on.
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
      // The nodes have all that is in the list.
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

  /// Forgets what depends on changed traits.
  ///
  /// - Parameter nodes: The uppermost nodes of an environment that has changed, each with what has.
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

  /// Takes another element for the same place, and keeps of the nodes below what stays the same.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - top: A node above that takes care of itself; nil to forget what is known up to the root.
  func update(to element: any Element, below top: LayoutNode? = nil) {
    var rest: [(node: LayoutNode, element: any Element)] = [(self, element)]
    while let (node, element) = rest.popLast() {
      let isAsSaid = !node.flags.contains(.holdsReplaced)
      if isAsSaid, DynamicEquality.areSurelyEqual(node.element, element) { continue }
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

  /// Takes a list of the same children, and says whether they carry the same as before.
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

  /// Takes a list of other children and keeps the nodes of those that were there before.
  private func replaceChildren(
    _ list: [ElementContent.Child],
    _ rest: inout [(node: LayoutNode, element: any Element)]
  ) -> Bool {
    var counter = IdentityCounter()
    var former: [ElementIdentity: LayoutNode] = [:]
    for node in children { former[counter.identity(of: node.element, node.key)] = node }
    counter = IdentityCounter()
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

/// What an element has in common with the former one whose place it takes.
private struct ElementIdentity: Hashable {
  let type: ObjectIdentifier
  let key: AnyHashable?
  /// The position among elements of the same type and key.
  var ordinal = 0
}

private struct IdentityCounter {
  private var counts: [ElementIdentity: Int] = [:]

  mutating func identity(of element: any Element, _ key: AnyHashable?) -> ElementIdentity {
    var identity = ElementIdentity(type: ObjectIdentifier(type(of: element)), key: key)
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    identity.ordinal = count
    return identity
  }
}
