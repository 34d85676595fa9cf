import AssetCatalogs
import DynamicColors
import FileAccess
import SourceDiagnostics
import Testing
import ThemeFiles
@testable import ThemeOutputs
import ThemeTestSupport

/// The section `exports:` of library files.
@Suite("Declared outputs")
struct ExportDeclarationTests {
  private static func read(_ entries: String) throws -> ([ExportDeclaration], [String]) {
    let files = [
      "library.yaml":
        "library: 1\ntraits: { density: { values: [wide, compact] } }\nexports:\n\(entries)",
      "day.yaml": "theme: day\ncolors: { a: red }\n",
      "night.yaml": "theme: night\ncolors: { a: blue }\n",
    ]
    let reader = InMemoryFiles(files, in: "Project/Themes")
    let project = ThemeProject(try ThemeFolder(path: "Project/Themes", reader: reader))
    let exports = project.exports
    let findings = project.libraryFindings + exports.diagnostics
    return (exports.declarations, findings.map { $0.brief() })
  }

  @Test("Declared outputs have a format, a path, themes, conditions and options")
  func accepted() throws {
    let (entries, findings) = try Self.read(
      """
        - { to: css, output: ../web/themes.css }
        - { to: css, output: ../web/dark.css, where: dark, styles: media, references: true }
        - { to: json, output: ./data/, themes: [night], where: [dark high-contrast, density=compact] }
        - { name: code, to: swift, output: ../x.swift, flavor: catalog, per-theme: prefix, namespace: N }
        - { to: xcassets, output: ../App.xcassets, components: hex, merge: true }
        - { to: base16, output: schemes }
        - { to: html, output: ../pages }
        - { to: vscode, output: ../vscode, matrix: [theme, style], escape: json, traits: [] }
        - { template: ../templates/a.kt.mustache, output: "../out/{{theme.name}}.kt" }
      """
    )
    #expect(findings == [])
    #expect(
      entries.map(\.name) == [
        "themes.css", "dark.css", "json", "code", "xcassets", "base16", "html", "vscode", "a.kt",
      ]
    )
    #expect(
      entries.map(\.output.path) == [
        "Project/web/themes.css", "Project/web/dark.css", "Project/Themes/data", "Project/x.swift",
        "Project/App.xcassets", "Project/Themes/schemes", "Project/pages", "Project/vscode",
        "Project/out/{{theme.name}}.kt",
      ]
    )
    #expect(entries.map(\.themes) == [nil, nil, ["night"], nil, nil, nil, nil, nil, nil])
    #expect(
      entries.map { $0.conditions.map(\.description) } == [
        [], ["dark"], ["dark", "high-contrast", "density=compact"], [], [], [], [], [], [],
      ]
    )
    #expect(entries[1].settings.styleSwitch == .media)
    #expect(entries[1].settings.keepsReferences)
    #expect(entries[3].settings.catalogNames == CatalogNames(themeMark: .prefix, namespace: "N"))
    #expect(entries[4].settings.components == .hexadecimal)
    #expect(entries[4].settings.merges)
    #expect(entries[7].format == OutputFormat(rawValue: "vscode"))
    #expect(entries[7].settings.matrix == ["theme", "style"])
    #expect(entries[8].format == .template("../templates/a.kt.mustache"))
  }

  @Test(
    "Invalid declarations are refused with all errors",
    arguments: [
      (
        "  - css",
        ["4:5: error: an entry of 'exports' must be a mapping of keys to values [invalid-value]"]
      ),
      (
        "  {}",
        [
          "4:3: error: 'exports' must be a list [invalid-value]"
        ]
      ),
      (
        "  - { to: cs, output: ../a.css }",
        ["4:11: error: 'cs' is not a format; did you mean 'css'? [unknown-value]"]
      ),
      (
        "  - { output: ../a.css }",
        [
          "4:5: error: an entry of 'exports' needs 'to:' with a format, or 'template:' with a file [invalid-value]"
        ]
      ),
      (
        "  - { to: css }",
        [
          "4:5: error: an entry of 'exports' needs 'output:', the file or folder, relative to this folder, in the project [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css, them: [day] }",
        [
          "4:34: error: 'them' is not a key of an entry of 'exports'; available keys: to, output, name, themes, where, references, styles, flavor, … [unknown-key]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css, themes: [nigth, day, day] }",
        [
          "4:43: error: 'nigth' is not a theme; did you mean 'night'? [unknown-theme]",
          "4:55: error: 'day' is listed twice [invalid-value]",
        ]
      ),
      (
        "  - { to: css, template: a.mustache, output: ../a.css }",
        [
          "4:16: error: 'template' is not a key of an entry of 'exports'; available keys: to, output, name, themes, where, references, styles, flavor, … [unknown-key]"
        ]
      ),
      (
        "  - { template: ../../a.mustache, output: ../a.css }",
        [
          "4:17: error: '../../a.mustache' is outside 'Project', the project folder; choose a template in it [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../.Git/a.css }",
        [
          "4:24: error: '../.Git/a.css' is in a folder of a version-control system, where nothing is written; choose another output [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../.github/workflows/a.css }",
        [
          "4:24: error: '../.github/workflows/a.css' is run by continuous integration or as a hook; choose another output, or pass --allow-outside [invalid-value]"
        ]
      ),
      (
        "  - { template: ../t/a.txt, output: ../t/A.txt }",
        [
          "4:37: error: '../t/A.txt' is one of the files that are read; choose another output [invalid-value]"
        ]
      ),
      (
        "  - { template: ../t/a.txt, output: ../b.css }\n  - { to: less, output: ../t/c/b.mustache }",
        [
          "5:25: error: '../t/c/b.mustache' would be read as a template; choose another folder [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: DAY.YAML }",
        [
          "4:24: error: 'DAY.YAML' is one of the files that are read; choose another output [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css }\n  - { to: css, output: ../A.css }",
        [
          "5:24: error: '../A.css' differs from the output of another entry in case only, which not all disks distinguish; choose another name [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css, matrix: [theme] }",
        ["4:34: error: 'matrix' is for templates, not for css [invalid-value]"]
      ),
      (
        "  - { to: kitty, output: ../a, merge: true, matrix: [densty, theme] }",
        [
          "4:54: error: 'densty' is not a trait; did you mean 'density'? [unknown-trait]",
          "4:32: error: 'merge' is for xcassets, not for templates [invalid-value]",
        ]
      ),
      (
        "  - { to: kitty, output: ../a, escape: htm }",
        ["4:40: error: 'htm' is not an escape; did you mean 'html'? [unknown-value]"]
      ),
      (
        "  - { to: css, output: ../a.css, themes: [] }",
        ["4:42: error: 'themes' must name at least one theme [invalid-value]"]
      ),
      (
        "  - { to: css, output: ../a.css, where: drak }",
        [
          "4:41: error: 'drak' is not a condition, such as dark or density=compact; did you mean 'dark'? [unknown-value]"
        ]
      ),
      (
        "  - { to: json, output: ../a.json, styles: media }",
        ["4:36: error: 'styles' is for css and tailwind, not for json [invalid-value]"]
      ),
      (
        "  - { to: swift, output: ../a.swift, where: dark }",
        [
          "4:45: error: code of the flavors library and catalog contains no values; omit 'where' [invalid-value]"
        ]
      ),
      (
        "  - { to: swift, output: ../a.swift, namespace: N }",
        [
          "4:38: error: 'namespace' is for xcassets, and for swift with the flavors catalog, embedded, uikit, not for swift [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css, styles: mdia }",
        [
          "4:42: error: 'mdia' is not a way to separate styles; did you mean 'media'? [unknown-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css, references: maybe }",
        ["4:46: error: 'references' must be true or false, not 'maybe' [invalid-value]"]
      ),
      (
        "  - { to: css, output: ../a.json }",
        [
          "4:24: error: 'to: css' contradicts 'output: ../a.json'; expected a name that ends in .css [invalid-value]"
        ]
      ),
      (
        "  - { to: dtcg, output: ../a.json }",
        [
          "4:25: error: 'to: dtcg' contradicts 'output: ../a.json'; expected another ending [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: /tmp/a.css }",
        [
          "4:24: error: '/tmp/a.css' is an absolute path; write it from the library's folder [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../../a.css }",
        [
          "4:24: error: '../../a.css' is outside 'Project', the project folder; choose an output in it [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: x/../../../../../a.css }",
        [
          "4:24: error: 'x/../../../../../a.css' is outside 'Project', the project folder; choose an output in it [invalid-value]"
        ]
      ),
      (
        "  - { to: dtcg, output: . }",
        [
          "4:25: error: '.' is the library's folder, or contains it; choose another folder [invalid-value]"
        ]
      ),
      (
        "  - { to: dtcg, output: ../Themes }",
        [
          "4:25: error: '../Themes' is the library's folder, or contains it; choose another folder [invalid-value]"
        ]
      ),
      (
        "  - { to: base16, output: day.yaml }",
        [
          "4:27: error: 'day.yaml' is one of the files that are read; choose another output [invalid-value]"
        ]
      ),
      (
        "  - { to: base16, output: new.yaml }",
        [
          "4:27: error: 'new.yaml' would be read as a theme file; choose another folder [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css }\n  - { to: scss, output: ../a.scss }\n  - { to: css, output: ../x/../a.css }",
        [
          "6:24: error: '../x/../a.css' is already the output of another entry [invalid-value]"
        ]
      ),
      (
        "  - { to: xcassets, output: ../A.xcassets }\n  - { to: css, output: ../A.xcassets/a.css }",
        [
          "5:24: error: '../A.xcassets/a.css' is in the catalog of another entry; choose another folder [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../a.css, name: x }\n  - { to: scss, output: ../a.scss, name: x }",
        [
          "5:42: error: two outputs are called 'x'; give one of them another 'name:' [invalid-value]"
        ]
      ),
      (
        "  - { to: css, output: ../1/a.css }\n  - { to: css, output: ../2/a.css }",
        [
          "5:5: error: two outputs are called 'a.css'; give one of them another 'name:' [invalid-value]"
        ]
      ),
    ]
  )
  func refused(entries: String, findings: [String]) throws {
    #expect(try Self.read(entries).1 == findings)
  }

  @Test("An empty section declares no outputs")
  func empty() throws {
    let (entries, findings) = try Self.read("")
    #expect(entries.isEmpty && findings == [])
  }
}
