import DynamicColors
import SourceDiagnostics
import SwiftSymbols
import ThemeValidation
import TraitSystem

/// A collector of what a format can't represent, with one diagnostic for each kind of loss.
struct LossReport: Sendable {
  /// The kinds of loss.
  enum Loss: Hashable, Sendable {
    /// Colors outside sRGB are mapped into it.
    case wideGamut
    /// Colors outside Display P3 are mapped into it.
    case beyondP3
    /// Components outside the range of the format are changed.
    case range
    /// Colors computed from others are written as values.
    case computed
    /// Translucent colors are composited over others.
    case alpha
    /// Colors depend on a trait that the format lacks; only this value of it is written.
    case trait(name: String, value: String)
    /// Colors depend on more combinations of traits than the limit; only this value of a trait is
    /// written.
    case limit(name: String, value: String)
    /// Mixed-reality devices have no values of their own in interfaces without a style.
    case withoutStyle
    /// A theme lacks colors that other themes have.
    case missing(theme: String)
    /// Colors that a theme lacks have placeholder tokens.
    case placeholder
    /// Themes map no colors to the slots of a scheme.
    case scheme
    /// The framework has the name, so that the accessor has another one.
    case renamed(String)
    /// The framework has the name, which the accessor replaces.
    case replacedName
    /// SwiftUI has a style with this name, so that the accessor is missing where SwiftUI takes any
    /// style.
    case withoutStyleAccessor
    /// Names that would be the same, or reserved words, have another spelling.
    case changedName
    /// A template of the user never reads the values for a condition.
    case unread(String)
    /// A template that ships has no values for a condition.
    case unwritten(String)
    /// A template never reads a theme.
    case unreadThemes
  }

  /// The format's name in messages.
  private let title: String
  private var order: [Loss] = []
  private var names: [Loss: [String]] = [:]
  private var known: [Loss: Set<String>] = [:]

  /// Creates an empty report of a format.
  init(_ title: String) {
    self.title = title
  }

  /// An empty report of the same format.
  var empty: LossReport { LossReport(title) }

  /// Adds a loss for a color.
  mutating func add(_ loss: Loss, _ name: String) {
    guard known[loss, default: []].insert(name).inserted else { return }
    if names[loss] == nil { order.append(loss) }
    names[loss, default: []].append(name)
  }

  /// Adds the losses of another report.
  mutating func append(_ other: LossReport) {
    for loss in other.order {
      for name in other.names[loss] ?? [] { add(loss, name) }
    }
  }

  /// The losses, in the order in which they were added.
  var diagnostics: [Diagnostic] {
    order.map { loss in
      Diagnostic(
        rule: .notExported,
        severity: .warning,
        message: message(loss, Self.list(names[loss] ?? [], isQuoted: loss == .changedName))
      )
    }
  }

  private func message(_ loss: Loss, _ list: String) -> String {
    switch loss {
    case .wideGamut: "\(title) supports only sRGB; wider colors are mapped into it: \(list)"
    case .beyondP3:
      "\(title) supports no gamut wider than Display P3; wider colors are mapped into it: \(list)"
    case .range: "\(title) limits components; colors out of range are changed: \(list)"
    case .computed: "\(title) can't represent computed colors; their values are written: \(list)"
    case .alpha:
      "\(title) has no alpha; translucent colors are composited over the background: \(list)"
    case .trait(let name, let value):
      "\(title) has no equivalent of '\(name)'; colors that depend on it are written for '\(value)': \(list)"
    case .limit(let name, let value):
      """
      \(title) has at most \(ConditionSpace.exportLimit) combinations of traits for a color; colors that also \
      depend on '\(name)' are written for '\(value)': \(list)
      """
    case .withoutStyle:
      "\(title) has no values for 'vision' without a style; those for all devices are used there: \(list)"
    case .missing(let theme):
      "theme '\(theme)' lacks colors that other themes have; they are omitted there: \(list)"
    case .placeholder:
      "\(title) needs a token in every theme for colors that depend on traits; where a theme lacks them, it is transparent and marked 'missing': \(list)"
    case .renamed(let name):
      "UIKit, AppKit or SwiftUI has the name \(list); the accessor is '\(name)'"
    case .replacedName:
      """
      UIKit, AppKit or SwiftUI has colors of these names, which the accessors replace in files that import both; \
      rename them, or choose a 'namespace': \(list)
      """
    case .withoutStyleAccessor:
      "SwiftUI has styles of these names; write 'Color.' before them where it takes any style: \(list)"
    case .changedName:
      "names that would be the same or reserved words in \(title) are changed: \(list)"
    case .unread(let condition):
      "\(title) reads no value for '\(condition)' of colors that depend on it; read 'values', name the trait in 'matrix', or exclude it with 'where': \(list)"
    case .unwritten(let condition):
      "\(title) has no values for '\(condition)', but some colors do; to accept that, choose the written values with 'where': \(list)"
    case .unreadThemes:
      "\(title) reads no color of some themes; read 'themes', name 'theme' in 'matrix', or choose a theme: \(list)"
    case .scheme: "themes without 'base16:' are not schemes and are omitted: \(list)"
    }
  }

  /// Returns some of the names, and the number of the others.
  private static func list(_ names: [String], isQuoted: Bool) -> String {
    let shown = names.prefix(5).map { isQuoted ? $0 : "'\($0)'" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

extension LossReport {
  /// Adds the colors that a theme lacks and others have; every format omits them in that theme.
  mutating func addMissing(of source: ExportSource) {
    guard source.themes.count > 1 else { return }
    let all = source.colorNames()
    for theme in source.themes where theme.indices().count < all.count {
      for name in all where theme.definitions.index(of: name) == nil {
        add(.missing(theme: theme.name), name)
      }
    }
  }

  /// Adds the colors of a theme that depend on an axis that the format lacks.
  mutating func add(_ axis: TraitAxis, of theme: ExportTheme) {
    add(.trait(name: axis.trait.outputName, value: axis.word(0)), axis, of: theme)
  }

  /// Adds the colors of a theme that depend on the axes that a limit left out.
  mutating func addLeftOut(of space: ExportSpace, _ theme: ExportTheme) {
    for axis in space.leftOut {
      add(.limit(name: axis.trait.outputName, value: axis.word(0)), axis, of: theme)
    }
  }

  private mutating func add(_ loss: Loss, _ axis: TraitAxis, of theme: ExportTheme) {
    for index in theme.indices() where theme.definitions.dependencies(at: index) & axis.bit != 0 {
      add(loss, theme.name(at: index))
    }
  }

  /// Adds a name that has another spelling, because it would be that of another name or a reserved
  /// word.
  mutating func addChangedName(_ name: String, as spelling: String) {
    add(.changedName, "'\(name)' as '\(spelling)'")
  }
}
