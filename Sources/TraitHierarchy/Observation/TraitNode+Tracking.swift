import TraitSystem

/// Runs a closure with the traits of a node as the current ones, and calls another once when a trait
/// that the first one read has changed.
///
/// For renderers that have no ``View``: draw in the closure, and draw anew when told.
///
/// ```swift
/// func render() {
///   withTraitTracking(of: scene) {
///     canvas.fill(background.resolvedColor)
///   } onChange: { _ in
///     render()
///   }
/// }
/// ```
///
/// Resolving a color counts as reading the traits that the color looks at. A later call doesn't end
/// an earlier one; each is called once.
///
/// - Parameters:
///   - node: The node whose traits count.
///   - body: What to run.
///   - onChange: Is called in the update that finds the change, where handlers are.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withTraitTracking<R, E: Error>(
  of node: TraitNode,
  _ body: () throws(E) -> R,
  onChange: @escaping (TraitChange) -> Void
) throws(E) -> R {
  let tracked = try withTraitTracking(node.traitCollection) { (_) throws(E) in try body() }
  if !tracked.dependencies.mask.isEmpty {
    let tracking = OnceTracking(mask: tracked.dependencies.mask, onChange: onChange)
    node.makeState().onceTrackings.append(tracking)
    node.noteReads()
  }
  return tracked.result
}
