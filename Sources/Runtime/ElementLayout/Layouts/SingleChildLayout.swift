public import TraitSystem

/// An algorithm that measures and places one element, under the same contract as ``Layout``.
public protocol SingleChildLayout {
  /// The data that the layout keeps from measuring to placing.
  associatedtype Cache = Void

  /// Returns the size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The available space.
  ///   - subelement: The element.
  ///   - environment: The environment of the container.
  ///   - cache: The result of ``makeCache(subelement:environment:)``, with earlier changes.
  /// - Returns: The size.
  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: LayoutSubelement,
    environment: EnvironmentValues,
    cache: inout Cache
  ) -> Size

  /// Places the element, which otherwise fills the container.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - subelement: The element.
  ///   - environment: The environment of the container.
  ///   - cache: The result of ``makeCache(subelement:environment:)``, with earlier changes.
  func placeSubelement(
    in size: Size,
    subelement: LayoutSubelement,
    environment: EnvironmentValues,
    cache: inout Cache
  )

  /// Creates the cache; there is a default implementation for layouts without a cache.
  func makeCache(subelement: LayoutSubelement, environment: EnvironmentValues) -> Cache
}

extension SingleChildLayout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subelement: LayoutSubelement, environment: EnvironmentValues) {}
}

/// A layout of any number of elements that places the first with a layout for one element.
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
