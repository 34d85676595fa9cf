import FileAccess
import Foundation
import Testing
import TestSupport

@Suite final class FolderUpdateTests {
  private let base: URL
  private var folder: String { base.appending(path: "F.x").path }

  init() throws {
    base = FileManager.default.temporaryDirectory
      .appending(path: "folder-update-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func text(_ path: String) -> String? {
    (try? LocalFiles().contents(of: "\(folder)/\(path)")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func apply(_ changes: (inout FolderUpdate) throws -> Void) throws {
    var update = FolderUpdate()
    try changes(&update)
    try LocalFiles().apply(update, to: folder)
  }

  /// Besides the folder, nothing may be left.
  private func expectNothingElse() throws {
    #expect(try LocalFiles().names(in: base.path) == ["F.x"])
  }

  @Test("An update creates a folder, and later changes and removes only named files")
  func changes() throws {
    try apply {
      try $0.write(Array("1".utf8), to: "a/b.txt")
      try $0.write(Array("2".utf8), to: "a/c.txt")
      try $0.write(Array("3".utf8), to: "d/e/f.txt")
    }
    #expect(text("a/b.txt") == "1")
    #expect(text("d/e/f.txt") == "3")
    let number = try FileManager.default.attributesOfItem(atPath: folder + "/a/c.txt")
    try apply {
      try $0.write(Array("4".utf8), to: "a/b.txt")
      try $0.remove("d/e/f.txt")
      try $0.copy("\(folder)/a/c.txt", to: "g.txt")
    }
    #expect(text("a/b.txt") == "4")
    #expect(text("a/c.txt") == "2")
    #expect(text("g.txt") == "2")
    #expect(try LocalFiles().names(in: folder) == ["a", "g.txt"])
    let after = try FileManager.default.attributesOfItem(atPath: folder + "/a/c.txt")
    #expect(number[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(number[.modificationDate] as? Date == after[.modificationDate] as? Date)
    try expectNothingElse()
  }

  @Test("A single changed file is replaced and keeps its permissions")
  func oneFile() throws {
    try apply { try $0.write(Array("1".utf8), to: "a/b.txt") }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: folder + "/a/b.txt"
    )
    try apply { try $0.write(Array("2".utf8), to: "a/b.txt") }
    #expect(text("a/b.txt") == "2")
    let after = try FileManager.default.attributesOfItem(atPath: folder + "/a/b.txt")
    #expect(after[.posixPermissions] as? Int == 0o640)
    try expectNothingElse()
  }

  @Test("A single file is written or replaced in an existing folder")
  func singleFile() throws {
    let file = base.appending(path: "F.x").path
    try LocalFiles().write(Array("1".utf8), to: file)
    try LocalFiles().write(Array("2".utf8), to: file)
    #expect(try LocalFiles().contents(of: file) == Array("2".utf8))
    #expect(throws: FileError.self) { try LocalFiles().write([], to: file + "/x") }
    #expect(throws: FileError.isDirectory(path: base.path)) {
      try LocalFiles().write([], to: base.path)
    }
    try expectNothingElse()
  }

  @Test("An update keeps links as links, and follows a link to the folder")
  func links() throws {
    try apply { try $0.write(Array("1".utf8), to: "a.txt") }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/loop",
      withDestinationPath: "."
    )
    try FileManager.default.createSymbolicLink(
      atPath: base.path + "/L.x",
      withDestinationPath: "F.x"
    )
    var update = FolderUpdate()
    try update.write(Array("2".utf8), to: "b.txt")
    try LocalFiles().apply(update, to: base.path + "/L.x")
    #expect(text("b.txt") == "2")
    #expect(
      try LocalFiles().entries(in: folder).map(\.kind) == [.file, .file, .link]
    )
    #expect(try LocalFiles().entries(in: base.path).map(\.kind) == [.folder, .link])
  }

  @Test(
    "Paths that lead outside the folder are refused",
    arguments: ["", "..", "../x", "a/../../x", "/x", "a//b", "a/./b", "a/", "a\0b"]
  )
  func outside(path: String) {
    var update = FolderUpdate()
    #expect(throws: FileError.outside(path: path)) { try update.write([], to: path) }
    #expect(throws: FileError.outside(path: path)) { try update.remove(path) }
    #expect(update.isEmpty)
  }

  @Test(
    "An update writes many files in folders of any depth",
    arguments: 1...caseCount(1, long: 3) as ClosedRange<UInt64>
  )
  func manyFiles(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var expected: [String: String] = [:]
    // The second update writes into a folder that exists.
    for round in 1...2 {
      var update = FolderUpdate()
      for number in 0..<caseCount(700, long: 1_500) {
        let depth = Int.random(in: 0...3, using: &random)
        let folders = (0..<depth).map { _ in "f\(Int.random(in: 0..<12, using: &random))/" }
        let path = "\(folders.joined())\(round).\(number)"
        try update.write(Array("\(number)".utf8), to: path)
        expected[path] = "\(number)"
      }
      // More files of one folder than one thread writes.
      for number in 0..<600 {
        try update.write(Array("x".utf8), to: "same/\(round)-\(number)")
        expected["same/\(round)-\(number)"] = "x"
      }
      try LocalFiles().apply(update, to: folder)
    }
    let folders = Set(
      expected.keys.flatMap { path in
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
      }
    )
    var found: Set<String> = []
    for case let path as String in try #require(FileManager.default.enumerator(atPath: folder)) {
      if let text = expected[path] {
        #expect(self.text(path) == text)
        found.insert(path)
      } else {
        #expect(folders.contains(path))
      }
    }
    #expect(found.count == expected.count)
    try expectNothingElse()
  }

  @Test("An update with one file that can't be written changes nothing")
  func oneOfMany() throws {
    for path in ["f300/missing", "f300/x/y", "f300/x"] {
      #expect(throws: FileError.self) {
        try apply {
          for number in 0..<600 { try $0.write([], to: "f\(number)/x") }
          if path.hasSuffix("missing") {
            try $0.copy("/no/such", to: path)
          } else {
            try $0.write([], to: "\(path)/z")
          }
        }
      }
      #expect(try LocalFiles().names(in: base.path) == [])
    }
  }

  @Test("An update that fails changes nothing")
  func failure() throws {
    try apply { try $0.write(Array("1".utf8), to: "a.txt") }
    #expect(throws: FileError.self) {
      try apply {
        try $0.write(Array("2".utf8), to: "a.txt")
        try $0.write(Array("3".utf8), to: "a.txt/b")
      }
    }
    #expect(throws: FileError.notFound(path: "/no/such")) {
      try apply {
        try $0.write(Array("2".utf8), to: "b.txt")
        try $0.copy("/no/such", to: "c.txt")
      }
    }
    #expect(text("a.txt") == "1")
    #expect(try LocalFiles().names(in: folder) == ["a.txt"])
    try expectNothingElse()
  }

  @Test("A file that replaces a link in the folder gets the permissions of the link's target")
  func replacedLinks() throws {
    try apply { try $0.write(Array("1".utf8), to: "own.txt") }
    for (name, destination) in [("a.txt", "own.txt"), ("b.txt", "nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)",
        withDestinationPath: destination
      )
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: folder + "/own.txt"
    )
    try apply {
      try $0.write(Array("2".utf8), to: "a.txt")
      try $0.write(Array("3".utf8), to: "b.txt")
      try $0.write(Array("4".utf8), to: "new.txt")
    }
    #expect(try LocalFiles().entries(in: folder).allSatisfy { $0.kind == .file })
    #expect(text("own.txt") == "1")
    #expect(try permissions("a.txt") == 0o640)
    #expect(try permissions("b.txt") == permissions("new.txt"))
    try apply { try $0.write(Array("5".utf8), to: "b.txt") }
    #expect(try permissions("b.txt") == permissions("new.txt"))
  }

  private func permissions(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
    return attributes[.posixPermissions] as? Int
  }

  @Test(
    "A folder in a read-only parent is changed file by file",
    .enabled(if: geteuid() != 0)
  )
  func readOnlyParent() throws {
    defer { try? setPermissions(0o755) }
    try apply {
      try $0.write(Array("1".utf8), to: "a.txt")
      try $0.write(Array("2".utf8), to: "b/c.txt")
    }
    try setPermissions(0o555)
    try apply { try $0.write(Array("3".utf8), to: "a.txt") }
    try apply {
      try $0.write(Array("4".utf8), to: "a.txt")
      try $0.write(Array("5".utf8), to: "d.txt")
      try $0.remove("b/c.txt")
    }
    #expect(text("a.txt") == "4")
    #expect(try LocalFiles().names(in: folder) == ["a.txt", "d.txt"])
    try expectNothingElse()
  }

  private func setPermissions(_ permissions: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: base.path
    )
  }
}
