import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDocuments
import ThemeFiles

/// The colors of a library in an asset catalog, which is updated if it exists.
package struct CatalogOutput {
  /// The folder of the catalog.
  let path: String
  let settings: ExportOptions

  /// Whether the catalog is a declared output, from which colors are removed that the export lacks.
  let isDeclared: Bool

  /// The author that files of catalogs name which an export has written.
  private static let author = "themetool"

  /// Whether a file of a catalog says that an export has written it; Xcode says of files that it
  /// changes that it has.
  package static func isOwn(_ bytes: [UInt8]) -> Bool {
    isOwn(JSONReader.read(SourceFile(path: "Contents.json", bytes: bytes)).document)
  }

  private static func isOwn(_ document: SourceDocument?) -> Bool {
    document?.root["info"]?["author"]?.text == author
  }

  /// The new files of the catalog.
  ///
  /// - Throws: ``OutputError`` if the catalog has other colors, which are not to be kept, and the
  ///   errors of reading and changing it.
  func update(
    of library: ThemeLibrary,
    opening open: (String) throws -> AssetCatalog
  ) throws -> FolderUpdate {
    let old = Folder.exists(path) ? try open(path) : nil
    var naming = settings.catalogNames
    if naming.themeMark == nil, library.themeNames.count > 1 { naming.themeMark = .namespace }
    var editor = CatalogEditor(changing: old, author: Self.author)
    var written: Set<String> = []
    // Every idiom that traits have, since a theme may name any.
    let builder = ColorSetBuilder(
      components: settings.components,
      idioms: [.phone, .pad, .tv, .car, .mac, .vision]
    )
    for theme in library.themeNames {
      let traits = library.traits(ofTheme: theme)
      let own = library.member(for: traits).colors
      try editor.setColors(of: library, under: traits, builder: builder) {
        // A color that the theme lacks would be that of another theme.
        guard own.index(of: $0) != nil else { return nil }
        let name = naming.name(of: $0, theme: theme)
        if old != nil { written.insert(name) }
        return name
      }
    }
    var update = try editor.fileUpdate()
    guard let old, !settings.merges else { return update }
    for name in old.colorNames where !written.contains(name) {
      guard isDeclared, let set = old.asset(named: name, type: .colorSet), Self.isOwn(set.document)
      else {
        let advice =
          isDeclared
          ? "'merge: true', or choose another output" : "--merge, or choose another --output"
        throw OutputError(
          "'\(path)' has colors that are not exported, such as '\(name)'; keep them with \(advice)"
        )
      }
      try update.remove("\(set.folder)/Contents.json")
    }
    return update
  }
}

extension OutputFormat {
  /// Asset catalogs.
  package static let xcassets = OutputFormat(
    "xcassets",
    "An asset catalog of Xcode, which is updated if it exists.",
    ending: "xcassets",
    options: [.perTheme, .namespace, .components, .merge]
  ) { output, context in
    let catalog = CatalogOutput(
      path: output.path,
      settings: output.settings,
      isDeclared: output.isDeclared
    )
    return ExportOutput.Made(
      content: output.folder(try catalog.update(of: context.library, opening: context.open)),
      diagnostics: CatalogLosses(of: context.library).diagnostics
    )
  }
}
