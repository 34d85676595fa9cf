public import TraitSystem

/// The content of an element: an intrinsic size, or other elements with a layout.
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
  /// An element with its layout traits.
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

  /// Creates content with elements arranged by a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - configure: Adds the elements; it can also change the builder's ``Builder/layout``.
  public init<L: Layout>(layout: L, configure: (inout Builder<L>) -> Void) {
    var builder = Builder(layout: layout)
    configure(&builder)
    kind = .layout(HostOfLayout(builder.layout), builder.children)
  }

  /// Creates content with a list of elements.
  init(layout: some Layout, children: [Child]) {
    kind = .layout(HostOfLayout(layout), children)
  }

  /// Creates content with one element arranged by a layout.
  public init(child: any Element, layout: some SingleChildLayout) {
    let adapter = SingleChildAdapter(layout: layout)
    kind = .layout(HostOfLayout(adapter), [Child(element: child)])
  }

  /// Creates content that is another element of the same size.
  public init(child: any Element) {
    kind = .child(child)
  }

  /// Creates content that is another element with a changed environment for it and its descendants.
  ///
  /// If the same key is changed more than once, the innermost change takes precedence.
  ///
  /// - Parameters:
  ///   - child: The element.
  ///   - environment: Changes the inherited values; runs again when values that it read have
  ///     changed.
  public init(
    child: any Element,
    environment: @escaping (_ values: inout EnvironmentValues) -> Void
  ) {
    kind = .environment(child, environment)
  }

  /// Creates content with a fixed size and without elements.
  ///
  /// An extent that is negative or not a number is replaced by 0; an infinite one uses all space up
  /// to the limit.
  public init(intrinsicSize: Size) {
    kind = .size(intrinsicSize.asExtent)
  }

  /// Creates content without elements whose size depends on the available space.
  ///
  /// - Parameter measure: Returns the size for a constraint and the environment, according to the
  ///   contract of ``Layout``. It is called again when an environment value that it read has
  ///   changed.
  public init(
    measure: @escaping (_ constraint: SizeConstraint, _ environment: EnvironmentValues) -> Size
  ) {
    kind = .measured(measure)
  }

  /// Creates content that is selected according to the available space and the environment.
  ///
  /// - Parameter build: Returns the element. For placement, the constraint is the final size.
  public init(
    build:
      @escaping (_ constraint: SizeConstraint, _ environment: EnvironmentValues)
      -> any Element
  ) {
    kind = .built(build)
  }

  /// The number of elements.
  public var childCount: Int {
    switch kind {
    case .size, .measured: 0
    case .layout(_, let children): children.count
    case .child, .environment, .built: 1
    }
  }
}

extension ElementContent {
  /// A builder to which a closure adds the elements of a content.
  public struct Builder<L: Layout> {
    /// The layout of the elements, which the closure can change.
    public var layout: L

    var children: [Child] = []

    /// Adds an element at the end.
    ///
    /// - Parameters:
    ///   - traits: The layout traits of the element.
    ///   - key: Distinguishes the element from others of its type, for elements that can change
    ///     their position.
    ///   - element: The element.
    public mutating func add(
      traits: LayoutTraits = .empty,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      children.append(Child(element: element, key: key, traits: traits))
    }

    /// Adds an element with one layout trait.
    ///
    /// - Parameters:
    ///   - traitsType: The key of the layout trait.
    ///   - traits: The value.
    ///   - key: Distinguishes the element from others of its type.
    ///   - element: The element.
    public mutating func add<Key: LayoutTraitsKey>(
      traitsType: Key.Type,
      traits: Key.Value,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      add(traits: LayoutTraits(traitsType, traits), key: key, element: element)
    }
  }
}

/// A value that describes a part of a layout, composed of other elements or with an intrinsic size.
///
/// ```swift
/// struct Badge: Element {
///   var text: any Element
///
///   var content: ElementContent {
///     Inset(EdgeInsets(4), around: text).content
///   }
/// }
/// ```
///
/// A ``LayoutTree`` reads the content once, and again when the element is replaced by one that
/// isn't equal. Elements that are `Equatable` are compared; others always count as different.
///
/// Elements aren't `Sendable` by default: they can contain closures and objects, and belong to the
/// isolation in which they are laid out.
public protocol Element {
  /// The content of the element.
  var content: ElementContent { get }
}
