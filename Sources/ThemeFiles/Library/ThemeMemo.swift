import Synchronization

/// A result for each theme of a library, which a later load uses again if its input is the same.
///
/// The input is all that the result depends on, so that results are those of a load without earlier
/// ones.
package final class ThemeMemo<Input: Equatable & Sendable, Output: Sendable>: Sendable {
  private let results: Mutex<[String: (input: Input, output: Output)]>

  /// Creates a memo with the results of an earlier load for some themes.
  package init(keeping earlier: ThemeMemo? = nil, of themes: [String] = []) {
    let known = earlier?.results.withLock { $0 } ?? [:]
    let themes = Set(known.isEmpty ? [] : themes)
    results = Mutex(known.filter { themes.contains($0.key) })
  }

  /// Returns the result for a theme.
  ///
  /// - Parameters:
  ///   - theme: The name of the theme.
  ///   - input: All that the result depends on.
  ///   - isKept: Returns whether a computed result depends on the input alone.
  ///   - compute: Computes the result.
  /// - Returns: The last result if it had the same input, otherwise that of `compute`.
  package func result(
    for theme: String,
    _ input: Input,
    keptIf isKept: (Output) -> Bool = { _ in true },
    _ compute: () -> Output
  ) -> Output {
    if let known = results.withLock({ $0[theme] }), known.input == input { return known.output }
    let output = compute()
    results.withLock { $0[theme] = isKept(output) ? (input, output) : nil }
    return output
  }
}
