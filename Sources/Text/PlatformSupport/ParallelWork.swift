internal import Synchronization

/// Concurrent work on many elements.
package enum ParallelWork {
  /// Returns the results of `transform`, in the order of `elements`.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - batchSize: The number of elements of a batch; fewer elements are transformed on the
  ///     calling thread.
  ///   - transform: The transformation of an element, which runs on any thread.
  /// - Returns: A result for each element.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    batchSize: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    mapBatches(elements, batchSize: batchSize) { $0.map(transform) }.flatMap { $0 }
  }

  /// Returns the results of `transform` for consecutive batches of `elements`, in their order.
  package static func mapBatches<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    batchSize: Int,
    _ transform: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    let count = (elements.count + batchSize - 1) / max(batchSize, 1)
    guard count > 1 else { return elements.isEmpty ? [] : [transform(elements[...])] }
    let results = Mutex([Result?](repeating: nil, count: count))
    let next = Atomic(0)
    WorkerThreads.run(min(count, WorkerThreads.idleProcessors + 1)) {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let start = number * batchSize
        let result = transform(elements[start..<min(start + batchSize, elements.count)])
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
