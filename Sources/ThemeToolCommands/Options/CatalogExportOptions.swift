import ArgumentParser
public import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDocuments
public import ThemeExports
import ThemeFiles

/// The options of asset catalogs.
struct CatalogExportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "xcassets: copy this catalog instead of exporting themes.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var catalog: String?

  @Option(
    help: ArgumentHelp(
      "xcassets, swift: how themes are separated (default for several: namespace).",
      valueName: "how"
    )
  )
  var perTheme: CatalogNames.ThemeMark?

  @Option(
    help: ArgumentHelp(
      "xcassets, swift: a group with a namespace around all colors.",
      valueName: "name"
    )
  )
  var namespace: String?

  @Option(
    help: ArgumentHelp(
      "xcassets: how components are written (default: the shortest exact form).",
      valueName: "style"
    )
  )
  var components: ComponentStyle?

  @Flag(help: "xcassets: keep the other colors of an existing catalog.")
  var merge = false

  /// The names that colors get.
  var names: CatalogNames { CatalogNames(themeMark: perTheme, namespace: namespace) }

  /// Whether an option is given that is for catalogs only.
  var areForWriting: Bool { catalog != nil || components != nil || merge }

  /// The author that files of catalogs name which an export has written.
  private static let author = "themetool"

  /// Whether a file of a catalog says that an export has written it; Xcode says of files that it changes
  /// that it has.
  static func isOwn(_ bytes: [UInt8]) -> Bool {
    let (document, _) = JSONReader.read(SourceFile(path: "Contents.json", bytes: bytes))
    return document?.root["info"]?["author"]?.text == author
  }

  /// Writes the colors of a library into the catalog at `output`, which is locked meanwhile, and returns
  /// its new files.
  func write(
    _ library: ThemeLibrary,
    to output: String,
    color: ColorOptions,
    guarded: OutputGuard
  ) throws -> FolderUpdate {
    let lock = try LocalFiles().lock(for: output)
    let old = Folder.exists(output) ? try CatalogFiles.open(output, color: color) : nil
    var naming = names
    if naming.themeMark == nil, library.themeNames.count > 1 { naming.themeMark = .namespace }
    var editor = CatalogEditor(changing: old, author: Self.author)
    var written: Set<String> = []
    // Every idiom that traits have, since a theme may name any.
    let builder = ColorSetBuilder(
      components: components,
      idioms: [.phone, .pad, .tv, .car, .mac, .vision]
    )
    for theme in library.themeNames {
      let traits = library.traits(theme: theme)
      let own = library.member(for: traits).colors
      try editor.setColors(of: library, under: traits, builder: builder) {
        // A color that the theme lacks would be that of another theme.
        guard own.index(of: $0) != nil else { return nil }
        let name = naming.name(of: $0, theme: theme)
        if old != nil { written.insert(name) }
        return name
      }
    }
    let others = old?.colorNames.filter { !written.contains($0) } ?? []
    if !merge, let other = others.first {
      throw Failure.cannot(
        "'\(output)' has colors that are not exported, such as '\(other)'; keep them with --merge, or choose another --output"
      )
    }
    let update = try editor.fileUpdate()
    try guarded.check(update, in: output)
    try editor.write(to: output, holding: lock)
    return update
  }
}

extension ComponentStyle: OptionValue {}
extension CatalogNames.ThemeMark: OptionValue {}
