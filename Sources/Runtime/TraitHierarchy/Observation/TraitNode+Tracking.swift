import TraitSystem

/// Runs a closure with the traits of a node as the current ones, and calls another closure once
/// after a trait that the first one read has changed.
///
/// Use it in renderers without a ``View``: draw in the first closure and redraw in the second.
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
/// Resolving a color counts as reading the traits that the color depends on. Calls are independent
/// of each other.
///
/// - Parameters:
///   - node: The node whose traits apply.
///   - body: The closure to run.
///   - onChange: Called once, in the update that processes the change, together with handlers.
/// - Returns: The result of `body`.
/// - Throws: Any error that `body` throws.
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
