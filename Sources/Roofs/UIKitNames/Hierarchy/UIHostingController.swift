public import TraitHierarchy

/// A controller whose view displays declarative content.
public typealias UIHostingController = HostingController

extension HostingController {
  /// The displayed content.
  public var rootView: Root {
    get { content }
    set { content = newValue }
  }

  /// Creates a controller that displays content.
  public convenience init(rootView: Root) {
    self.init(rootView)
  }
}

/// Declarative content, which SwiftUI calls a view; in this library, `View` is a node that draws.
public typealias View = Content

/// The result builder for the content of a body.
public typealias ViewBuilder = ContentBuilder

/// Content that displays nothing.
public typealias EmptyView = EmptyContent

/// Content of any type.
public typealias AnyView = AnyContent
