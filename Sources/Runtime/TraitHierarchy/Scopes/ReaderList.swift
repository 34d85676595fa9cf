import TraitSystem

/// The nodes of a scope that read traits, in no particular order.
///
/// The state of each node has its index, so that a node is found and removed in constant time.
struct ReaderList {
  /// A node that reads traits, and a digest of the traits that it reads.
  ///
  /// The digest avoids a look at most nodes that don't read a changed trait.
  @safe struct Reader {
    let node: Unmanaged<TraitNode>
    var digest: UInt64

    /// Returns whether the node reads a trait of a set.
    @inline(__always)
    func reads(_ mask: TraitMask, digest other: UInt64) -> Bool {
      if digest & other & ~TraitMask.digestOfOthers != 0 { return true }
      if digest & other == 0 { return false }
      return unsafe node._withUnsafeGuaranteedRef { $0.state?.reads.intersects(mask) ?? false }
    }
  }

  private(set) var readers: [Reader] = []

  /// The traits that the nodes read.
  var mask: TraitMask {
    var mask = TraitMask()
    for reader in readers {
      unsafe reader.node._withUnsafeGuaranteedRef { node in
        if let state = node.state { mask.formUnion(state.reads) }
      }
    }
    return mask
  }

  /// A description of an inconsistency; nil if there is none.
  var brokenInvariant: String? {
    for (index, reader) in readers.enumerated() {
      let state = unsafe reader.node._withUnsafeGuaranteedRef { $0.state }
      if state?.readerIndex != UInt32(index) { return "a reader in another's place" }
      if state?.reads.digest != reader.digest { return "a reader with the digest of other traits" }
    }
    return nil
  }

  /// Records the traits that a node reads; an empty mask removes the node.
  mutating func set(_ node: TraitNode, _ state: NodeState, mask: TraitMask) {
    if mask.isEmpty {
      remove(state)
    } else if let index = state.readerIndex {
      readers[Int(index)].digest = mask.digest
    } else {
      state.readerIndex = UInt32(truncatingIfNeeded: readers.count)
      unsafe readers.append(Reader(node: .passUnretained(node), digest: mask.digest))
    }
  }

  /// Removes the node of a state, if the list contains it.
  mutating func remove(_ state: NodeState) {
    guard let readerIndex = state.readerIndex else { return }
    state.readerIndex = nil
    // A wrong index would keep a reference to a node that is gone.
    precondition(readerIndex < readers.count, "the list has no reader \(readerIndex)")
    let last = readers.removeLast()
    let index = Int(readerIndex)
    guard index < readers.count else { return }
    readers[index] = last
    unsafe last.node._withUnsafeGuaranteedRef { $0.state?.readerIndex = readerIndex }
  }
}
