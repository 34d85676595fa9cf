extension TraitCollection {
  /// The traits in whose context the code is running; the empty collection unless somebody set it.
  ///
  /// Every thread has its own. Setting it is for code that can't use `performAsCurrent`;
  /// save the value before and restore it afterwards. In a task it holds until the next suspension
  /// at the longest.
  public static var current: TraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.traits = newValue }
  }

  /// Runs a closure with this collection as ``current``, and restores the former one afterwards,
  /// also when the closure throws.
  ///
  /// - Parameter body: What to run, on this thread.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func performAsCurrent<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    try CurrentTraits.perform(with: self, body)
  }

  /// Runs an asynchronous closure with this collection as ``current``, which it stays across
  /// suspensions, on whatever thread the closure goes on, and in child tasks.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @_disfavoredOverload
  public func performAsCurrent<R, E: Error>(
    _ body: () async throws(E) -> R
  ) async throws(E) -> R {
    let scope = CurrentTraits.makeScope(traits: self)
    let result = await CurrentTraits.$taskScope.withValue(scope) {
      do throws(E) {
        return Result<R, E>.success(try await body())
      } catch {
        return Result<R, E>.failure(error)
      }
    }
    return try result.get()
  }
}
