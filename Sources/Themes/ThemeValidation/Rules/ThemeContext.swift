import DynamicColors
import SourceDiagnostics
import ThemeFiles

/// The input of rules about one theme, on which their findings depend alone.
struct ThemeContext: Sendable {
  let theme: Theme
  /// The theme with the themes that it extends; nil if it could not be compiled.
  let member: CompiledTheme?
  /// The rules that are not off.
  let rules: [Rule]
  /// Whether the file of the theme has errors.
  let isInvalid: Bool
  let combinationLimit: Int

  init(_ theme: Theme, of context: RuleContext, _ rules: [Rule]) {
    self.theme = theme
    member = context.memberWithContents(of: theme.name)
    self.rules = rules
    isInvalid = context.invalidFiles.contains(theme.file)
    combinationLimit = context.combinationLimit
  }
}

extension ThemeContext: Equatable {
  static func == (left: ThemeContext, right: ThemeContext) -> Bool {
    left.theme === right.theme && left.member == right.member && left.rules == right.rules
      && left.isInvalid == right.isInvalid
      && left.combinationLimit == right.combinationLimit
  }
}
