internal import Synchronization

/// Concurrent work on many elements.
package enum ParallelWork {
  /// Returns the results of `transform`, in the order of `elements`.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - share: The minimum batch size of a thread; fewer elements are transformed on the calling
  ///     thread.
  ///   - transform: The transformation of an element, which runs on any thread.
  /// - Returns: A result for each element.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    share: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    mapParts(elements, share: share) { $0.map(transform) }.flatMap { $0 }
  }

  /// Returns the results of `transform` for consecutive parts of `elements`, in their order.
  package static func mapParts<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    share: Int,
    _ transform: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    let count = (elements.count + share - 1) / max(share, 1)
    guard count > 1 else { return elements.isEmpty ? [] : [transform(elements[...])] }
    let results = Mutex([Result?](repeating: nil, count: count))
    let next = Atomic(0)
    WorkerThreads.run(min(count, WorkerThreads.idleProcessors + 1)) {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let start = number * share
        let part = transform(elements[start..<min(start + share, elements.count)])
        results.withLock { $0[number] = part }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
