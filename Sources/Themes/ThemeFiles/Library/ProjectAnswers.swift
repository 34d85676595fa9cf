import Synchronization

/// The answers to questions about one state of a project, each computed once.
final class ProjectAnswers: Sendable {
  /// A question: its subject, and which of several are meant, such as the names of themes.
  private struct Question: Hashable {
    let subject: String
    let details: [String]
  }

  /// An answer, once it is computed.
  private final class Answer<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func value(_ compute: () -> Value) -> Value {
      value.withLock { value in
        if let value { return value }
        let computed = compute()
        value = computed
        return computed
      }
    }
  }

  private let answers = Mutex<[Question: any Sendable]>([:])

  /// Returns the answer to a question, which `compute` must not ask again.
  func answer<Value: Sendable>(
    to subject: String,
    _ details: [String],
    _ compute: () -> Value
  ) -> Value {
    let question = Question(subject: subject, details: details)
    let answer = answers.withLock { answers in
      if let known = answers[question] as? Answer<Value> { return known }
      let new = Answer<Value>()
      answers[question] = new
      return new
    }
    return answer.value(compute)
  }
}

/// The memos that all states of a project share, one of each type.
final class ProjectMemos: Sendable {
  private let memos = Mutex<[ObjectIdentifier: any DroppingMemo]>([:])

  /// Returns the memo of a type.
  func memo<Input, Output>(_ type: ThemeMemo<Input, Output>.Type) -> ThemeMemo<Input, Output> {
    memos.withLock { memos in
      if let known = memos[ObjectIdentifier(type)] as? ThemeMemo<Input, Output> { return known }
      let new = ThemeMemo<Input, Output>()
      memos[ObjectIdentifier(type)] = new
      return new
    }
  }

  /// Drops the results for all names except some.
  func drop(except names: Set<String>) {
    for memo in memos.withLock({ Array($0.values) }) { memo.drop(except: names) }
  }
}

/// A memo of results by names.
private protocol DroppingMemo: Sendable {
  /// Drops the results for all names except some.
  func drop(except names: Set<String>)
}

extension ThemeMemo: DroppingMemo {}

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
    if let kept = results.withLock({ $0[name] }), kept.input == input { return kept.output }
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
