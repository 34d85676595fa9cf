import Testing
import TestSupport
import TraitSystem

@Suite("Sets of traits")
struct TraitMaskTests {
  /// A set of up to three traits, or of all.
  private static func random(_ random: inout SplitMix64) -> TraitMask {
    var mask = TraitMask()
    for _ in 0..<random.next() % 4 { mask.insert(slot: Int(random.next() % 128)) }
    if random.next() % 50 == 0 { mask = .everything }
    return mask
  }

  @Test("Digests of sets agree with the sets")
  func digests() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<10_000 {
      let (first, second) = (Self.random(&random), Self.random(&random))
      let common = first.digest & second.digest
      if first.intersects(second) { #expect(common != 0) }
      if common & ~TraitMask.digestOfOthers != 0 { #expect(first.intersects(second)) }
      #expect(first.isEmpty == (first.digest == 0))
    }
  }
}
