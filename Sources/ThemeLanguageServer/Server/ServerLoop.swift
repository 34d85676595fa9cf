import CLibrary
import SourceDocuments
import SystemPackage

/// Connects a language server to standard input and output.
package enum ServerLoop {
  /// The number of milliseconds between two looks whether the parent process still exists.
  private static let patience: Int32 = 2_000

  /// Answers messages until the client says `exit`, closes the input, or ends.
  ///
  /// - Parameters:
  ///   - version: The version of the program, for the client.
  ///   - rulePages: The folder for the documentation of rules; nil for none.
  /// - Returns: The exit status: 0 if the client shut the server down before.
  package static func run(version: String, rulePages: String?) -> Int32 {
    let server = LanguageServer(version: version, rulePages: rulePages)
    var reader = MessageReader()
    var isOpen = true
    while true {
      while isOpen, !server.isFull, hasInput(patience: 0) {
        isOpen = receive(into: &reader, server)
      }
      if server.handleNext() {
        guard write(server.takeMessages()) else { return 1 }
        continue
      }
      if let status = server.exitStatus { return status }
      guard isOpen else { return 1 }
      server.settle()
      guard write(server.takeMessages()) else { return 1 }
      guard parentExists(server) else { return 1 }
      while !hasInput(patience: patience) {
        guard parentExists(server) else { return 1 }
      }
    }
  }

  /// Whether bytes or the end of the input can be read.
  private static func hasInput(patience: Int32) -> Bool {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&ready, 1, patience) > 0
  }

  /// Reads bytes, and returns false at the end of the input.
  private static func receive(into reader: inout MessageReader, _ server: LanguageServer) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      try? unsafe FileDescriptor.standardInput.read(into: $0)
    }
    guard let count, count > 0 else { return false }
    reader.append(bytes[..<count])
    while let part = reader.next() { server.receive(part) }
    return true
  }

  private static func write(_ messages: [JSONValue]) -> Bool {
    for message in messages {
      let bytes = MessageReader.bytes(of: message)
      guard (try? FileDescriptor.standardOutput.writeAll(bytes)) != nil else { return false }
    }
    return true
  }

  private static func parentExists(_ server: LanguageServer) -> Bool {
    guard let parent = server.parentProcess.flatMap(Int32.init(exactly:)), parent > 0 else {
      return true
    }
    return kill(parent, 0) == 0 || errno == EPERM
  }
}
