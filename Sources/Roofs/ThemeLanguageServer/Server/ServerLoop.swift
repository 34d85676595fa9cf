import FileAccess
import PlatformSupport
import SourceDocuments
import SystemPackage

/// Connects a language server to standard input and output, and to the disk for clients that watch
/// no files.
package final class ServerLoop {
  /// The number of milliseconds between two looks whether the parent process still exists, and at
  /// files that the system doesn't watch.
  private static let patience: Int32 = 1_000

  private let server: LanguageServer
  private var reader = MessageReader()
  /// Whether the client can send more.
  private var isOpen = true
  private var watch: FileWatch?

  /// Answers messages until the client says `exit`, closes the input, or ends.
  ///
  /// - Parameter version: The version of the program, for the client.
  /// - Returns: The exit status: 0 if the client shut the server down before.
  package static func run(version: String) -> Int32 {
    ServerLoop(server: LanguageServer(version: version)).run()
  }

  private init(server: LanguageServer) {
    self.server = server
    server.readMessages = { [unowned self] in readMessages() }
  }

  private func run() -> Int32 {
    while true {
      readMessages()
      if server.handleNext() {
        guard write(server.takeMessages()) else { return 1 }
        continue
      }
      if let status = server.exitStatus { return status }
      guard isOpen else { return 1 }
      // Files that change while they are read are noticed.
      followFolders()
      server.settle()
      guard write(server.takeMessages()), waitForInput() else { return 1 }
    }
  }

  /// Reads the messages that have arrived.
  private func readMessages() {
    while isOpen, !server.isFull, hasInput(patience: 0) { receive() }
  }

  /// Waits for input or changed files.
  ///
  /// - Returns: False if the parent process has ended.
  private func waitForInput() -> Bool {
    followFolders()
    while parentExists {
      if hasInput(patience: Self.patience) { return true }
      if hasChanges {
        server.workspace.noteChanges()
        return true
      }
    }
    return false
  }

  /// Watches the folders of the server for a client that watches none.
  private func followFolders() {
    guard server.needsWatch else { return }
    let followed = watch ?? FileWatch()
    watch = followed
    followed.follow(files: [], folders: server.workspace.readFolders)
  }

  private var hasChanges: Bool { watch?.waitForChanges(timeout: .zero) ?? false }

  /// Whether bytes or the end of the input can be read.
  ///
  /// Changed files end the wait too.
  private func hasInput(patience: Int32) -> Bool {
    var ready = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    return unsafe poll(&ready, nfds_t(ready.count), patience) > 0 && ready[0].revents != 0
  }

  /// Reads bytes, or notes the end of the input.
  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      try? unsafe FileDescriptor.standardInput.read(into: $0)
    }
    guard let count, count > 0 else {
      isOpen = false
      return
    }
    reader.append(bytes[..<count])
    while let part = reader.next() { server.receive(part) }
  }

  private func write(_ messages: [JSONValue]) -> Bool {
    for message in messages {
      let bytes = MessageReader.bytes(of: message)
      guard (try? FileDescriptor.standardOutput.writeAll(bytes)) != nil else { return false }
    }
    return true
  }

  private var parentExists: Bool {
    guard let parent = server.parentProcess.flatMap(Int32.init(exactly:)), parent > 0 else {
      return true
    }
    return kill(parent, 0) == 0 || errno == EPERM
  }
}
