import DynamicColors
import SourceDiagnostics
import SwiftSymbols

/// The values that a template read of one theme in one file.
struct TemplateReads: Sendable {
  let theme: String
  let values: [UInt64]
  let narrow: Set<ColorIndex>
  let wide: Set<ColorIndex>
  let opaque: Set<ColorIndex>

  init(_ table: ThemeTable) {
    theme = table.theme.name
    values = table.reads
    narrow = table.narrowReads
    wide = table.wideReads
    opaque = table.opaqueReads
  }
}

/// The warnings about values that a template doesn't read.
///
/// For each color that the template reads, the values of every trait that it depends on are
/// expected somewhere in the files, unless the conditions of the template exclude them.
struct TemplateLosses {
  /// The warnings of the rule `not-exported`.
  let diagnostics: [Diagnostic]

  init(
    _ template: ThemeTemplate,
    library: TemplateLibrary,
    files: [[TemplateReads]],
    changedNames: Set<TemplateData.ChangedName>
  ) {
    var losses = LossReport("'\(template.name)'")
    losses.addMissing(of: library.source)
    for name in changedNames.sorted(by: { ($0.name, $0.spelling) < ($1.name, $1.spelling) }) {
      losses.addChangedName(name.name, as: name.spelling)
    }
    let areColorsRead = files.contains { $0.contains { $0.values.contains { $0 != 0 } } }
    for (number, theme) in library.themes.enumerated() where areColorsRead {
      let reads = files.map { $0[number] }
      let values = theme.colors.indices.map { index in
        reads.reduce(UInt64(0)) { $0 | $1.values[index.position] }
      }
      guard values.contains(where: { $0 != 0 }) else {
        losses.add(.unreadThemes, theme.name)
        continue
      }
      Self.add(values, of: theme, library, to: &losses)
      losses.addLeftOut(of: library.space, theme)
      let wide = reads.reduce(into: Set<ColorIndex>()) { $0.formUnion($1.wide) }
      let narrow = reads.reduce(into: Set<ColorIndex>()) { $0.formUnion($1.narrow) }
      for index in narrow.subtracting(wide).sorted() {
        losses.add(.wideGamut, theme.name(at: index))
      }
      let opaque = reads.reduce(into: Set<ColorIndex>()) { $0.formUnion($1.opaque) }
      for index in opaque.sorted() { losses.add(.alpha, theme.name(at: index)) }
    }
    diagnostics = losses.diagnostics
  }

  /// Adds the conditions whose values were not read of colors that were read.
  private static func add(
    _ values: [UInt64],
    of theme: ExportTheme,
    _ library: TemplateLibrary,
    to losses: inout LossReport
  ) {
    for (axis, first) in zip(library.space.axes.indices, library.firstBits) {
      guard let first, library.pinned[axis] == nil else { continue }
      let trait = library.space.axes[axis]
      for choice in trait.values.indices {
        let bit = UInt64(1) << UInt64(first + choice)
        for index in theme.indices()
        where values[index.position] != 0 && values[index.position] & bit == 0
          && theme.colors.dependencies(at: index) & trait.bit != 0
        {
          losses.add(.unread(trait.condition(choice)), theme.name(at: index))
        }
      }
    }
  }
}
