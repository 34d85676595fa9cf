import ArgumentParser
import AssetCatalogs

extension ThemeTool {
  /// `themetool diff`: what has changed between two catalogs.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff",
      abstract: "Show what has changed between two asset catalogs.",
      discussion: """
        Catalogs are .xcassets folders or compiled .car files. The exit code is 1 where anything \
        differs.

        Examples:
          themetool diff Old.xcassets New.xcassets
          themetool diff Brand.xcassets Assets.car
        """
    )

    @OptionGroup var color: ColorOptions

    @Argument(help: "The older catalog.")
    var old: String

    @Argument(help: "The newer catalog.")
    var new: String

    func run() throws {
      let oldCatalog = try CatalogFiles.open(old, color: color)
      let newCatalog = try CatalogFiles.open(new, color: color)
      var differences = oldCatalog.differences(to: newCatalog)
      // A compiled catalog is read for its colours alone.
      if old.hasSuffix(".car") || new.hasSuffix(".car") {
        differences.removeAll { $0.type != .colorSet }
      }
      try Output.write(AssetDifferenceText(differences).text)
      if !differences.isEmpty { throw ExitCode(Failure.Kind.findings.rawValue) }
    }
  }
}
