import TraitSystem

/// Which classes override the methods that updates call.
///
/// ``TraitNode/traitCollectionDidChange(_:)`` is called for every change, and the methods of the phases
/// for every new node, so calling them where nobody has overridden them would make each change and each
/// start cost by all nodes.
///
/// The language can't be asked; but a class that doesn't override a method has the same entry for it in
/// its table of methods as its superclass. Where that entry is, two classes tell that differ in nothing
/// else: of all places where the one that overrides nothing agrees with its superclass, the other one
/// disagrees in that place alone. Nothing but these words is looked at, and none is called. Where no
/// place can be told, or more than one, all classes count as overriding.
enum ObservingClasses {
  /// Whether a class overrides `traitCollectionDidChange`, or what a controller says of its children.
  static func contains(_ type: TraitNode.Type) -> Bool {
    if Nodes.didChange.isOverridden(in: type) { return true }
    return type is ViewController.Type && Controllers.overrideTraits.isOverridden(in: type)
  }

  /// The phases in which nothing happens at a view.
  ///
  /// That holds for as long as it gets neither a background, a border, a layout nor a controller, which
  /// takes part in the layout. A window's layout is that of its presentations too.
  static func phasesAtRest(of view: View) -> NodeFlags {
    let type = type(of: view)
    var phases: NodeFlags = []
    if !Views.updateProperties.isOverridden(in: type) { phases.insert(.restsInProperties) }
    if !Views.updateConstraints.isOverridden(in: type) { phases.insert(.restsInConstraints) }
    if view.viewController == nil, view.layout == nil, !(view is Window),
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

    static let didChange = Method(TraitNode.self, Plain.self, DidChange.self)
  }

  private enum Controllers {
    class Plain: ViewController {}
    class Traits: ViewController {
      override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
        nil
      }
    }

    static let overrideTraits = Method(ViewController.self, Plain.self, Traits.self)
  }

  private enum Views {
    class Plain: View {}
    class Properties: View { override func updateProperties() {} }
    class Constraints: View { override func updateConstraints() {} }
    class Layout: View { override func layoutSubviews() {} }
    class Display: View { override func draw(_ rect: Rect) {} }

    static let updateProperties = Method(View.self, Plain.self, Properties.self)
    static let updateConstraints = Method(View.self, Plain.self, Constraints.self)
    static let layoutSubviews = Method(View.self, Plain.self, Layout.self)
    static let draw = Method(View.self, Plain.self, Display.self)
  }

  // MARK: Tables

  /// A method of a class, as the tables of the classes below tell of it.
  private struct Method {
    /// The place in the tables; nil if it could not be told.
    private let place: Int?
    /// What is there in a class that doesn't override the method.
    private let entry: UInt

    /// Finds a method by a class that overrides nothing and one that overrides it alone.
    init(_ base: TraitNode.Type, _ plain: TraitNode.Type, _ overriding: TraitNode.Type) {
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

  /// The words that describe a class to the runtime, whose layout is part of Swift's stable ABI.
  @safe private struct Table {
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
      unsafe words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(_ index: Int) -> UInt { unsafe words[index] }

    /// How many words there are: the size of the whole less what stands before the start.
    var count: Int {
      let sizes = unsafe words[Self.sizeWord]
      let (size, start) = (
        UInt32(truncatingIfNeeded: sizes), UInt32(truncatingIfNeeded: sizes >> 32)
      )
      return size > start ? Int(size - start) / MemoryLayout<UInt>.stride : 0
    }
  }
}
