import TraitSystem

extension TraitScope {
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
}
