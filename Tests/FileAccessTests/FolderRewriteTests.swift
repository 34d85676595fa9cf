import Foundation
import Testing

@testable import FileAccess
@testable import FileAccess

@Suite("Folders that are rewritten in place") struct FolderRewriteTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "folder-rewrite-\(UInt64.random(in: .min ... .max))").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/inner/empty",
      withIntermediateDirectories: true
    )
    for path in ["a.txt", "inner/b.txt", "z.txt"] {
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600],
      ofItemAtPath: folder + "/a.txt"
    )
  }

  private func rewrite(_ changes: (inout FolderUpdate) throws -> Void) throws {
    var update = FolderUpdate()
    try changes(&update)
    let lock = try LocalFiles().lock(for: folder)
    var rewrite = try FolderRewrite(update, in: folder, holding: lock)
    try rewrite.apply()
  }

  /// All that is in the folder, hidden or not; files with their text.
  private func contents() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let bytes = try? LocalFiles().contents(of: "\(folder)/\(path)")
        return (path, bytes.map { String(decoding: $0, as: UTF8.self) } ?? "/")
      }
    )
  }

  @Test("A rewrite changes, creates and removes files, and leaves no temporary files")
  func changes() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try rewrite {
      try $0.write(Array("new".utf8), to: "a.txt")
      try $0.write(Array("new".utf8), to: "x/y/c.txt")
      try $0.copy("\(folder)/z.txt", to: "copy.txt")
      try $0.remove("inner/b.txt")
      try $0.remove("no/such.txt")
    }
    #expect(
      try contents() == [
        "a.txt": "new", "x": "/", "x/y": "/", "x/y/c.txt": "new", "copy.txt": "old",
        "inner": "/", "inner/empty": "/", "z.txt": "old",
      ]
    )
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/a.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A rewrite removes folders that it empties, and a file can replace them")
  func emptied() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/inner/empty")
    try rewrite {
      try $0.remove("inner/b.txt")
      try $0.write(Array("new".utf8), to: "inner")
    }
    #expect(try contents() == ["a.txt": "old", "inner": "new", "z.txt": "old"])
  }

  @Test(
    "A rewrite whose last step fails restores the folder",
    arguments: ["inner/empty", "z.txt/under", "out/file", "way/file"]
  )
  func failure(path: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/out",
      withDestinationPath: "inner"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/way",
      withDestinationPath: "nowhere"
    )
    let before = try contents()
    #expect(throws: FileError.self) {
      try rewrite {
        try $0.write(Array("new".utf8), to: "a.txt")
        try $0.write(Array("new".utf8), to: "b/c.txt")
        try $0.remove("inner/b.txt")
        try $0.remove("out/b.txt")
        try $0.write(Array("new".utf8), to: path)
      }
    }
    #expect(try contents() == before)
  }

  @Test("A rewrite that can't copy a file changes nothing")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try contents()
    #expect(throws: FileError.notFound(path: "/no/such")) {
      try rewrite {
        try $0.write(Array("new".utf8), to: "a.txt")
        try $0.copy("/no/such", to: "c.txt")
      }
    }
    #expect(try contents() == before)
  }
}
