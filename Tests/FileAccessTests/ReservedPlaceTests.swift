import FileAccess
import Foundation
import Testing

@Suite("Reserved places")
struct ReservedPlaceTests {
  @Test(
    "Reserved paths are recognized in the spellings of file systems and git",
    arguments: [
      (".git", .versionControl), ("a/.git/config", .versionControl),
      (".GIT/hooks", .versionControl),
      (".git. ./x", .versionControl), (".g\u{200C}it/x", .versionControl),
      (".gIt::$INDEX_ALLOCATION/x", .versionControl), ("GIT~1/x", .versionControl),
      ("a\\.git\\x", .versionControl), (".hg/hgrc", .versionControl),
      (".\u{17F}vn", .versionControl),
      (".jj/repo", .versionControl), ("_DARCS/x", .versionControl),
      (".github/workflows/.git/x", .versionControl),
      (".github/workflows/ci.yml", .automation), (".GITHUB/wor\u{212A}flows", .automation),
      ("GITHUB~1/WORKFL~1/x.yml", .automation), (".gitlab-ci.yml", .automation),
      (".gitlab-ci.yaml", .automation), ("sub/.husky/pre-commit", .automation),
      ("LEFTHOOK.YAML", .automation), (".circleci/config.yml", .automation),
      ("jenkinsfile", .automation), ("azure-pipelines.yml", .automation),
      (".vscode/tasks.json", .settings), (".VSCode/settings.json", .settings),
      (".devcontainer/x.sh", .settings), ("App.code-workspace", .settings),
      (".gitattributes", .settings), ("sub/AGENTS.md", .settings), (".mcp.json", .settings),
      (".env", .credentials), ("a/.Env.local", .credentials), (".envrc", .credentials),
      ("id_rsa", .credentials), ("keys/id_ed25519.pub", .credentials), ("a/b.PEM", .credentials),
      (".npmrc", .credentials), (".vscode/.env", .credentials),
      ("environment.css", nil), ("keys.css", nil), ("vscode/tasks.json", nil), ("a.pem.css", nil),
      ("git", nil), (".gitignore", nil), (".github/theme.css", nil), ("workflows/ci.yml", nil),
      (".github/x/workflows/a", nil), ("git~x", nil), ("a.git/config", nil), (".git-themes/a", nil),
      ("jenkinsfile.css", nil), ("", nil), ("/", nil), ("~1", nil),
    ] as [(String, ReservedPlace?)]
  )
  func names(path: String, expected: ReservedPlace?) {
    #expect(ReservedPlace(path) == expected)
  }

  @Test("A git folder with any name is a reserved place")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main\n", to: "store/HEAD")
    for name in ["store/objects/x", "store/refs/x", "half/HEAD", "half/refs/x"] {
      try folder.write("", to: name)
    }
    for name in ["tree/HEAD", "tree/commondir"] { try folder.write("../store\n", to: name) }
    let expected: [(String, ReservedPlace?)] = [
      ("store", .versionControl), ("store/config", .versionControl),
      ("store/hooks/new", .versionControl), ("tree/config", .versionControl),
      ("half/config", nil), ("config", nil),
    ]
    for (name, place) in expected {
      #expect(ReservedPlace(atCanonical: "\(folder.path)/\(name)") == place, "\(name)")
    }
  }

  @Test("Reserved places are found behind links, also dangling ones")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/file")
    for (name, target) in [
      ("link", "real"), ("dangling", "real/new"), ("chain", "dangling"), ("cycle", "cycle"),
      ("up", ".."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: target
      )
    }
    let expected = [
      ("link/file", "real/file"), ("link/../x", "x"), ("link/new/a", "real/new/a"),
      ("chain", "real/new"), ("chain/a", "real/new/a"), ("new/../a/./b", "a/b"), ("link/", "real"),
      ("cycle", nil), ("cycle/a", nil),
    ]
    for (name, path) in expected {
      let written = LocalFiles().writtenPath(of: "\(folder.path)/\(name)")
      #expect(written == path.map { "\(folder.path)/\($0)" }, "\(name)")
    }
    let above = URL(fileURLWithPath: folder.path).deletingLastPathComponent().path
    #expect(LocalFiles().writtenPath(of: "\(folder.path)/up/a") == "\(above)/a")
  }
}

/// A folder that is removed with the test, by its path without links.
private final class TemporaryFolder {
  let path: String

  init() throws {
    let base = try LocalFiles().canonicalPath(of: FileManager.default.temporaryDirectory.path)
    path = "\(base)/reserved-place-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }
}
