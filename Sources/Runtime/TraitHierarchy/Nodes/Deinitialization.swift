/// Runs the body of a deinitializer in the isolation of the hierarchy.
///
/// Deinitializers aren't isolated, because those of an app's subclasses aren't. If the hierarchy is
/// isolated to the main actor, its objects must be released there.
#if MainActorHierarchy && !NonisolatedHierarchy
@inline(__always)
nonisolated func whenReleased(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }
#else
@inline(__always)
func whenReleased(_ body: () -> Void) { body() }
#endif
