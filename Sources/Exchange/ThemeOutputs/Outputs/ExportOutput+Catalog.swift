import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDocuments
import ThemeFiles

/// Asset catalogs, which are updated if they exist.
extension ExportOutput {
  /// The author that files of catalogs name which an export has written.
  private static let catalogAuthor = "themetool"

  /// Whether a file of a catalog says that an export has written it; Xcode says of files that it
  /// changes that it has.
  package static func isOwnCatalogFile(_ bytes: [UInt8]) -> Bool {
    isOwnCatalog(JSONReader.read(SourceFile(path: "Contents.json", bytes: bytes)).document)
  }

  private static func isOwnCatalog(_ document: SourceDocument?) -> Bool {
    document?.root["info"]?["author"]?.text == catalogAuthor
  }

  /// The new files of the catalog.
  ///
  /// - Throws: ``OutputError`` if the catalog has other colors, which are not to be kept, and the
  ///   errors of reading and changing it.
  fileprivate func catalogUpdate(
    of library: ThemeLibrary,
    opening open: (String) throws -> AssetCatalog
  ) throws -> FolderUpdate {
    let old = Folder.exists(path) ? try open(path) : nil
    var naming = settings.catalogNames
    if naming.themeMark == nil, library.themeNames.count > 1 { naming.themeMark = .namespace }
    var editor = CatalogEditor(changing: old, author: Self.catalogAuthor)
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
      guard isDeclared, let set = old.asset(named: name, type: .colorSet),
        Self.isOwnCatalog(set.document)
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
    ExportOutput.Made(
      content: output.folder(try output.catalogUpdate(of: context.library, opening: context.open)),
      diagnostics: CatalogLosses(of: context.library).diagnostics
    )
  }
}
