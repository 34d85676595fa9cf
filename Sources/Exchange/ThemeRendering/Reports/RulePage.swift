package import SourceDiagnostics
import ThemeValidation

extension Rule {
  /// The address of the published pages, without a slash at its end: `documentation` in
  /// `Distribution/publisher`.
  package static let siteAddress = "https://themekit.invalid/ThemeKit"

  /// The address of the folder with a page for each rule.
  package static let pages = "\(siteAddress)/look/rules"

  /// The address of the page about the rule.
  package var pageAddress: String { Self.pageAddress(of: id, in: Self.pages) }

  /// Returns the address of a rule's page in a folder.
  static func pageAddress(of id: String, in folder: String) -> String { "\(folder)/\(id)/" }

  /// How to ignore a finding of the rule, in one sentence.
  package var ignoringAdvice: String {
    switch RuleReference.ignoring(self) {
    case .comment:
      "To ignore one finding, end its line with the comment '# themetool: ignore \(id)'."
    case .setting: "To turn the rule off, write 'rules: { \(id): off }' in the library file."
    case .impossible: "You can't ignore this finding."
    }
  }
}
