import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// The contents of a theme file, with the findings of reading it.
struct ThemeReading: Sendable {
  /// All that the result depends on.
  struct Input: Equatable, Sendable {
    let source: SourceFile
    let names: TraitNames
    /// The order in which the library's traits decide between variants.
    let precedence: VariantPrecedence

    static func == (left: Input, right: Input) -> Bool {
      left.source === right.source && left.names == right.names
        && left.precedence == right.precedence
    }
  }

  /// The theme; nil if it has no name.
  let theme: Theme?

  let diagnostics: [Diagnostic]

  init(
    _ document: SourceDocument,
    isWhole: Bool,
    _ input: Input,
    referable: ReferableNames
  ) {
    var findings = Findings()
    theme = Theme(
      document,
      isWhole: isWhole,
      names: input.names,
      precedence: input.precedence,
      referable: referable,
      reporting: &findings
    )
    diagnostics = findings.diagnostics
  }

  /// Whether the findings propose no names of traits, whose search has a limit that all files
  /// share, and no references to names of other files.
  var isIndependent: Bool {
    !diagnostics.contains { [.unknownTrait, .unknownValue, .invalidColor].contains($0.rule) }
  }
}
