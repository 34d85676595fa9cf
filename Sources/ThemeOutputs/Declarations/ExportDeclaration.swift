package import DynamicColors
package import SourceDiagnostics

/// An entry of `exports:` in a library file: an output, and how it is made.
package struct ExportDeclaration: Sendable {
  /// The name, by which `build` selects entries.
  package var name: String

  /// The format.
  package let format: OutputFormat

  /// The file or folder.
  package let output: OutputPlace

  /// The names of the themes; nil for all.
  package let themes: [String]?

  /// The conditions that always hold in the output, each on another trait.
  package let conditions: [ColorCondition]

  /// The options of the format.
  package let settings: ExportOptions

  /// The position of the entry, and those of its name and output.
  package let excerpt: SourceExcerpt
  let nameExcerpt: SourceExcerpt?
  let outputExcerpt: SourceExcerpt
}
