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
