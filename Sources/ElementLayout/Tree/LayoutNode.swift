import TraitSystem

/// The place of an element in a laid-out tree.
///
/// It stays while the element is the same by its type, its
/// key and its position among those of equal type and key.
@usableFromInline
final class LayoutNode {
  /// What happens when the element is asked for its size.
  enum Role {
    case size, measured, layout, passing, built
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Something at or below the node has changed since it was laid out.
    static let needsLayout = Flags(rawValue: 1)
    /// The container's layout is placing.
    static let isBeingPlaced = Flags(rawValue: 2)
    /// The container's layout has placed the node.
    static let isPlaced = Flags(rawValue: 4)
    /// At or below is content that is chosen for the room, which needn't hold to the contract of
    /// layouts.
    static let answersExactly = Flags(rawValue: 8)
    /// The node is too deep in the tree to have content.
    static let isCut = Flags(rawValue: 16)
    /// Something below was replaced, so that the element doesn't tell any more what is there.
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
  /// The node that this one is a child or the probe of.
  ///
  /// Who lets a node go sets it to nil, and so does a node that ends: others may still hold what was
  /// below it.
  unowned(unsafe) var parent: LayoutNode?
  let depth: Int
  var scope: LayoutScope

  /// The child of built content when it was last measured.
  var probe: LayoutNode?
  /// The environment of the child, where it differs.
  var innerScope: LayoutScope?

  var flags: Flags = .needsLayout
  var memory = MeasurementMemory()
  /// The traits that measuring and placing have read; nil for none.
  private var reads: ReadTraits?

  /// The place in the parent's coordinates.
  var frame = Rect.zero
  /// The size for which the children have places.
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

  /// Whether the children have other places, or will have.
  var waitsForLayout: Bool { flags.contains(.needsLayout) || laidOutSize != size }

  // MARK: Changes

  /// Forgets what is known of sizes here and above, up to but without a node.
  func invalidate(below top: LayoutNode? = nil) {
    var node: LayoutNode? = self
    while let current = node, current !== top {
      current.memory.removeAll()
      current.host?.forget()
      current.flags.insert(.needsLayout)
      node = current.parent
    }
  }

  /// Takes note that something below is replaced.
  func noteReplacing() {
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.holdsReplaced) {
      current.flags.insert(.holdsReplaced)
      node = current.parent
    }
  }

  /// Takes note that answers of this node and those above hold for the very question only.
  func setAnswersExactly() {
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.answersExactly) {
      current.flags.insert(.answersExactly)
      node = current.parent
    }
  }

  // MARK: Reads

  /// Whether the node depends on one of these traits.
  func reads(any mask: TraitMask) -> Bool { reads?.mask.intersects(mask) ?? false }

  /// Takes note of what was read of the environment since noting began.
  @inline(__always)
  func endNoting(_ outer: TraitMask) {
    let mask = scope.endNoting(outer)
    if mask.isEmpty { return }
    if let reads { reads.mask.formUnion(mask) } else { reads = ReadTraits(mask) }
  }
}

/// A set of traits in a box, because few nodes read any.
private final class ReadTraits {
  var mask: TraitMask

  init(_ mask: TraitMask) {
    self.mask = mask
  }
}
