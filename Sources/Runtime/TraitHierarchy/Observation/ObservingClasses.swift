internal import CTraitHierarchy
import TraitSystem

/// The classes that override the methods called by updates.
///
/// Without this distinction, ``TraitNode/traitCollectionDidChange(_:)`` would be called at every
/// node for every change, and the methods of the phases at every new node: in a hierarchy of
/// 100,000 views, a change that no node reads would take more than 27 ms instead of 1 µs. Swift has
/// no safe test for overrides.
///
/// The runtime tells the code of a method in a class. Two subclasses that differ only in an override
/// prove for each method that it does so: if it doesn't, all classes count as overriding, which
/// costs time and changes nothing else.
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

    static let didChange = unsafe Method(
      ctraithierarchy_trait_change,
      base: TraitNode.self,
      plain: Plain.self,
      overriding: DidChange.self
    )
  }

  private enum Controllers {
    class Plain: ViewController {}
    class Traits: ViewController {
      override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
        nil
      }
    }

    static let overrideTraits = unsafe Method(
      ctraithierarchy_child_traits,
      base: ViewController.self,
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

    static let updateProperties = unsafe method(ctraithierarchy_properties, Properties.self)
    static let updateConstraints = unsafe method(ctraithierarchy_constraints, Constraints.self)
    static let layoutSubviews = unsafe method(ctraithierarchy_layout, Layout.self)
    static let draw = unsafe method(ctraithierarchy_display, Display.self)

    private static func method(
      _ code: @escaping Method.Code,
      _ overriding: View.Type
    ) -> Method {
      unsafe Method(code, base: View.self, plain: Plain.self, overriding: overriding)
    }
  }

  // MARK: Methods

  /// A method of which the runtime tells the code in a class.
  @safe private struct Method: Sendable {
    /// Returns the address of the code in a class that inherits the method.
    typealias Code = @Sendable (UnsafeRawPointer?) -> UInt

    private let code: Code
    /// The code in the class that declares the method; nil if the runtime doesn't tell overrides.
    private let inherited: UInt?

    /// Asks the runtime for the code in the class that declares the method, in a subclass without
    /// overrides, and in one that overrides only this method.
    init(
      _ code: @escaping Code,
      base: TraitNode.Type,
      plain: TraitNode.Type,
      overriding: TraitNode.Type
    ) {
      unsafe self.code = code
      let inherited = unsafe code(Self.address(of: base))
      let isDistinguished =
        unsafe code(Self.address(of: plain)) == inherited
        && code(Self.address(of: overriding)) != inherited
      self.inherited = isDistinguished ? inherited : nil
    }

    func isOverridden(in type: TraitNode.Type) -> Bool {
      unsafe inherited == nil || code(Self.address(of: type)) != inherited
    }

    private static func address(of type: TraitNode.Type) -> UnsafeRawPointer {
      unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
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
