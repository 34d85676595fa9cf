/// The names that misspelt ones are compared with, prepared for any number of questions.
///
/// The answers are those of ``Spelling/nearest(to:among:)``, which looks at every name for every
/// question. Here the names are gathered and ordered only once something is asked, and a question looks
/// at a few of them: 5,000 questions about 5,000 names take less than a second.
///
/// Names that are made to be hard to tell apart still cost time, so that the questions that share an
/// ``Effort`` get no answers once that is used up.
public final class SpellingIndex {
  /// How much looking names up may cost in all; a budget of steps, so that runs are alike.
  public final class Effort {
    private var rest: Int

    /// Makes an effort of about a second at most.
    public convenience init() { self.init(steps: 24_000_000) }

    init(steps: Int) { rest = steps }

    /// Whether there is any left.
    var isLeft: Bool { rest > 0 }

    func spend(_ steps: Int) { rest -= steps }
  }

  private let effort: Effort
  private let gather: () -> [String]
  private var answers: [String: [String]] = [:]
  private lazy var names = gather()
  private lazy var trie = SpellingTrie(names)

  /// Makes an index of names, which are gathered when the first question is asked.
  public init<Names: Sequence<String>>(
    of names: @autoclosure @escaping () -> Names,
    effort: Effort = Effort()
  ) {
    gather = { Array(Spelling.considered(names())) }
    self.effort = effort
  }

  /// At most three names close enough to `word` to be worth proposing, nearest first.
  ///
  /// - Complexity: The first question takes O(*n*) for *n* names, the second O(*n* log *n*); the others
  ///   take time by the number of names that begin like `word`.
  public func nearest(to word: String) -> [String] {
    if let known = answers[word] { return known }
    guard effort.isLeft else { return [] }
    let answer: [String]
    if answers.isEmpty {
      effort.spend(names.count)
      answer = Spelling.nearest(to: word, among: names)
    } else {
      if answers.count == 1 { effort.spend(names.count * 4) }
      answer = trie.nearest(to: word, effort) ?? []
    }
    answers[word] = answer
    return answer
  }

  /// The end of a message about a name that isn't there, as ``Spelling/hint(for:among:)`` has it.
  public func hint(for word: String) -> String {
    Spelling.question(proposing: nearest(to: word))
  }
}
