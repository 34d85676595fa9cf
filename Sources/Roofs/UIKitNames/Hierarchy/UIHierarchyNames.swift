public import TraitHierarchy

/// A node that draws: part of a tree of views under a window.
public typealias UIView = TraitHierarchy.View

/// The root view, which displays a root view controller.
public typealias UIWindow = Window

/// A controller of a view.
public typealias UIViewController = ViewController

/// The style of a status bar.
public typealias UIStatusBarStyle = StatusBarStyle

/// A set of orientations of an interface.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// A controller that presents another controller over a window.
public typealias UIPresentationController = PresentationController

/// An instance of an app's interface with its windows.
public typealias UIWindowScene = WindowScene

/// A scene.
///
/// It is always a `UIWindowScene`, to which UIKit code casts it.
public typealias UIScene = TraitNode

/// The root of a hierarchy with several scenes.
public typealias UIApplication = Application

/// The coordinator of a change that controllers can accompany with changes of their own.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
