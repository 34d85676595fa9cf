import Foundation
import Synchronization
import Testing

@testable import FileAccess
@testable import FileAccess

@Suite("Concurrent runs that write into one folder") struct FolderLockTests {
  private let base = FileManager.default.temporaryDirectory
    .appending(path: "folder-lock-\(UInt64.random(in: .min ... .max))").path

  init() throws {
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] { try LocalFiles().names(in: base) }

  @Test("A run removes only temporary files of runs that have ended")
  func leftovers() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let left = [".a.txt.themetool-1x2.partial", ".F.themetool-zz.partial"]
    let kept = [
      ".a.txt.1x2.partial", ".a.txt.themetool-.partial", ".a.txt.themetool-1X.partial",
      ".a.txt.unlocked-12.partial", ".b.themetool-12.partial.kept", "c.themetool-12.partial",
    ]
    for name in kept + left { try Data().write(to: URL(fileURLWithPath: "\(base)/\(name)")) }
    try FileManager.default.removeItem(atPath: "\(base)/\(left[1])")
    try FileManager.default.createDirectory(
      atPath: "\(base)/\(left[1])/a/b",
      withIntermediateDirectories: true
    )
    try LocalFiles().write([1], to: base + "/a.txt")
    #expect(try names() == (kept + ["a.txt"]).sorted())
  }

  @Test("A run without changes removes temporary files of ended runs")
  func unchanged() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let hidden = try FolderLock(base).hiddenPath(for: "F", in: base)
    try FileManager.default.createDirectory(atPath: hidden, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: base + "/F", withIntermediateDirectories: true)
    try LocalFiles().apply(FolderUpdate(), to: base + "/F")
    #expect(try names() == ["F"])
  }

  private final class Holders: Sendable { let count = Mutex(0) }

  @Test("Runs that write into one folder wait for each other")
  func waiting() async throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let base = base
    try Data("0".utf8).write(to: URL(fileURLWithPath: base + "/count"))
    let holders = Holders()
    // Each reads and writes one more, which goes wrong where two do so at once.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let files = LocalFiles()
          let lock = try files.lock(for: base + "/F")
          let isAlone = holders.count.withLock {
            $0 += 1
            return $0 == 1
          }
          #expect(isAlone)
          let text = String(decoding: try files.contents(of: base + "/count"), as: UTF8.self)
          let next = (Int(text) ?? -1) + 1
          try Data("\(next)".utf8).write(to: URL(fileURLWithPath: base + "/count"))
          var update = FolderUpdate()
          try update.write([1], to: "\(next)/a.txt")
          try update.write([2], to: "\(next)/b.txt")
          try withExtendedLifetime(lock) {
            try files.apply(update, to: base + "/F", holding: lock)
            holders.count.withLock { $0 -= 1 }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try LocalFiles().names(in: base + "/F") == (1...8).map(String.init))
    #expect(try names() == ["F", "count"])
  }

  @Test("A run restarts when another process changes the folder meanwhile")
  func changed() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let folder = base + "/F"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("1".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt"))
    let lock = try LocalFiles().lock(for: folder)
    var update = FolderUpdate()
    try update.write([2], to: "b.txt")
    try update.write([3], to: "c.txt")
    let staged = try StagedFolder(for: folder, holding: lock)
    try staged.mirror(without: update)
    try staged.write(update)
    try Data("late".utf8).write(to: URL(fileURLWithPath: folder + "/late.txt"))
    #expect(try !staged.exchange())
    staged.discard()
    #expect(try LocalFiles().names(in: folder) == ["a.txt", "late.txt"])
    try LocalFiles().apply(update, to: folder, holding: lock)
    #expect(try LocalFiles().names(in: folder) == ["a.txt", "b.txt", "c.txt", "late.txt"])
    #expect(try names() == ["F"])
  }

  @Test(
    "A file with a long name is written through a hidden name that the file system accepts",
    arguments: ["a", String(repeating: "長", count: 80)]
  )
  func hiddenNames(name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    try LocalFiles().write([1], to: "\(base)/\(name)")
    #expect(try names() == [name])
  }
}
