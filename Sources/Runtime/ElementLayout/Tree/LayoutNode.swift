import TraitSystem

/// A node of a laid-out tree, which represents an element.
///
/// It is kept while the element has the same type, the same key and the same position among
/// elements of equal type and key.
@usableFromInline
final class LayoutNode {
  /// The way in which the element is measured.
  enum Role {
    case size, measured, layout, passing, built
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// The node or a descendant has changed since it was laid out.
    static let needsLayout = Flags(rawValue: 1)
    /// The container's layout is placing elements.
    static let isBeingPlaced = Flags(rawValue: 2)
    /// The container's layout has placed the node.
    static let isPlaced = Flags(rawValue: 4)
    /// The node or a descendant has content that is selected for the available space, which doesn't
    /// have to satisfy the contract of layouts.
    static let answersExactly = Flags(rawValue: 8)
    /// The node is too deep in the tree to have content.
    static let isCut = Flags(rawValue: 16)
    /// A descendant was replaced, so the element no longer describes the content of the node.
    static let holdsReplaced = Flags(rawValue: 32)
  }

  var element: any Element
  var key: AnyHashable?
  @usableFromInline var traits: LayoutTraits

  var role = Role.size
  var fixedSize = Size.zero
  var kind = ElementContent.Kind.size(.zero)
  var host: LayoutHost?

  var children: [LayoutNode] = []
  /// The node of which this one is a child or the probe.
  ///
  /// A node that is removed or deallocated clears this reference in its children, which can be
  /// retained elsewhere.
  unowned var parent: LayoutNode?
  let depth: Int
  var scope: LayoutScope

  /// The child of built content at the last measurement.
  var probe: LayoutNode?
  /// The environment of the child, if it differs.
  var innerScope: LayoutScope?

  var flags: Flags = .needsLayout
  /// The number of measurements in the last round with any, up to one more than the limit, and the
  /// round; small numbers that need no space beside the flags.
  private var roundCount: UInt8 = 0
  private var round: UInt32 = 0
  var memory = MeasurementMemory()
  /// The traits that measuring and placing have read, if any.
  private var reads: ReadTraits?

  /// The frame in the parent's coordinates.
  var frame = Rect.zero
  /// The size for which the children have frames.
  var laidOutSize = Size.zero
  var attributes = LayoutAttributes()

  init(_ child: ElementContent.Child, parent: LayoutNode?, scope: LayoutScope) {
    element = child.element
    key = child.key
    traits = child.traits
    self.parent = parent
    self.scope = scope
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  deinit {
    for child in children { child.parent = nil }
    probe?.parent = nil
    host?.leave(self)
  }

  var isBeingPlaced: Bool { flags.contains(.isBeingPlaced) }

  func place(in frame: Rect) {
    flags.insert(.isPlaced)
    setFrame(frame)
  }

  func setFrame(_ frame: Rect) {
    self.frame = frame.asPlace
  }

  var size: Size { Size(width: frame.width, height: frame.height) }

  /// Whether the frames of the children are outdated.
  var waitsForLayout: Bool { flags.contains(.needsLayout) || laidOutSize != size }

  // MARK: Changes

  /// Clears cached sizes of this node and its ancestors, up to but not including a node.
  func invalidate(below top: LayoutNode? = nil) {
    var node: LayoutNode? = self
    while let current = node, current !== top {
      current.memory.removeAll()
      current.host?.forget()
      current.flags.insert(.needsLayout)
      node = current.parent
    }
  }

  /// Marks this node and its ancestors as having a replaced descendant.
  func noteReplacing() {
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.holdsReplaced) {
      current.flags.insert(.holdsReplaced)
      node = current.parent
    }
  }

  /// Restricts cached sizes of this node and its ancestors to equal constraints.
  func setAnswersExactly() {
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.answersExactly) {
      current.flags.insert(.answersExactly)
      node = current.parent
    }
  }

  // MARK: Rounds

  /// The maximum number of measurements of a container in a round.
  ///
  /// It is more than 2 + 4 + … + 64, the number for the last of 7 nested containers that measure
  /// the next one with two constraints each time that they are measured or placed.
  private static let measurementLimit: UInt8 = 128

  /// Adds a measurement in a round, and returns whether the element has been measured often enough.
  func noteMeasurement(in current: UInt32) -> Bool {
    // Elements that aren't containers are measured by containers only, so they need no limit.
    if role == .measured { return false }
    if round != current {
      round = current
      roundCount = 0
    }
    if roundCount > Self.measurementLimit { return true }
    roundCount += 1
    return roundCount > Self.measurementLimit
  }

  // MARK: Reads

  /// Returns whether the node depends on any of these traits.
  func reads(any mask: TraitMask) -> Bool { reads?.mask.intersects(mask) ?? false }

  /// Adds the reads of the environment since recording started.
  @inline(__always)
  func endNoting(_ outer: TraitMask) {
    let mask = scope.endNoting(outer)
    if mask.isEmpty { return }
    if let reads { reads.mask.formUnion(mask) } else { reads = ReadTraits(mask) }
  }
}

/// A boxed set of traits, because few nodes read any.
private final class ReadTraits {
  var mask: TraitMask

  init(_ mask: TraitMask) {
    self.mask = mask
  }
}

/// An element with its frame.
///
/// It refers to a part of a ``LayoutTree`` and contains the results of the tree's last layout.
public struct LaidOutElement: Identifiable {
  let node: LayoutNode

  /// The identity of the element, determined by its type, its key and its position among elements
  /// of the same type and key.
  public var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// The element.
  public var element: any Element { node.element }

  /// The frame in the coordinates of the containing element, in points.
  public var frame: Rect { node.frame }

  /// The visual attributes of the element.
  public var attributes: LayoutAttributes { node.attributes }

  /// The elements of this element's content, in the order in which they were added.
  public var children: [LaidOutElement] { node.children.map { LaidOutElement(node: $0) } }
}
