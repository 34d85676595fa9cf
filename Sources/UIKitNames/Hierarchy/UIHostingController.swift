public import TraitHierarchy

/// A controller whose view shows declarative content.
public typealias UIHostingController = HostingController

extension HostingController {
  /// What the controller shows.
  public var rootView: Root {
    get { content }
    set { content = newValue }
  }

  /// Makes a controller that shows content.
  public convenience init(rootView: Root) {
    self.init(rootView)
  }
}

/// A part of a declarative interface: what SwiftUI calls a view, and `Content` is to this library,
/// whose `View` is a node that draws.
public typealias View = Content

/// Puts the parts of a body together.
public typealias ViewBuilder = ContentBuilder
