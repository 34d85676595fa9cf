public import TraitSystem

/// Elements that are laid out, and that are laid out again with as little work as a change needs.
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
/// A tree is confined to the isolation that made it, as the elements in it are, so it isn't `Sendable`.
///
/// Elements that are nested deeper than 128 levels have no extent and no content, which
/// ``cutElementCount`` tells. So deep a tree is laid out on a stack of a megabyte, even where code isn't
/// optimised, by layouts that take no more than 7 kilobytes of it to measure an element.
public final class LayoutTree {
  /// What is remembered of the sizes that elements answered.
  public enum Memory: Hashable, Sendable, CaseIterable {
    /// Nothing: each question is put to the element.
    case nothing
    /// The answer to each question, for the same question.
    case questions
    /// The answer to each question, for all questions that have the same answer under the contract that
    /// ``Layout`` states.
    case contract
  }

  private let session: LayoutSession
  private let scope: LayoutScope
  private var node: LayoutNode

  /// Makes the tree of an element and all that it is made of.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - environment: The values that are handed through to all elements.
  ///   - memory: What is remembered; less than by contract is for elements that don't hold to it.
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

  /// The outermost element; setting it keeps what the former one and the new one have in common.
  ///
  /// - Complexity: O(*n*) in the number of elements, without those below elements that are equal.
  public var element: any Element {
    get { node.element }
    set { replace(root, with: newValue) }
  }

  /// The values that are handed through to all elements; setting it makes those elements be measured
  /// again that read a value that has changed, and what they are in.
  public var environment: EnvironmentValues {
    get { scope.values }
    set {
      let changed = scope.take(newValue)
      if !changed.isEmpty { node.environmentHasChanged(in: [(node, changed)]) }
    }
  }

  // MARK: Laying out

  /// How large the outermost element wants to be.
  ///
  /// - Parameter constraint: The room that there is.
  /// - Returns: The size; infinite on an axis without a limit for elements that take all room.
  public func sizeThatFits(_ constraint: SizeConstraint) -> Size { node.sizeThatFits(constraint) }

  /// What the outermost element answers, whatever that is, with nothing remembered of former questions.
  func rawSizeThatFits(_ constraint: SizeConstraint) -> Size {
    var rest = [node]
    while let node = rest.popLast() {
      node.memory.removeAll()
      rest.append(contentsOf: node.children)
      if let probe = node.probe { rest.append(probe) }
    }
    return node.ask(constraint)
  }

  /// Gives every element its place.
  ///
  /// - Parameter size: The size of the outermost element. Where it is infinite the element has the
  ///   extent that it wants to have, and none if that is infinite too; what is negative or not a number
  ///   is 0.
  public func layOut(in size: Size) {
    let size = resolved(size)
    node.setFrame(Rect(x: 0, y: 0, width: size.width, height: size.height))
    // Not by recursion, for depth.
    var rest = [node]
    while let node = rest.popLast() {
      if !node.waitsForLayout { continue }
      node.placeChildren()
      for child in node.children.reversed() where child.waitsForLayout { rest.append(child) }
    }
    session.pass += 1
  }

  private func resolved(_ size: Size) -> Size {
    if size.width != .infinity, size.height != .infinity { return size }
    let wanted = node.sizeThatFits(SizeConstraint(width: size.width, height: size.height))
    return Size(
      width: size.width == .infinity ? wanted.width : size.width,
      height: size.height == .infinity ? wanted.height : size.height
    )
  }

  // MARK: Parts

  /// The outermost element, as it is laid out.
  public var root: LaidOutElement { LaidOutElement(node: node) }

  /// Puts another element in the place of one in this tree; only what depends on it is laid out again.
  ///
  /// - Parameters:
  ///   - part: A part of this tree.
  ///   - element: What takes its place, with the key and the traits of the former one, until an element
  ///     above is set or replaced.
  public func replace(_ part: LaidOutElement, with element: any Element) {
    let former = part.node
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

  /// Makes an element be measured and placed again, because something has changed that it looks at and
  /// that is not in the environment.
  public func setNeedsLayout(_ part: LaidOutElement) { part.node.invalidate() }

  /// Calls a closure with each element, one before those in it, and with its place in the coordinates
  /// of the outermost one.
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

  /// How many elements have no extent because they are too deep in others.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var cutElementCount: Int {
    var count = 0
    forEachElement { element, _ in if element.node.flags.contains(.isCut) { count += 1 } }
    return count
  }
}
