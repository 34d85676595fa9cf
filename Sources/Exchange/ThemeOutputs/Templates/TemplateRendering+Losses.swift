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

extension TemplateRendering {
  /// Returns the warnings about values that the template doesn't read, of the rule `not-exported`.
  ///
  /// For each color that the template reads, the values of every trait that it depends on are
  /// expected somewhere in the files, unless the conditions of the template exclude them.
  func losses(
    files: [[TemplateReads]],
    changedNames: [String: Set<String>]
  ) -> [Diagnostic] {
    var losses = LossReport("'\(template.name)'")
    losses.addMissing(of: library.source)
    for (name, spellings) in changedNames.sorted(by: { $0.key < $1.key }) {
      for spelling in spellings.sorted() { losses.addChangedName(name, as: spelling) }
    }
    let areColorsRead = files.contains { $0.contains { $0.values.contains { $0 != 0 } } }
    for (number, theme) in library.themes.enumerated() where areColorsRead {
      let reads = files.map { $0[number] }
      let values = theme.definitions.indices.map { index in
        reads.reduce(UInt64(0)) { $0 | $1.values[index.position] }
      }
      guard values.contains(where: { $0 != 0 }) else {
        losses.add(.unreadThemes, theme.name)
        continue
      }
      addUnread(values, of: theme, to: &losses)
      losses.addLeftOut(of: library.space, theme)
      let wide = reads.reduce(into: Set<ColorIndex>()) { $0.formUnion($1.wide) }
      let narrow = reads.reduce(into: Set<ColorIndex>()) { $0.formUnion($1.narrow) }
      for index in narrow.subtracting(wide).sorted() {
        losses.add(.wideGamut, theme.name(at: index))
      }
      let opaque = reads.reduce(into: Set<ColorIndex>()) { $0.formUnion($1.opaque) }
      for index in opaque.sorted() { losses.add(.alpha, theme.name(at: index)) }
    }
    return losses.diagnostics
  }

  /// Adds the conditions whose values were not read of colors that were read.
  private func addUnread(
    _ values: [UInt64],
    of theme: ExportTheme,
    to losses: inout LossReport
  ) {
    for (axis, first) in zip(library.space.axes.indices, library.firstBits) {
      guard let first, library.pinned[axis] == nil else { continue }
      let trait = library.space.axes[axis]
      for choice in trait.values.indices {
        let bit = UInt64(1) << UInt64(first + choice)
        for index in theme.indices()
        where values[index.position] != 0 && values[index.position] & bit == 0
          && theme.definitions.dependencies(at: index) & trait.bit != 0
        {
          let condition = trait.condition(choice)
          losses.add(
            template.isShipped ? .unwritten(condition) : .unread(condition),
            theme.name(at: index)
          )
        }
      }
    }
  }
}
