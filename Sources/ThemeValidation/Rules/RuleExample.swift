import EmbeddedFiles
package import SourceDiagnostics

/// Small files that violate a rule, or the same files corrected.
///
/// Their source is the folder `Fixtures` of the tests, in which each rule has the folders `incorrect`
/// and `correct`. `Examples.txt` holds the same files for a tool without resources: a line
/// `==> RULE/FOLDER/FILE` before each.
package struct RuleExample: Sendable {
  /// The files, each with its name in the folder of the library.
  package let files: [(name: String, text: String)]

  /// The text of all examples.
  package static var text: String {
    EmbeddedFiles.text("Rules/Examples.txt")
  }

  private static let all: [String: RuleExample] = {
    var files: [String: [(name: String, text: String)]] = [:]
    for part in ("\n" + text.dropLast()).split(separator: "\n==> ") {
      guard let end = part.firstIndex(of: "\n") else { continue }
      let path = part[..<end].split(separator: "/", maxSplits: 2)
      let file = (String(path[2]), String(part[part.index(after: end)...]))
      files["\(path[0])/\(path[1])", default: []].append(file)
    }
    return files.mapValues(RuleExample.init)
  }()

  fileprivate static func example(_ folder: String, of rule: Rule) -> RuleExample? {
    all["\(rule.id)/\(folder)"]
  }
}

extension Rule {
  /// Files that violate this rule and no other; nil for rules of catalogs and baselines.
  package var incorrect: RuleExample? { .example("incorrect", of: self) }

  /// The same files, corrected.
  package var correct: RuleExample? { .example("correct", of: self) }
}
