import Synchronization

/// The last result for each theme or file of a project, which all states of the files use whose
/// input is the same.
///
/// The input is all that the result depends on, so that results are those of a project without
/// earlier ones.
package final class ThemeMemo<Input: Equatable & Sendable, Output: Sendable>: Sendable {
  private let results = Mutex<[String: (input: Input, output: Output)]>([:])

  /// The number of results that were computed, by which tests see what is computed again.
  package var computationCount: Int { computations.load(ordering: .relaxed) }

  private let computations = Atomic(0)

  package init() {}

  /// Returns the result for a theme or a file.
  ///
  /// - Parameters:
  ///   - name: The name of the theme, or the path of the file.
  ///   - input: All that the result depends on.
  ///   - isKept: Returns whether a computed result depends on the input alone.
  ///   - compute: Computes the result.
  /// - Returns: The last result if it had the same input, otherwise that of `compute`.
  package func result(
    for name: String,
    _ input: Input,
    keptIf isKept: (Output) -> Bool = { _ in true },
    _ compute: () -> Output
  ) -> Output {
    if let known = results.withLock({ $0[name] }), known.input == input { return known.output }
    let output = compute()
    computations.add(1, ordering: .relaxed)
    results.withLock { $0[name] = isKept(output) ? (input, output) : nil }
    return output
  }

  /// Drops the results for all themes and files except some.
  package func drop(except names: Set<String>) {
    results.withLock { results in
      if results.keys.allSatisfy(names.contains) { return }
      results = results.filter { names.contains($0.key) }
    }
  }
}
