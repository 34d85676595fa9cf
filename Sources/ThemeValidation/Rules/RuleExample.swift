import EmbeddedFiles
package import SourceDiagnostics

/// Small files that violate a rule, or the same files corrected: the folders `incorrect` and
/// `correct` of the rule in the fixtures of the tests.
package struct RuleExample: Sendable {
  /// The files, each with its name in the folder of the library, without the last line break.
  package let files: [(name: String, text: String)]

  private static let all: [String: RuleExample] = {
    var files: [String: [(name: String, text: String)]] = [:]
    for (path, text) in zip(EmbeddedFiles.paths("Rules"), EmbeddedFiles.texts("Rules")) {
      let name = path.split(separator: "/", maxSplits: 7).suffix(3).map(String.init)
      files["\(name[0])/\(name[1])", default: []].append((name[2], String(text.dropLast())))
    }
    return files.mapValues(RuleExample.init)
  }()

  fileprivate static func example(_ folder: String, of rule: Rule) -> RuleExample? {
    all["\(rule.id)/\(folder)"]
  }
}

extension Rule {
  /// Files that violate this rule and no other; nil for rules of catalogs, baselines and outputs.
  package var incorrect: RuleExample? { .example("incorrect", of: self) }

  /// The same files, corrected.
  package var correct: RuleExample? { .example("correct", of: self) }
}
