import FileAccess
import Foundation
import Testing

@Suite("Attributes of an updated folder") struct FolderAttributesTests {
  private let base = FileManager.default.temporaryDirectory
    .appending(path: "folder-attributes-\(UInt64.random(in: .min ... .max))").path
  private var folder: String { base + "/F" }

  init() throws {
    for path in ["inner", "other"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(path)",
        withIntermediateDirectories: true
      )
    }
    for path in ["inner/a.txt", "other/mine.txt"] {
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
    }
  }

  private func remove() {
    for path in ["", "/inner", "/other"] { chmod(folder + path, 0o755) }
    try? FileManager.default.removeItem(atPath: base)
  }

  private func update(_ paths: String...) throws {
    var update = FolderUpdate()
    for path in paths { try update.write(Array("new".utf8), to: path) }
    try LocalFiles().apply(update, to: folder)
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    #expect(lstat(folder + path, &status) == 0)
    return status
  }

  private func time(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder + path)[.modificationDate] as? Date
  }

  @Test(
    "An update keeps the permissions of the folder and of its subfolders",
    arguments: [0o700, 0o755, 0o775, 0o2775, 0o1777] as [mode_t]
  )
  func permissions(mode: mode_t) throws {
    defer { remove() }
    for path in ["", "/inner", "/other"] { #expect(chmod(folder + path, mode) == 0) }
    try update("b.txt", "inner/a.txt", "new/c.txt")
    for path in ["", "/inner", "/other"] { #expect(status(path).st_mode & 0o7777 == mode) }
  }

  @Test("An update keeps files that it doesn't name, including those in a read-only folder")
  func untouched() throws {
    defer { remove() }
    #expect(chmod(folder + "/other/mine.txt", 0o440) == 0)
    #expect(chmod(folder + "/other", 0o555) == 0)
    let before = (status("/other"), status("/other/mine.txt"))
    let former = try time("/other")
    try update("b.txt", "inner/a.txt")
    let after = (status("/other"), status("/other/mine.txt"))
    #expect(after.0.st_mode == before.0.st_mode)
    #expect(try time("/other") == former)
    #expect(after.1.st_ino == before.1.st_ino)
    #expect(after.1.st_mode == before.1.st_mode)
  }

  @Test("An update keeps owners and groups", .enabled(if: geteuid() == 0))
  func owners() throws {
    defer { remove() }
    for path in ["", "/inner", "/other", "/inner/a.txt", "/other/mine.txt"] {
      #expect(chown(folder + path, 65_534, 100) == 0)
    }
    try update("b.txt", "inner/a.txt")
    for path in ["", "/inner", "/other", "/inner/a.txt", "/other/mine.txt"] {
      #expect(status(path).st_uid == 65_534)
      #expect(status(path).st_gid == 100)
    }
  }

  @Test(
    "An update of a folder that isn't writable, or has such a subfolder, changes nothing",
    .enabled(if: geteuid() != 0),
    arguments: ["", "/inner"]
  )
  func unwritable(path: String) throws {
    defer { remove() }
    #expect(chmod(folder + path, 0o555) == 0)
    let number = status("").st_ino
    for paths in [
      ["inner/b.txt", "c.txt"], ["inner/b.txt", "inner/c.txt"], ["inner/new/b.txt", "d.txt"],
    ]
    where path == "/inner" || !paths.allSatisfy({ $0.hasPrefix("inner/") }) {
      var update = FolderUpdate()
      for path in paths { try update.write([], to: path) }
      #expect(throws: FileError.self) { try LocalFiles().apply(update, to: folder) }
    }
    #expect(status("").st_ino == number)
    #expect(status(path).st_mode & 0o777 == 0o555)
    #expect(try LocalFiles().names(in: folder + "/inner") == ["a.txt"])
    #expect(try LocalFiles().names(in: base) == ["F"])
  }

  @Test(
    "An update never writes through a link in the folder",
    arguments: [["link/a.txt"], ["link/a.txt", "b.txt"], ["inner/deep/a.txt", "b.txt"]],
    ["../out", "../nothing", "other"]
  )
  func links(paths: [String], destination: String) throws {
    defer { remove() }
    try FileManager.default.createDirectory(
      atPath: base + "/out",
      withIntermediateDirectories: true
    )
    for link in ["link", "inner/deep"] {
      let up = link == "link" ? "" : "../"
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)",
        withDestinationPath: up + destination
      )
    }
    var update = FolderUpdate()
    for path in paths { try update.write(Array("new".utf8), to: path) }
    let canonical = try LocalFiles().canonicalPath(of: folder)
    let link = paths[0].split(separator: "/").dropLast().joined(separator: "/")
    #expect(throws: FileError.linked(path: "\(canonical)/\(link)")) {
      try LocalFiles().apply(update, to: folder)
    }
    #expect(try LocalFiles().names(in: base + "/out") == [])
    #expect(try LocalFiles().names(in: folder) == ["inner", "link", "other"])
    #expect(try LocalFiles().names(in: folder + "/other") == ["mine.txt"])
  }
}
