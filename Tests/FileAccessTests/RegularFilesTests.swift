import FileAccess
import Foundation
import Testing

@Suite("Regular files in folders")
struct RegularFilesTests {
  private let files = LocalFiles()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "regular-files-\(UInt64.random(in: .min ... .max))").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: false
    )
    try Data("a".utf8).write(to: URL(fileURLWithPath: "\(folder)/file"))
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    for (link, target) in [("to-file", "file"), ("to-pipe", "pipe"), ("to-null", "/dev/null")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)",
        withDestinationPath: target
      )
    }
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test("A pipe, a device and links to them are refused immediately")
  func refused() {
    defer { remove() }
    for name in ["pipe", "to-pipe", "to-null"] {
      let path = "\(folder)/\(name)"
      #expect(throws: FileError.notRegular(path: path)) { try files.regularContents(of: path) }
    }
    #expect(throws: FileError.isDirectory(path: folder)) { try files.regularContents(of: folder) }
    #expect(throws: FileError.notFound(path: "/no/such")) {
      try files.regularContents(of: "/no/such")
    }
  }

  @Test("A regular file and a link to one are read")
  func read() throws {
    defer { remove() }
    #expect(try files.regularContents(of: "\(folder)/file") == [0x61])
    #expect(try files.regularContents(of: "\(folder)/to-file") == [0x61])
    #expect(throws: FileError.tooLarge(path: "\(folder)/file", limit: 0)) {
      try files.regularContents(of: "\(folder)/file", limit: 0)
    }
  }

  @Test("A pipe that the user names is read")
  func named() throws {
    defer { remove() }
    let path = "\(folder)/pipe"
    let writer = Thread { try? Data("piped".utf8).write(to: URL(fileURLWithPath: path)) }
    writer.start()
    #expect(try files.contents(of: path) == Array("piped".utf8))
    #expect(try files.contents(of: "/dev/null") == [])
  }
}
