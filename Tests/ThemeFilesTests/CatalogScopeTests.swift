import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import ThemeValidation

@testable import ThemeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
import ThemeTestSupport
import ThemeValidation
#endif

@Suite("Allowed places of catalogs")
struct CatalogScopeTests {
  private static let contents = """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
    "components": { "red": "1", "green": "0", "blue": "0", "alpha": "1" } } } ] }
    """

  /// A folder of its own with these files and links, and what `body` finds there.
  private func withFiles<Result>(
    _ files: [String: String],
    links: [String: String] = [:],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let name = "/tmp/themekit-scope-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    #expect(mkdir(name, 0o700) == 0)
    let root = try LocalFiles().canonicalPath(of: name)
    defer { Self.remove(root) }
    for (path, text) in files {
      Self.makeFolders(of: path, in: root)
      let file = try #require(fopen("\(root)/\(path)", "w"))
      fputs(text, file)
      fclose(file)
    }
    for (path, target) in links {
      Self.makeFolders(of: path, in: root)
      #expect(symlink(target.replacing("@", with: root), "\(root)/\(path)") == 0)
    }
    return try body(root)
  }

  private static func makeFolders(of path: String, in root: String) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
  }

  private static func remove(_ folder: String) {
    for entry in (try? LocalFiles().entries(in: folder)) ?? [] {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder { remove(path) } else { unlink(path) }
    }
    rmdir(folder)
  }

  private static func library(_ catalog: String) -> [String: String] {
    [
      "project/Themes/library.yaml": "library: 1\ncatalogs: [\"\(catalog)\"]\n",
      "project/Themes/t.yaml": "theme: t\ncolors: { a: asset(red) }\n",
      "project/Brand.xcassets/red.colorset/Contents.json": contents,
      "Brand.xcassets/red.colorset/Contents.json": contents,
    ]
  }

  private func messages(in root: String, _ scope: CatalogScope) throws -> [String] {
    let folder = try ThemeFolder(path: "\(root)/project/Themes", catalogScope: scope)
    return ThemeValidator().findings(in: folder).filter { $0.rule == "unreadable-file" }
      .map { $0.message.replacing(root, with: "@") }
  }

  private static let advice = "or allow catalogs outside, as '--allow-outside' does"

  @Test(
    "Catalogs are read only inside the folder of the library and its repository",
    arguments: [
      ("../Brand.xcassets", false, nil),
      ("../../Brand.xcassets", true, nil),
      (
        "../../Brand.xcassets", false,
        "'../../Brand.xcassets' is outside '@/project'; move it there, \(advice)"
      ),
      (
        "/Brand.xcassets", true,
        "'/Brand.xcassets' is an absolute path; write it from the library's folder, \(advice)"
      ),
    ] as [(String, Bool, String?)]
  )
  func places(catalog: String, isRepository: Bool, message: String?) throws {
    var files = Self.library(catalog)
    if isRepository { files[".git/HEAD"] = "" }
    try withFiles(files) { root in
      let found = try messages(in: root, .repository)
      #expect(found == (message.map { [$0] } ?? []))
    }
  }

  @Test(
    "Folders that are no catalogs, and catalogs that contain the library, are errors",
    arguments: [
      ("..", "'..' is not an asset catalog; expected a folder that ends in .xcassets"),
      ("../..", "'../..' is not an asset catalog; expected a folder that ends in .xcassets"),
      ("../.git", "'../.git' is not an asset catalog; expected a folder that ends in .xcassets"),
      ("../Brand.xcassets/..", "'../Brand.xcassets/..' is not an asset catalog; expected a folder"),
      ("../Up.xcassets", "'../Up.xcassets' contains the library; move the theme files out"),
    ]
  )
  func noCatalogs(catalog: String, message: String) throws {
    for scope in [CatalogScope.repository, .anywhere] {
      try withFiles(Self.library(catalog), links: ["project/Up.xcassets": "."]) { root in
        let folder = try ThemeFolder(path: "\(root)/project/Themes", catalogScope: scope)
        let findings = ThemeValidator().findings(in: folder)
        #expect(findings.contains { $0.severity == .error && $0.message.hasPrefix(message) })
      }
    }
  }

  @Test(
    "Links in catalogs don't lead to data of version control, keys and passwords",
    arguments: [
      (".git/x.json", "x.json"), (".env", ".env"), ("keys/id_rsa", "id_rsa"),
      (".ssh/config", "config"),
    ]
  )
  func secrets(target: String, name: String) throws {
    var files = Self.library("../Brand.xcassets")
    files["project/\(target)"] = Self.contents
    let link = "project/Brand.xcassets/red.colorset/Contents.json"
    files[link] = nil
    try withFiles(files, links: [link: "@/project/\(target)"]) { root in
      let found = try messages(in: root, .repository)
      #expect(found.contains { $0.contains("may contain keys or passwords") }, "\(found)")
    }
  }

  @Test("Catalogs in any place are read if that is allowed")
  func anywhere() throws {
    try withFiles(Self.library("../../Brand.xcassets")) { root in
      let found = try messages(in: root, .anywhere)
      #expect(found == [])
      let path = "\(root)/project/Themes"
      let library = try ThemeLibrary(contentsOf: path, catalogScope: .anywhere)
      #expect(library.colorNames == ["a"])
      #expect(throws: ThemeLibraryError.self) { try ThemeLibrary(contentsOf: path) }
    }
  }

  @Test(
    "Links to catalogs are followed, but must not lead outside",
    arguments: [
      ("project/Linked.xcassets", "@/Brand.xcassets", false),
      ("project/Linked.xcassets", "Brand.xcassets", true),
      ("project/Linked.xcassets/group", "@/Brand.xcassets", false),
      ("project/Linked.xcassets/group", "../Brand.xcassets", true),
      ("project/Linked.xcassets/red.colorset", "@/Brand.xcassets/red.colorset", false),
      ("project/Linked.xcassets/red.colorset", "../Brand.xcassets/red.colorset", true),
      (
        "project/Linked.xcassets/red.colorset/Contents.json",
        "@/Brand.xcassets/red.colorset/Contents.json", false
      ),
    ] as [(String, String, Bool)]
  )
  func links(path: String, target: String, isRead: Bool) throws {
    try withFiles(Self.library("../Linked.xcassets"), links: [path: target]) { root in
      let confined = try messages(in: root, .repository)
      #expect(confined.isEmpty == isRead)
      let all = try messages(in: root, .anywhere)
      #expect(all == [])
    }
  }
}
