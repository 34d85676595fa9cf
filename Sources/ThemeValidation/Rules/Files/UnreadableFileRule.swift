import SourceDiagnostics
import ThemeFiles

/// Every file of a library can be read.
enum UnreadableFileRule {
  static let documentation = RuleDocumentation(
    .unreadableFile,
    summary: "Every file of a library can be read.",
    why: """
      A catalog that isn't there takes all its colours with it, and each theme that names one of \
      them fails to load. A theme file that can't be read, such as a link that leads nowhere or a \
      folder whose name ends in '.yaml', can be what others refer to; the other files are checked \
      all the same.
      """,
    fix: """
      Correct the path, which starts at the folder of the library file, or take the catalog out \
      of the list. Remove a broken link, or let it lead to a file.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        catalogs: [Brnd.xcassets]
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        """
        library: 1
        catalogs: [Brand.xcassets]
        """
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors: { accent: "#06c" }
        """
      ),
      (
        "Brand.xcassets/Contents.json",
        """
        { "info": { "author": "xcode", "version": 1 } }
        """
      ),
    ])
  )
}
