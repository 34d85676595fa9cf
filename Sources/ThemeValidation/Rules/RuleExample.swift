import EmbeddedFiles
package import SourceDiagnostics

/// Small files that violate a rule, or the same files corrected: the folders `incorrect` and `correct`
/// of the rule in the fixtures of the tests.
package struct RuleExample: Sendable {
  /// The files, each with its name in the folder of the library, without the last line break.
  package let files: [(name: String, text: String)]

  private static let all: [String: RuleExample] = {
    let texts = EmbeddedFiles.text("Rules/texts").split(
      separator: "\0",
      omittingEmptySubsequences: false
    )
    var files: [String: [(name: String, text: String)]] = [:]
    for (line, text) in zip(EmbeddedFiles.text("Rules/list").split(separator: "\n"), texts) {
      let path = line.split(separator: "\"")[1].split(separator: "/", maxSplits: 7).suffix(3)
      let name = path.map(String.init)
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
