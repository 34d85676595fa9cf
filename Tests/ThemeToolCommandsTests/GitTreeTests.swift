import FileAccess
import Testing

@testable import ThemeToolCommands

@Suite struct GitTreeTests {
  /// The files of a repository with one commit, and the same files on disk.
  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q")
    try folder.git("add", "-f", ".")
    try folder.git("commit", "-qm", "first")
    return folder
  }

  /// The paths that differ, relative to the folder, after reading files and listing folders.
  private func changed(
    in folder: TemporaryFolder,
    reading files: [String],
    listing folders: [String] = [],
    since commit: String = "HEAD"
  ) throws -> Set<String> {
    let reader = RecordedFiles(LocalFiles())
    for file in files { _ = try? reader.contents(of: folder[file]) }
    for name in folders { _ = try? reader.names(in: folder[name]) }
    let tree = try GitTree(since: commit, in: folder.path)
    return Set(
      try tree.changedPaths(among: reader.results).map { $0.dropFirst(folder.path.count + 1) }
        .map(String.init)
    )
  }

  @Test("Committed, changed, new, ignored and removed files are changes")
  func paths() throws {
    let folder = try repository(["a": "1", "b": "1", "c": "1", "sub/d": "1", "gone/f": "1"])
    try folder.write("2", to: "a")
    try folder.write("i\n", to: ".gitignore")
    try folder.git("add", ".gitignore")
    try folder.git("commit", "-qam", "second")
    for (name, text) in [("sub/d", "2"), ("e", "1"), ("i", "1")] {
      try folder.write(text, to: name)
    }
    try folder.remove("b")
    try folder.remove("gone")
    let files = ["a", "b", "c", "sub/d", "e", "i", "gone/f", "never/was"]
    #expect(
      try changed(in: folder, reading: files, since: "HEAD~1")
        == ["a", "b", "sub/d", "e", "i", "gone/f"]
    )
    #expect(try changed(in: folder, reading: ["a", "c"]) == [])
    #expect(
      try changed(in: folder, reading: [], listing: ["sub", "gone"]) == ["gone"]
    )
    #expect(throws: Failure.self) { try GitTree(since: "missing", in: folder.path) }
  }

  @Test("A link on the way to a file is a change if its target is another, or if it was a file")
  func links() throws {
    let folder = try TemporaryFolder(["one/x": "1", "two/x": "1", "plain/x": "1"])
    for (link, target) in [("same", "one"), ("moved", "one"), ("chain", "moved"), ("was", "one")] {
      try folder.link(link, to: target)
    }
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "first")
    for name in ["moved", "was", "plain"] { try folder.remove(name) }
    try folder.link("moved", to: "two")
    try folder.write("1", to: "was/x")
    try folder.link("plain", to: "one")
    try folder.link("round", to: "round")
    let files = ["one/x", "same/x", "moved/x", "chain/x", "was/x", "plain/x", "round/x"]
    #expect(
      try changed(in: folder, reading: files) == [
        "moved/x", "chain/x", "was/x", "plain/x", "round/x",
      ]
    )
  }

  @Test("Attributes and flags of the index hide no difference")
  func attributes() throws {
    let folder = try repository(["a": "1\r\n", "b": "1"])
    try folder.git("update-index", "--assume-unchanged", "b")
    try folder.write("* text\n", to: ".gitattributes")
    try folder.write("1\n", to: "a")
    try folder.write("2", to: "b")
    #expect(try changed(in: folder, reading: ["a", "b"]) == ["a", "b"])
  }

  @Test("Tracked files in the form of a repository run nothing and hide nothing")
  func embedded() throws {
    let other = try repository(["t.yaml": "2"])
    let folder = try TemporaryFolder(["Themes/t.yaml": "1", "README": "1"])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "first")
    try folder.write("2", to: "Themes/t.yaml")
    for name in ["HEAD", "index", "objects", "refs"] {
      try folder.copy(other[".git/\(name)"], to: "Themes/\(name)")
    }
    let settings =
      "[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\n"
      + "fsmonitor = \"touch \(folder["ran"]); false\"\nhooksPath = .\n"
    try folder.write(settings, to: "Themes/config")
    #expect(try changed(in: folder, reading: ["Themes/t.yaml", "README"]) == ["Themes/t.yaml"])
    let tree = try GitTree(since: "HEAD", in: folder["Themes"])
    let reader = RecordedFiles(LocalFiles())
    _ = try reader.contents(of: folder["Themes/t.yaml"])
    #expect(try !tree.changedPaths(among: reader.results).isEmpty)
    #expect(!Folder.exists(folder["ran"]) && Folder.isFile(folder["ran"]) == nil)
  }

  @Test("A folder outside of a repository is an error")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) { try GitTree(since: "HEAD", in: folder.path) }
  }
}
