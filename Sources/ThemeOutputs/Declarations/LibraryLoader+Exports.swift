import DynamicColors
import SourceDiagnostics
import SourceDocuments
import SwiftSymbols
package import ThemeFiles
public import ThemeValidation

extension LibraryLoader {
  /// Reads the outputs that the library file declares; errors are reported.
  @discardableResult
  package mutating func readExports() -> [ExportDeclaration] {
    guard let node = library.exports else { return [] }
    let scope = OutputScope(
      of: folder,
      catalogs: library.catalogs.map(\.path),
      templates: templates
    )
    let (themes, names, themeTrait) = (folder.themeNames, names, themeTrait)
    var declarations: [ExportDeclaration] = []
    report { findings in
      declarations = ExportDeclarationReader.read(
        node,
        themes: themes,
        names: names,
        themeTrait: themeTrait,
        scope: scope,
        reporting: &findings
      )
    }
    return declarations
  }

  /// The paths of the templates that the library file declares, also in entries with errors.
  package var templatePaths: [String] { templates.map(folder.path(ofFile:)) }

  private var templates: [String] {
    library.exports?.elements.compactMap { $0[.template]?.text } ?? []
  }
}

extension ThemeValidator.Section {
  /// The outputs in `exports:` of the library file.
  public static let outputs = Self { loader in
    for declaration in loader.readExports() { loader.reportReplacedNames(in: declaration) }
  }
}

extension LibraryLoader {
  /// Reports the colors that replace those of Apple's frameworks in an output, which must not wait
  /// until the code is compiled.
  fileprivate mutating func reportReplacedNames(in declaration: ExportDeclaration) {
    let settings = declaration.settings
    guard declaration.format == .swift, settings.swiftFlavor == .embedded,
      settings.catalogNames.namespace == nil
    else { return }
    var losses = LossReport(declaration.format.title)
    let selected = themes.filter { declaration.themes?.contains($0.key) ?? true }
    let names = selected.sorted { $0.key < $1.key }.flatMap { theme in
      theme.value.layer.definitions.filter { !$0.isPaletteColor }.map(\.name)
    }
    for name in SwiftColor.replacedNames(among: names) { losses.add(.replacedName, name) }
    report { findings in
      for var loss in losses.diagnostics {
        loss.excerpt = declaration.excerpt
        findings.append(contentsOf: [loss])
      }
    }
  }
}
