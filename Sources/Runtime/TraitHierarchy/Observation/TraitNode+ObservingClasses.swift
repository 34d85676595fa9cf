internal import CTraitHierarchy
import TraitSystem

extension TraitNode {
  /// Determines, when a node enters a tree, whether its class observes all changes, and which
  /// phases it can skip.
  final func examineClass() {
    if flags.contains(.isExamined) { return }
    flags.insert(.isExamined)
    if let view = self as? View { flags.insert(view.phasesAtRest) }
    if Self.observesEverything {
      makeState().observesEverything = true
      noteReads()
    }
  }

  /// Whether the class overrides `traitCollectionDidChange` or `overrideTraitCollection`.
  static var observesEverything: Bool {
    if ObservingMethod.didChange.isOverridden(in: self) { return true }
    return self is ViewController.Type && ObservingMethod.overrideTraits.isOverridden(in: self)
  }
}

extension View {
  /// The phases that the view can skip.
  ///
  /// The result is valid until the view gets a background, a border, a layout, or a controller,
  /// which takes part in the layout. The layout of a window includes its presentations.
  final var phasesAtRest: NodeFlags {
    let type = type(of: self)
    var phases: NodeFlags = []
    if !ObservingMethod.updateProperties.isOverridden(in: type) {
      phases.insert(.restsInProperties)
    }
    if !ObservingMethod.updateConstraints.isOverridden(in: type) {
      phases.insert(.restsInConstraints)
    }
    if owningController == nil, layout == nil, !(self is Window),
      !ObservingMethod.layoutSubviews.isOverridden(in: type)
    {
      phases.insert(.restsInLayout)
    }
    if backgroundColor == nil, borderColor == nil, !ObservingMethod.draw.isOverridden(in: type) {
      phases.insert(.restsInDisplay)
    }
    return phases
  }
}

/// A method that updates call, of which the runtime gives the code in a class.
///
/// Without this distinction, ``TraitNode/traitCollectionDidChange(_:)`` would be called at every
/// node for every change, and the methods of the phases at every new node: in a hierarchy of
/// 100,000 views, a change that no node reads would take more than 27 ms instead of 1 µs. Swift has
/// no safe test for overrides.
///
/// The runtime tells the code of a method in a class. Two subclasses that differ only in an override
/// prove for each method that it does so: if it doesn't, all classes count as overriding, which
/// costs time and changes nothing else.
@safe private struct ObservingMethod: Sendable {
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

  private init(_ code: @escaping Code, _ overriding: View.Type) {
    unsafe self.init(code, base: View.self, plain: PlainView.self, overriding: overriding)
  }

  func isOverridden(in type: TraitNode.Type) -> Bool {
    unsafe inherited == nil || code(Self.address(of: type)) != inherited
  }

  private static func address(of type: TraitNode.Type) -> UnsafeRawPointer {
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  static let didChange = unsafe Self(
    ctraithierarchy_trait_change,
    base: TraitNode.self,
    plain: PlainNode.self,
    overriding: DidChangeNode.self
  )

  static let overrideTraits = unsafe Self(
    ctraithierarchy_child_traits,
    base: ViewController.self,
    plain: PlainController.self,
    overriding: TraitsController.self
  )

  static let updateProperties = unsafe Self(ctraithierarchy_properties, PropertiesView.self)
  static let updateConstraints = unsafe Self(ctraithierarchy_constraints, ConstraintsView.self)
  static let layoutSubviews = unsafe Self(ctraithierarchy_layout, LayoutView.self)
  static let draw = unsafe Self(ctraithierarchy_display, DisplayView.self)
}

// MARK: Classes that differ in one method

private class PlainNode: TraitNode {}
private class DidChangeNode: TraitNode {
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

private class PlainController: ViewController {}
private class TraitsController: ViewController {
  override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? { nil }
}

private class PlainView: View {}
private class PropertiesView: View { override func updateProperties() {} }
private class ConstraintsView: View { override func updateConstraints() {} }
private class LayoutView: View { override func layoutSubviews() {} }
private class DisplayView: View { override func draw(_ rect: Rect) {} }
