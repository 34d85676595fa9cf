import TraitSystem

/// Which classes override ``TraitNode/traitCollectionDidChange(_:)``.
///
/// The method is called for every change, so calling it where nobody has overridden it would make each
/// change cost by all nodes. The language can't be asked; but a class that doesn't override a method
/// has the same entry for it in its table of methods as its superclass. Where that entry is, two
/// classes tell that differ in nothing else. Nothing but these words is looked at, and none is called.
enum ObservingClasses {
  private class Plain: TraitNode {}

  private class Observing: TraitNode {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  }

  /// The place of the method in the tables; nil if it could not be told.
  private static let place: Int? = {
    let (base, plain, observing) = (Table(TraitNode.self), Table(Plain.self), Table(Observing.self))
    let candidates = (Table.headerWords..<max(Table.headerWords, base.count)).filter { index in
      plain[index] == base[index] && observing[index] != base[index]
    }
    return candidates.count == 1 ? candidates.first : nil
  }()

  /// Whether a class overrides the method; true for all classes if that can't be told.
  static func contains(_ type: TraitNode.Type) -> Bool {
    guard let place else { return true }
    return Table(type)[place] != Table(TraitNode.self)[place]
  }

  /// The words that describe a class to the runtime, whose layout is part of Swift's stable ABI.
  private struct Table {
    #if _runtime(_ObjC)
    /// The words before the fields and methods; sizes stand in the three before the last two.
    static let headerWords = 10
    private static let sizeWord = 7
    #else
    /// The words before the fields and methods; sizes stand in the three before the last two.
    static let headerWords = 7
    private static let sizeWord = 4
    #endif

    private let words: UnsafePointer<UInt>

    init(_ type: TraitNode.Type) {
      words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(_ index: Int) -> UInt { words[index] }

    /// How many words there are: the size of the whole less what stands before the start.
    var count: Int {
      let sizes = words[Self.sizeWord]
      let (size, start) = (
        UInt32(truncatingIfNeeded: sizes), UInt32(truncatingIfNeeded: sizes >> 32)
      )
      return size > start ? Int(size - start) / MemoryLayout<UInt>.stride : 0
    }
  }
}
