public import TraitSystem

/// What an element is made of: a size of its own, or other elements with a layout that places them.
///
/// ```swift
/// var content: ElementContent {
///   ElementContent(layout: MyLayout()) { builder in
///     builder.add(traitsType: MyPriorityKey.self, traits: 1, element: first)
///     builder.add(element: second)
///   }
/// }
/// ```
///
/// It isn't `Sendable`, because elements aren't.
public struct ElementContent {
  /// An element among others, with what it carries for their layout.
  struct Child {
    let element: any Element
    var key: AnyHashable?
    var traits = LayoutTraits.empty
  }

  enum Kind {
    case size(Size)
    case measured((SizeConstraint, EnvironmentValues) -> Size)
    case layout(LayoutHost, [Child])
    case child(any Element)
    case environment(any Element, (inout EnvironmentValues) -> Void)
    case built((SizeConstraint, EnvironmentValues) -> any Element)
  }

  let kind: Kind

  /// Makes content of elements that a layout places.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - configure: Adds the elements; it may change the builder's ``Builder/layout`` as well.
  public init<L: Layout>(layout: L, configure: (inout Builder<L>) -> Void) {
    var builder = Builder(layout: layout)
    configure(&builder)
    kind = .layout(HostOfLayout(builder.layout), builder.children)
  }

  /// Makes content of elements that are listed already.
  init(layout: some Layout, children: [Child]) {
    kind = .layout(HostOfLayout(layout), children)
  }

  /// Makes content of one element that a layout places.
  public init(child: any Element, layout: some SingleChildLayout) {
    let adapter = SingleChildAdapter(layout: layout)
    kind = .layout(HostOfLayout(adapter), [Child(element: child)])
  }

  /// Makes content that is another element, of the same size.
  public init(child: any Element) {
    kind = .child(child)
  }

  /// Makes content that is another element, for which, with all below it, the environment is changed.
  ///
  /// Of several that change one key, the one nearest to the reader counts.
  ///
  /// - Parameters:
  ///   - child: The element.
  ///   - environment: Changes the values that come from above; runs again when those that it read have
  ///     changed.
  public init(
    child: any Element,
    environment: @escaping (_ values: inout EnvironmentValues) -> Void
  ) {
    kind = .environment(child, environment)
  }

  /// Makes content without elements, whose size is always the same.
  ///
  /// What is negative or no number is 0; what is infinite is all room where there is a limit.
  public init(intrinsicSize: Size) {
    kind = .size(intrinsicSize.asExtent)
  }

  /// Makes content without elements, whose size depends on the room that there is.
  ///
  /// - Parameter measure: Gives the size for a constraint and the environment, under the contract that
  ///   ``Layout`` states. It is asked again when a value of the environment that it read has changed.
  public init(
    measure: @escaping (_ constraint: SizeConstraint, _ environment: EnvironmentValues) -> Size
  ) {
    kind = .measured(measure)
  }

  /// Makes content that is chosen for the room that there is and the environment.
  ///
  /// - Parameter build: Gives the element. Where it is to be placed, it is given the size that it is to
  ///   have as the constraint.
  public init(
    build:
      @escaping (_ constraint: SizeConstraint, _ environment: EnvironmentValues)
      -> any Element
  ) {
    kind = .built(build)
  }

  /// How many elements the content is made of.
  public var childCount: Int {
    switch kind {
    case .size, .measured: 0
    case .layout(_, let children): children.count
    case .child, .environment, .built: 1
    }
  }
}
