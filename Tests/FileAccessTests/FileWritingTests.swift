import FileAccess
import Foundation
import Testing

@Suite("Written files") struct FileWritingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "file-writing-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name),
      withDestinationPath: destination
    )
  }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  @Test(
    "A write through a link changes its target or creates it with default permissions",
    arguments: ["target.txt", "inner/target.txt", "second"]
  )
  func links(destination: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      atPath: path("inner"),
      withIntermediateDirectories: true
    )
    try link("link", to: destination)
    try link("second", to: path("inner/last.txt"))
    try LocalFiles().write(Array("1".utf8), to: path("plain.txt"))
    for text in ["2", "3"] {
      try LocalFiles().write(Array(text.utf8), to: path("link"))
      #expect(try LocalFiles().contents(of: path("link")) == Array(text.utf8))
    }
    let names = try LocalFiles().entries(in: folder.path)
    #expect(names.filter { $0.kind == .link }.map(\.name) == ["link", "second"])
    let file = destination == "second" ? "inner/last.txt" : destination
    #expect(try permissions(file) == permissions("plain.txt"))
  }

  @Test("A write through circular links or into a missing folder is refused")
  func circles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("a", to: "b")
    try link("b", to: "a")
    try link("c", to: "no/such")
    for name in ["a", "c"] {
      #expect(throws: FileError.self) { try LocalFiles().write([1], to: path(name)) }
    }
    #expect(try LocalFiles().entries(in: folder.path).map(\.kind) == [.link, .link, .link])
  }

  @Test("A write into a pipe leaves the pipe in place")
  func pipes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    try link("link", to: "pipe")
    for name in ["pipe", "link"] {
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      // No more than a pipe holds, since nobody reads before all is written.
      let bytes = [UInt8](name.utf8) + [UInt8](repeating: 7, count: 1000)
      try LocalFiles().write(bytes, to: path(name))
      var received = [UInt8](repeating: 0, count: 2000)
      let count = read(reader, &received, received.count)
      #expect(Array(received.prefix(max(0, count))) == bytes)
    }
    #expect(try LocalFiles().entries(in: folder.path).map(\.kind) == [.link, .other])
  }

  @Test("A write to the name of a file descriptor writes to the open file")
  func descriptors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try LocalFiles().write(Array("1".utf8), to: path("a.txt"))
    let handle = try #require(FileHandle(forWritingAtPath: path("a.txt")))
    try handle.seekToEnd()
    try LocalFiles().write(Array("2".utf8), to: "/dev/fd/\(handle.fileDescriptor)")
    #expect(try LocalFiles().contents(of: path("a.txt")) == Array("12".utf8))
    #expect(throws: FileError.notWritten(path: "/dev/fd/9999", code: EBADF)) {
      try LocalFiles().write([1], to: "/dev/fd/9999")
    }
  }
}
