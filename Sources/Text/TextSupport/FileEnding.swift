extension StringProtocol {
  /// Returns whether the name of a file has one of some endings, which are in lower case, in any
  /// case: `A.YAML` has the ending `.yaml`.
  package func hasEnding(_ endings: String...) -> Bool {
    let end = suffix(endings.map(\.count).max() ?? 0).lowercased()
    return endings.contains { end.hasSuffix($0) }
  }
}
