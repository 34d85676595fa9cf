import TraitSystem

/// The classes that override the methods called by updates.
///
/// Without this distinction, ``TraitNode/traitCollectionDidChange(_:)`` would be called at every
/// node for every change, and the methods of the phases at every new node: in a hierarchy of
/// 100,000 views, a change that no node reads would take more than 27 ms instead of 1 µs. Swift has
/// no safe test for overrides.
///
/// A class that doesn't override a method has the same entry in its method table as its superclass.
/// The index of the entry is determined with two subclasses that differ only in this override: it
/// is the only index at which the table of the one without overrides equals that of the superclass
/// and the other table doesn't. Only these words are read, and none of them is called. If the index
/// isn't unique, all classes count as overriding.
enum ObservingClasses {
  /// Returns whether a class overrides `traitCollectionDidChange` or `overrideTraitCollection`.
  static func contains(_ type: TraitNode.Type) -> Bool {
    if Nodes.didChange.isOverridden(in: type) { return true }
    return type is ViewController.Type && Controllers.overrideTraits.isOverridden(in: type)
  }

  /// Returns the phases that a view can skip.
  ///
  /// The result is valid until the view gets a background, a border, a layout, or a controller,
  /// which takes part in the layout. The layout of a window includes its presentations.
  static func phasesAtRest(of view: View) -> NodeFlags {
    let type = type(of: view)
    var phases: NodeFlags = []
    if !Views.updateProperties.isOverridden(in: type) { phases.insert(.restsInProperties) }
    if !Views.updateConstraints.isOverridden(in: type) { phases.insert(.restsInConstraints) }
    if view.owningController == nil, view.layout == nil, !(view is Window),
      !Views.layoutSubviews.isOverridden(in: type)
    {
      phases.insert(.restsInLayout)
    }
    if view.backgroundColor == nil, view.borderColor == nil, !Views.draw.isOverridden(in: type) {
      phases.insert(.restsInDisplay)
    }
    return phases
  }

  // MARK: Classes that differ in one method

  private enum Nodes {
    class Plain: TraitNode {}
    class DidChange: TraitNode {
      override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    }

    static let didChange = Method(of: TraitNode.self, plain: Plain.self, overriding: DidChange.self)
  }

  private enum Controllers {
    class Plain: ViewController {}
    class Traits: ViewController {
      override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
        nil
      }
    }

    static let overrideTraits = Method(
      of: ViewController.self,
      plain: Plain.self,
      overriding: Traits.self
    )
  }

  private enum Views {
    class Plain: View {}
    class Properties: View { override func updateProperties() {} }
    class Constraints: View { override func updateConstraints() {} }
    class Layout: View { override func layoutSubviews() {} }
    class Display: View { override func draw(_ rect: Rect) {} }

    static let updateProperties = Method(
      of: View.self,
      plain: Plain.self,
      overriding: Properties.self
    )
    static let updateConstraints = Method(
      of: View.self,
      plain: Plain.self,
      overriding: Constraints.self
    )
    static let layoutSubviews = Method(of: View.self, plain: Plain.self, overriding: Layout.self)
    static let draw = Method(of: View.self, plain: Plain.self, overriding: Display.self)
  }

  // MARK: Tables

  /// A method of a class and its entry in method tables.
  private struct Method {
    /// The index in the tables; nil if it isn't unique.
    private let place: Int?
    /// The entry of a class that doesn't override the method.
    private let entry: UInt

    /// Finds the entry with a subclass without overrides and one that overrides only this method.
    init(
      of base: TraitNode.Type,
      plain: TraitNode.Type,
      overriding: TraitNode.Type
    ) {
      let (base, plain, overriding) = (Table(base), Table(plain), Table(overriding))
      let candidates = (Table.headerWords..<max(Table.headerWords, base.count)).filter { index in
        plain[index] == base[index] && overriding[index] != base[index]
      }
      place = candidates.count == 1 ? candidates.first : nil
      entry = place.map { base[$0] } ?? 0
    }

    func isOverridden(in type: TraitNode.Type) -> Bool {
      guard let place else { return true }
      return Table(type)[place] != entry
    }
  }

  /// The words that describe a class at run time, whose layout is part of Swift's stable ABI.
  @safe private struct Table {
    #if _runtime(_ObjC)
    /// The words before the fields and methods; the three before the last two contain sizes.
    static let headerWords = 10
    private static let sizeWord = 7
    #else
    /// The words before the fields and methods; the three before the last two contain sizes.
    static let headerWords = 7
    private static let sizeWord = 4
    #endif

    private let words: UnsafePointer<UInt>

    init(_ type: TraitNode.Type) {
      unsafe words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(_ index: Int) -> UInt { unsafe words[index] }

    /// The number of words: the total size without the part before the start.
    var count: Int {
      let sizes = unsafe words[Self.sizeWord]
      let (size, start) = (
        UInt32(truncatingIfNeeded: sizes), UInt32(truncatingIfNeeded: sizes >> 32)
      )
      return size > start ? Int(size - start) / MemoryLayout<UInt>.stride : 0
    }
  }
}

extension TraitNode {
  /// Determines, when a node enters a tree, whether its class observes all changes, and which
  /// phases it can skip.
  final func examineClass() {
    if flags.contains(.isExamined) { return }
    flags.insert(.isExamined)
    if let view = self as? View { flags.insert(ObservingClasses.phasesAtRest(of: view)) }
    if ObservingClasses.contains(type(of: self)) {
      makeState().observesEverything = true
      noteReads()
    }
  }
}
