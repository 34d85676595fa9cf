public import TraitSystem

/// A way to measure and place one element, under the same contract as ``Layout``.
public protocol SingleChildLayout {
  /// What the layout remembers from measuring to placing.
  associatedtype Cache = Void

  /// Says how large the container is to be.
  ///
  /// - Parameters:
  ///   - proposal: The room that there is.
  ///   - subelement: The element.
  ///   - environment: The values at the container.
  ///   - cache: What ``makeCache(subelement:environment:)`` made, with earlier changes.
  /// - Returns: The size.
  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: LayoutSubelement,
    environment: EnvironmentValues,
    cache: inout Cache
  ) -> Size

  /// Places the element, which else fills the container.
  ///
  /// - Parameters:
  ///   - size: The size that the container has.
  ///   - subelement: The element.
  ///   - environment: The values at the container.
  ///   - cache: What ``makeCache(subelement:environment:)`` made, with earlier changes.
  func placeSubelement(
    in size: Size,
    subelement: LayoutSubelement,
    environment: EnvironmentValues,
    cache: inout Cache
  )

  /// Makes what the layout remembers; for layouts that remember nothing there is a default.
  func makeCache(subelement: LayoutSubelement, environment: EnvironmentValues) -> Cache
}

extension SingleChildLayout where Cache == Void {
  /// Nothing.
  public func makeCache(subelement: LayoutSubelement, environment: EnvironmentValues) {}
}

/// A layout for one element as a layout for any number, of which it takes the first.
struct SingleChildAdapter<L: SingleChildLayout>: Layout {
  typealias Cache = L.Cache?

  let layout: L

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  ) -> Size {
    guard let child = subelements.first, var own = cache else { return .zero }
    defer { cache = own }
    return layout.sizeThatFits(
      proposal: proposal,
      subelement: child,
      environment: environment,
      cache: &own
    )
  }

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: EnvironmentValues,
    cache: inout Cache
  ) {
    guard let child = subelements.first, var own = cache else { return }
    defer { cache = own }
    layout.placeSubelement(
      in: size,
      subelement: child,
      environment: environment,
      cache: &own
    )
  }

  func makeCache(subelements: Subelements, environment: EnvironmentValues) -> Cache {
    subelements.first.map { layout.makeCache(subelement: $0, environment: environment) }
  }
}

extension SingleChildAdapter: Equatable where L: Equatable {
  static func == (first: SingleChildAdapter, second: SingleChildAdapter) -> Bool {
    first.layout == second.layout
  }
}
