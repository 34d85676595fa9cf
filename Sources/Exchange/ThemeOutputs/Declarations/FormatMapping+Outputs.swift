package import ThemeFiles

extension ThemeFolder.Kind {
  /// The keys of a file, with those of the outputs in library files.
  package var fullFormat: FormatMapping { self == .library ? .libraryWithOutputs : format }
}

extension FormatMapping {
  /// A library file with its outputs.
  package static let libraryWithOutputs = library.describing(
    .exports,
    as: .list(output, isOptional: true)
  )

  /// An element of `exports:`.
  package static let output = FormatValue.firstKey(
    named: "output",
    [
      FormatMapping(noun: noun, replacements: replacements, [.format] + keys),
      FormatMapping(noun: noun, replacements: replacements, [.template] + keys),
    ],
    otherwise: "\(noun) needs 'to:' with a format, or 'template:' with a file"
  )

  private static let noun = "an entry of 'exports'"

  private static let replacements = [
    "force": "to replace files that themetool has not written, run 'themetool build --force'"
  ]

  private static let keys: [FormatKey] =
    [.output, .outputName, .outputThemes, .outputConditions]
    + OutputOption.all.map(\.key)
}

extension FormatKey {
  static let format = FormatKey(
    "to",
    .words(OutputFormat.words, noun: "a format"),
    isRequired: true,
    documentation: "The format, or the name of a shipped template."
  )

  static let template = FormatKey(
    "template",
    .text,
    isRequired: true,
    documentation: "The template, a file relative to this folder, in the project."
  )

  static let output = FormatKey(
    "output",
    .text,
    isRequired: true,
    documentation: "The file or folder, relative to this folder, in the project."
  )

  static let outputName = FormatKey(
    "name",
    .text,
    documentation: "The name for 'themetool build'; by default the format, or that of the file."
  )

  static let outputThemes = FormatKey(
    "themes",
    .list(.name(.theme), count: 1...Int.max),
    documentation: "The themes; all by default."
  )

  static let outputConditions = FormatKey(
    "where",
    .oneOrMore(.conditions),
    documentation: "The conditions that always hold in the output."
  )
}
