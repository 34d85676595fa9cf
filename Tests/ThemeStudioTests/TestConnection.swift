import PlatformSupport
import Synchronization
import SystemPackage
import TestSupport

@testable import ThemeStudio

/// A connection to a server of this process; calls wait for at most 20 seconds.
final class TestConnection {
  private let descriptor: FileDescriptor

  /// Connects to a port of 127.0.0.1.
  init(port: UInt16) throws {
    #if canImport(Glibc)
    let type = Int32(SOCK_STREAM.rawValue)
    #else
    let type = SOCK_STREAM
    #endif
    descriptor = FileDescriptor(rawValue: socket(AF_INET, type, 0))
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor.rawValue,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor.rawValue, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw Errno(rawValue: errno) }
  }

  deinit { try? descriptor.close() }

  /// Sends text; the end of the connection is ignored.
  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, let count = descriptor.send(bytes), count > 0 {
      bytes = bytes.dropFirst(count)
    }
  }

  /// Returns what the server sends until it ends the connection, or until a text appears.
  func read(until end: String? = nil) -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let count = descriptor.receive(into: &buffer), count > 0 {
      text += buffer[..<count]
      if let end, String(decoding: text, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the response to a request.
  static func response(to request: String, port: UInt16) throws -> String {
    let connection = try TestConnection(port: port)
    connection.send(request)
    return connection.read()
  }
}

/// Runs a server on this thread while `body` runs on another one, and returns its result.
func running<Value: Sendable>(
  _ stopDescriptor: FileDescriptor,
  _ run: () -> Void,
  _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
  let result = Shared<Result<Value, any Error>?>(nil)
  let job = WorkerThreads.Job {
    let value = Result { try body() }
    result.value.withLock { $0 = value }
    _ = try? stopDescriptor.writeAll([0])
  }
  guard let thread = WorkerThreads.start(job) else { throw Errno.resourceTemporarilyUnavailable }
  thread.detach()
  run()
  guard let result = result.value.withLock({ $0 }) else { throw Errno.canceled }
  return try result.get()
}

/// A value that threads share.
final class Shared<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}
