// SwiftUI re-exports UIKit's names, Foundation included. `Color` is in a module of its own, so that
// `ThemeKit`, which has a `Color` too, can be imported together with `UIKitNames`.
@_exported public import UIKitNames
