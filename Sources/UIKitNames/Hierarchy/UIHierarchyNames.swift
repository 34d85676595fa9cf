public import TraitHierarchy

/// A node that draws: part of a tree of views under a window.
public typealias UIView = TraitHierarchy.View

/// The view at the top, which shows a root view controller.
public typealias UIWindow = Window

/// A controller of a view.
public typealias UIViewController = ViewController

/// What shows a controller over a window.
public typealias UIPresentationController = PresentationController

/// One instance of an app's interface, with its windows.
public typealias UIWindowScene = WindowScene

/// A scene: always a `UIWindowScene`, to which UIKit code casts it.
public typealias UIScene = TraitNode

/// The top of a hierarchy with several scenes.
public typealias UIApplication = Application

/// What a change is told with that controllers may accompany with changes of their own.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
