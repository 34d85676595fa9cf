/// An index of names for many spelling queries.
///
/// The results are those of ``Spelling/nearest(to:among:)``, which compares all names in each call.
/// The index collects and sorts the names at the first query, and a query compares few of them:
/// 5,000 queries on 5,000 names take less than a second.
///
/// Very similar names still cost time, so that queries that share an ``Effort`` return no names
/// after it is spent.
public final class SpellingIndex {
  /// A shared limit on the cost of queries, in steps, so that results do not depend on time.
  public final class Effort {
    private var rest: Int

    /// Creates an effort of at most about a quarter of a second.
    public convenience init() { self.init(steps: 6_000_000) }

    init(steps: Int) { rest = steps }

    /// Whether steps are left.
    var isLeft: Bool { rest > 0 }

    func spend(_ steps: Int) { rest -= steps }
  }

  private let effort: Effort
  private let gather: () -> [String]
  private var answers: [String: [String]] = [:]
  private lazy var names = gather()
  private lazy var trie = SpellingTrie(names)
  private lazy var parts = NamesByPart(names)

  /// Creates an index of names, which are collected at the first query.
  public init<Names: Sequence<String>>(
    of names: @autoclosure @escaping () -> Names,
    effort: Effort = Effort()
  ) {
    gather = { Array(Spelling.considered(names())) }
    self.effort = effort
  }

  /// Returns at most three names that are near a word, nearest first.
  ///
  /// - Complexity: O(*n*) for the first query on *n* names, O(*n* log *n*) for the second; the time
  ///   of further queries depends on the number of names with the same prefix as `word`.
  public func nearest(to word: String) -> [String] {
    if let known = answers[word] { return known }
    guard effort.isLeft else { return [] }
    let answer: [String]
    if answers.isEmpty {
      effort.spend(names.count)
      answer = Spelling.nearest(to: word, among: names)
    } else {
      if answers.count == 1 { effort.spend(names.count * 4) }
      let near = trie.nearest(to: word, spending: effort)
      answer = near?.isEmpty == true ? namesWithPart(word) : near ?? []
    }
    answers[word] = answer
    return answer
  }

  private func namesWithPart(_ word: String) -> [String] {
    Spelling.folded(word).map { parts.names(with: word, $0) } ?? []
  }

  /// Returns the end of a message about an unknown name, as in ``Spelling/hint(for:among:)``.
  public func hint(for word: String) -> String {
    Spelling.question(proposing: nearest(to: word))
  }
}
