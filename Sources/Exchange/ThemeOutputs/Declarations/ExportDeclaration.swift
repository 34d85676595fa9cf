package import DynamicColors
package import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import TraitSystem

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
  package let conditions: [TraitCondition]

  /// The options of the format.
  package let settings: ExportOptions

  /// The position of the entry, and those of its name and output.
  package let excerpt: SourceExcerpt
  let nameExcerpt: SourceExcerpt?
  let outputExcerpt: SourceExcerpt
}

extension ExportDeclaration {
  /// The maximum number of entries.
  private static let countLimit = 1_000

  /// Reads the entries of `exports:`; those with errors, which are reported, are left out.
  static func entries(
    of node: SourceNode,
    themes: [String],
    names: TraitNames,
    themeTrait: TraitKey?,
    scope: OutputScope,
    reporting findings: inout Findings
  ) -> [ExportDeclaration] {
    guard node.elements.count <= countLimit else {
      findings.add(
        .invalidValue,
        "'exports' has \(node.elements.count) outputs; it can have at most \(countLimit)",
        at: node.excerpt
      )
      return []
    }
    let reader = ExportEntryReader(
      themes: themes,
      names: names,
      themeTrait: themeTrait,
      scope: scope
    )
    let entries = node.elements.compactMap { reader.read($0, reporting: &findings) }
    return named(separate(entries, reporting: &findings), reporting: &findings)
  }

  /// Leaves out outputs in the place of others, which are reported.
  private static func separate(
    _ entries: [ExportDeclaration],
    reporting findings: inout Findings
  ) -> [ExportDeclaration] {
    var kept: [ExportDeclaration] = []
    for entry in entries {
      if let first = kept.first(where: { $0.output.key == entry.output.key }) {
        let isSame = first.output.path == entry.output.path
        findings.add(
          .invalidValue,
          isSame
            ? "\(name: entry.output.text) is already the output of another entry"
            : "\(name: entry.output.text) differs from the output of another entry in case only, which not all disks distinguish; choose another name",
          at: entry.outputExcerpt,
          notes: [Diagnostic.Note(message: "the first is here", excerpt: first.outputExcerpt)]
        )
        continue
      }
      kept.append(entry)
    }
    for catalog in kept where catalog.format == .xcassets {
      for entry in kept where entry.output.isInside(catalog.output) {
        findings.add(
          .invalidValue,
          "\(name: entry.output.text) is in the catalog of another entry; choose another folder",
          at: entry.outputExcerpt,
          notes: [Diagnostic.Note(message: "the catalog is here", excerpt: catalog.outputExcerpt)]
        )
      }
    }
    return kept
  }

  /// Gives a name to the entries that have none: the format, or the output where entries share a
  /// format.
  private static func named(
    _ entries: [ExportDeclaration],
    reporting findings: inout Findings
  ) -> [ExportDeclaration] {
    var entries = entries
    let formats = Dictionary(grouping: entries) { $0.format }
    for index in entries.indices where entries[index].nameExcerpt == nil {
      let (format, output) = (entries[index].format, entries[index].output)
      let file = output.path.split(separator: "/").last.map(String.init) ?? ""
      entries[index].name = formats[format]?.count == 1 ? format.name : file
    }
    var first: [String: ExportDeclaration] = [:]
    for entry in entries {
      guard let other = first.updateValue(entry, forKey: entry.name) else { continue }
      findings.add(
        .invalidValue,
        "two outputs are called \(name: entry.name); give one of them another 'name:'",
        at: entry.nameExcerpt ?? entry.excerpt,
        notes: [
          Diagnostic.Note(message: "the first is here", excerpt: other.nameExcerpt ?? other.excerpt)
        ]
      )
    }
    return entries
  }
}
