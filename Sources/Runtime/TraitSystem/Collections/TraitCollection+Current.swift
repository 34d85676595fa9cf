extension TraitCollection {
  /// The traits in whose context the code is running; by default the empty collection, and while
  /// the view of a controller is loaded for a window, the traits of the window.
  ///
  /// Each thread has its own value. Set it only in code that can't use `performAsCurrent`: save the
  /// previous value and restore it afterwards. In a task the value is valid at most until the next
  /// suspension.
  public static var current: TraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.traits = newValue }
  }

  /// The traits that are expected for code without a context and for nodes without inherited traits;
  /// by default the empty collection.
  ///
  /// Setting them sets those of the process.
  package static var predicted: TraitCollection {
    get { CurrentTraits.predicted }
    set { CurrentTraits.predicted = newValue }
  }

  /// Runs a closure with this collection as ``predicted`` on this thread and restores the previous one
  /// afterwards.
  package func performAsPredicted<R>(_ body: () -> R) -> R {
    let state = CurrentTraits.threadState
    let saved = state.predicted
    defer { state.predicted = saved }
    state.predicted = self
    return body()
  }

  /// Runs a closure with this collection as ``current`` and restores the previous one afterwards,
  /// also if the closure throws.
  ///
  /// - Parameter body: The closure to run on this thread.
  /// - Returns: The result of the closure.
  /// - Throws: Any error that the closure throws.
  @discardableResult
  public func performAsCurrent<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    try CurrentTraits.perform(with: self, body)
  }

  /// Runs an asynchronous closure with this collection as ``current``, across suspensions, changes
  /// of thread and child tasks.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: The result of the closure.
  /// - Throws: Any error that the closure throws.
  @_disfavoredOverload
  @discardableResult
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
