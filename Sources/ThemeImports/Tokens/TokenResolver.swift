import SourceDiagnostics
import SourceDocuments

/// Finds out what the values of definitions are: their types, and what they refer to.
struct TokenResolver {
  var set: TokenSet
  var findings: ImportFindings

  /// What each definition refers to as a whole: a token, or one of the two below.
  var targets: [Int]
  static let notAlias = -1
  static let broken = -2

  /// The tokens that definitions refer to besides, for the search for cycles.
  var otherReferences: [Int: [Int]] = [:]

  /// How many misspelt references were compared with all names, and these once they were needed.
  var hints = 0
  var names: [String]?

  /// Types that aren't known yet.
  static let unsettled = -3
  static let open = -4

  /// Colours that are texts, as only older drafts have them, and the first of them.
  var textColors: (count: Int, first: SourceNode?) = (0, nil)

  init(_ set: TokenSet, _ findings: ImportFindings) {
    self.set = set
    self.findings = findings
    targets = Array(repeating: Self.notAlias, count: set.definitions.count)
  }

  var isLegacy: Bool { !set.isStrict || set.dialect == .styleDictionary }

  /// Settles all definitions that can come to hold.
  mutating func resolve() {
    let count = set.definitions.count
    set.values = Array(repeating: .unknown, count: count)
    set.valueTypes = Array(repeating: Self.unsettled, count: count)
    for number in 0..<count where !set.definitions[number].isHidden {
      targets[number] = target(of: number)
    }
    for number in 0..<count where !set.definitions[number].isHidden { settleType(of: number) }
    for number in 0..<count where !set.definitions[number].isHidden { settleValue(of: number) }
    if set.isStrict || set.dialect == .dtcg, textColors.count > 0, let first = textColors.first {
      let count = textColors.count
      findings.add(
        .olderDraft,
        .warning,
        at: first.excerpt,
        """
        \(count == 1 ? "a colour is a text" : "\(count) colours are texts"), as older drafts had \
        it; 2025.10 asks for an object with 'colorSpace' and 'components'
        """
      )
    }
  }
}
