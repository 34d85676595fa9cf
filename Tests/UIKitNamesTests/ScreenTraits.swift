import UIKitNames

private let lock = NSLock()

/// Runs a closure while no other test changes the traits of the screen.
///
/// - Parameters:
///   - mutations: Changes the traits for the time of the closure.
///   - body: The closure.
func withScreen(_ mutations: (inout UITraitCollection) -> Void = { _ in }, _ body: () -> Void) {
  lock.withLock {
    let traits = UIScreen.main.traitCollection
    defer { UIScreen.main.traitCollection = traits }
    var changed = traits
    mutations(&changed)
    UIScreen.main.traitCollection = changed
    body()
  }
}
