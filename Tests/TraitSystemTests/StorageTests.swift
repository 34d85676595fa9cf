import Testing
import TestSupport

@testable import TraitSystem

@Suite("Storage of values")
struct StorageTests {
  @Test(
    "Storage is consistent after random changes and agrees with a dictionary",
    arguments: 0..<caseCount(20, long: 200)
  )
  func consistency(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    // Slots at the borders of the bitmaps' words, and some beyond.
    let slots = [0, 1, 7, 62, 63, 64, 65, 100, 126, 127, 128, 129, 500]
    var values = TraitValues.empty
    var model: [Int: UInt64] = [:]
    var copies: [(values: TraitValues, model: [Int: UInt64])] = []
    for _ in 0..<150 {
      let slot = slots.randomElement(using: &random) ?? 0
      let number = UInt64.random(in: 1...9, using: &random)
      // A slot has values of one kind.
      let isBoxed = slot % 3 == 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        values.remove(at: slot)
        model[slot] = nil
      case 2: copies.append((values, model))
      case 3: values.reserve(for: copies.last?.values ?? .empty)
      default:
        values.set(isBoxed ? .object(TraitBox(number)) : .word(number), at: slot)
        model[slot] = number
      }
      #expect(values.brokenInvariant == nil)
      #expect(Self.contents(of: values) == model)
    }
    for copy in copies {
      #expect(copy.values.brokenInvariant == nil)
      #expect(Self.contents(of: copy.values) == copy.model)
    }
    #expect(TraitValues.empty.isEmpty && TraitValues.empty.brokenInvariant == nil)
  }

  private static func contents(of values: TraitValues) -> [Int: UInt64] {
    var contents: [Int: UInt64] = [:]
    values.forEach { slot, payload in
      switch payload {
      case .word(let word): contents[slot] = word
      case .object(let box): contents[slot] = (box as? TraitBox<UInt64>)?.value
      }
    }
    return contents
  }
}
