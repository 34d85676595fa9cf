import Foundation
import Testing

@testable import FileAccess

@Suite("File watches")
final class FileWatchTests {
  private let base: String

  /// A watch by the system, and one that compares files.
  private let watches = [FileWatch(), FileWatch(isPolling: true)]

  /// Far longer than any change takes to be noticed.
  private static let patience = Duration.seconds(60)

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "file-watch-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    base = url.resolvingSymlinksInPath().path
    try makeFolder("T/Sub")
    for name in ["T/a", "T/Sub/b"] { try write("1", name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  private func path(_ name: String) -> String { "\(base)/\(name)" }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name),
      withIntermediateDirectories: true
    )
  }

  /// Writes a file in place.
  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  private func move(_ old: String, _ new: String) throws {
    try #require(rename(path(old), path(new)) == 0)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  private func follow(files: [String] = [], folders: [String] = []) {
    for watch in watches { watch.follow(files: files.map(path), folders: folders.map(path)) }
  }

  /// Expects that all watches notice a change, or none.
  private func expect(
    _ isNoticed: Bool,
    within timeout: Duration = .zero,
    location: SourceLocation = #_sourceLocation
  ) {
    for watch in watches {
      #expect(
        watch.waitForChanges(timeout: timeout) == isNoticed,
        "polling: \(watch.descriptor == nil)",
        sourceLocation: location
      )
    }
  }

  /// Expects that changes are noticed, also those after a folder was replaced.
  private func expectNotice(
    files: [String] = [],
    folders: [String] = [],
    _ change: () throws -> Void,
    location: SourceLocation = #_sourceLocation
  ) throws {
    follow(files: files, folders: folders)
    try change()
    expect(true, within: Self.patience, location: location)
  }

  @Test("A watch reports a file that is written, removed or added again")
  func file() throws {
    try expectNotice(files: ["T/a"]) { try write("2", "T/a") }
    try expectNotice(files: ["T/a"]) { try remove("T/a") }
    try expectNotice(files: ["T/a"]) { try write("3", "T/a") }
  }

  @Test("A watch reports a file that an editor replaces repeatedly")
  func editors() throws {
    for _ in 0..<3 {
      // A new file takes the name of the old one.
      try expectNotice(files: ["T/a"]) {
        try write("2", "T/a.tmp")
        try move("T/a.tmp", "T/a")
      }
      // The old file becomes the backup, as in Vim and Emacs.
      try expectNotice(files: ["T/a"]) {
        try move("T/a", "T/a~")
        try write("3", "T/a")
        try remove("T/a~")
      }
    }
  }

  @Test("A watch reports new names in a folder, and files in a new folder")
  func folders() throws {
    try expectNotice(folders: ["T"]) { try write("1", "T/new") }
    try expectNotice(folders: ["T"]) { try makeFolder("T/More") }
    try expectNotice(folders: ["T", "T/More"]) { try write("1", "T/More/c") }
    try expectNotice(folders: ["T", "T/More"]) { try remove("T/More/c") }
  }

  @Test("A watch finds a folder again after it or its parent was removed or replaced")
  func lostFolders() throws {
    for folder in ["T/Sub", "T"] {
      try expectNotice(files: ["T/Sub/b"]) { try move(folder, "away") }
      try expectNotice(files: ["T/Sub/b"]) { try move("away", folder) }
      try expectNotice(files: ["T/Sub/b"]) { try write("2", "T/Sub/b") }
    }
    try expectNotice(files: ["T/Sub/b"]) { try remove("T") }
    try expectNotice(files: ["T/Sub/b"]) { try makeFolder("T") }
    try expectNotice(files: ["T/Sub/b"]) { try makeFolder("T/Sub") }
    try expectNotice(files: ["T/Sub/b"]) { try write("3", "T/Sub/b") }
  }

  @Test("A watch follows links and reports a link with a changed target")
  func links() throws {
    try makeFolder("U")
    try write("1", "U/a")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: "T")
    try manager.createSymbolicLink(atPath: path("U/to-a"), withDestinationPath: "../T/a")
    try expectNotice(files: ["U/to-a"]) { try write("2", "T/a") }
    try expectNotice(files: ["link/a"]) { try write("3", "T/a") }
    try expectNotice(files: ["link/a"]) {
      try remove("link")
      try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: "U")
    }
    try expectNotice(files: ["link/a"]) { try write("4", "U/a") }
    try expectNotice(files: ["link/a"]) { try move("U", "V") }
    try expectNotice(files: ["link/a"]) { try move("V", "U") }
    try manager.createSymbolicLink(atPath: path("loop"), withDestinationPath: "./loop/x")
    try expectNotice(files: ["loop"]) { try remove("loop") }
  }

  @Test("A watch without changes ends at its timeout")
  func timeout() {
    expect(false)
    follow(files: ["T/a"], folders: ["T"])
    expect(false, within: .milliseconds(1))
  }

  @Test("A watch that follows the same files again still reports a change before it did")
  func pending() throws {
    follow(files: ["T/a"], folders: ["T/Sub"])
    for change in [{ try self.write("22", "T/a") }, { try self.remove("T/Sub/b") }] {
      try change()
      follow(files: ["T/a"], folders: ["T/Sub"])
      expect(true, within: Self.patience)
    }
    expect(false)
  }

  @Test("A watch ignores files that it no longer follows")
  func forgotten() throws {
    follow(files: ["T/a"])
    follow(files: ["T/Sub/b"])
    try write("2", "T/a")
    expect(false)
  }

  @Test("A watch reports several changes at once")
  func several() throws {
    try expectNotice(folders: ["T"]) {
      for number in 0..<20 { try write("1", "T/\(number)") }
    }
    expect(false)
  }

  #if os(Linux)
  @Test("A watch doesn't report other files or reading")
  func otherFilesAndReading() throws {
    follow(files: ["T/a"], folders: ["T/Sub"])
    try write("2", "T/other")
    try makeFolder("V")
    _ = try Data(contentsOf: URL(filePath: path("T/a")))
    expect(false)
    try write("2", "T/Sub/other")
    expect(true, within: Self.patience)
  }

  /// An event in the form of the system.
  private func event(_ watch: Int32, _ mask: Int, _ name: String = "") -> [UInt8] {
    var head = inotify_event()
    (head.wd, head.mask, head.len) = (watch, UInt32(mask), name.isEmpty ? 0 : 16)
    let padding = [UInt8](repeating: 0, count: name.isEmpty ? 0 : 16 - name.utf8.count)
    return withUnsafeBytes(of: head) { Array($0) } + Array(name.utf8) + padding
  }

  @Test("A queue overflow counts as a change, and an event of an unknown folder doesn't")
  func overflow() throws {
    var queue = try ChangeQueue()
    var names = WatchedNames()
    names.insert(file: path("T/a"))
    try queue.watch(names)
    let unknown = event(77, Int(IN_CLOSE_WRITE), "a")
    let events = [unknown, [], unknown.dropLast(8), unknown + event(-1, Int(IN_Q_OVERFLOW))]
    var noticed: [Bool] = []
    for bytes in events { noticed.append(queue.concerns(bytes[...])) }
    #expect(noticed == [false, false, false, true])
  }
  #endif
}
