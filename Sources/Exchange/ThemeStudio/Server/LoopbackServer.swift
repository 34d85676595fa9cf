import FileAccess
import PlatformSupport
import SystemPackage

/// A server for programs of this computer, with fixed limits, on one thread.
///
/// Each connection has one request. Where all connections are in use, the one that has waited
/// longest for its request gives way, so that idle clients don't keep others out.
final class LoopbackServer {
  /// The limits of connections.
  struct Limits: Sendable {
    var connections = 64
    var headBytes = 16 << 10
    var bodyBytes = 256 << 10

    /// The number of bytes that may wait for a client that reads slowly, besides the first ones.
    var waitingBytes = 8 << 20

    /// The time for a whole request.
    var requestTime = Duration.seconds(10)

    /// The time for a whole response.
    var responseTime = Duration.seconds(30)

    /// The time in which a client must end the connection after the response.
    var drainingTime = Duration.seconds(1)

    static let standard = Limits()
  }

  /// The port of the server.
  private(set) var port: UInt16 = 0

  /// Ends the loop when a byte is written to it, by any thread or by the handler of a signal.
  let stopDescriptor: FileDescriptor

  private let limits: Limits
  private let listener: FileDescriptor
  private let wakeUp: FileDescriptor
  private var connections: [Connection] = []

  /// The time until which no connection is accepted, after the system has refused one.
  private var pause: ContinuousClock.Instant?

  /// Listens on a port of 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any free one.
  ///   - limits: The limits of connections.
  /// - Throws: ``LoopbackServerError``.
  init(port: UInt16, limits: Limits = .standard) throws(LoopbackServerError) {
    self.limits = limits
    do {
      listener = try FileDescriptor.streamSocket()
      let pipe = try FileDescriptor.pipe()
      wakeUp = pipe.readEnd
      stopDescriptor = pipe.writeEnd
      for descriptor in [listener, wakeUp, stopDescriptor] { try descriptor.prepare() }
      self.port = try listener.startListening(on: port)
    } catch {
      let error = error as? Errno ?? .ioError
      throw error == .addressInUse ? .portInUse(port) : .system(error)
    }
  }

  deinit {
    for descriptor in [listener, wakeUp, stopDescriptor] { try? descriptor.close() }
  }

  /// Handles requests until the server is stopped.
  ///
  /// - Parameters:
  ///   - descriptor: Returns a further descriptor to wait for, or nil.
  ///   - onChange: Called when that descriptor is readable, or every `FileWatch.pollingInterval` if
  ///     there is none.
  ///   - handler: Returns the response to a request.
  func run(
    watching descriptor: () -> Int32? = { nil },
    onChange: () -> Void = {},
    handler: (HTTPRequest) -> HTTPResponse
  ) {
    defer { connections = [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func receive(from connection: Connection) {
      if let request = connection.receive(into: &buffer) { connection.send(handler(request)) }
    }
    var nextCheck = ContinuousClock.now
    while true {
      let polled = connections
      let watched = descriptor()
      let accepting = pause == nil ? listener.rawValue : -1
      var ready = [wakeUp.rawValue, accepting, watched ?? -1]
        .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      ready += polled.map { pollfd(fd: $0.descriptor.rawValue, events: $0.events, revents: 0) }
      let timeout = timeout(until: watched == nil ? nextCheck : nil)
      guard unsafe poll(&ready, nfds_t(ready.count), timeout) >= 0 || errno == EINTR else { return }
      if ready[0].revents != 0 { return }
      if ready[2].revents != 0 || watched == nil && nextCheck <= .now {
        onChange()
        nextCheck = .now + FileWatch.pollingInterval
      }
      for (connection, ready) in zip(polled, ready[3...]) where ready.revents != 0 {
        if ready.revents & ~Int16(POLLIN) != 0 { connection.flush() }
        receive(from: connection)
        // A failed connection that waits for nothing would be reported without end.
        if ready.revents & Int16(POLLERR | POLLNVAL) != 0 { connection.close() }
      }
      expire()
      for _ in 0..<(ready[1].revents == 0 ? 0 : Self.batch) {
        guard let connection = accept() else { break }
        // Most requests have arrived by now, and their connections need not wait for others.
        receive(from: connection)
      }
      connections.removeAll { $0.phase == .closed }
    }
  }

  /// The most connections that are accepted before the others are read again.
  private static let batch = 16

  /// Accepts a waiting connection, if there is one and room for it.
  private func accept() -> Connection? {
    do throws(Errno) {
      guard let descriptor = try listener.accepted() else { return nil }
      makeRoom(below: limits.connections)
      let connection = try Connection(descriptor, limits: limits)
      guard connections.count < limits.connections else { return nil }
      connections.append(connection)
      return connection
    } catch {
      pause = .now + .milliseconds(100)
      makeRoom(below: connections.count)
      return nil
    }
  }

  /// Closes connections without a request until there are fewer than a limit: first those whose
  /// response was sent, then the oldest.
  private func makeRoom(below limit: Int) {
    connections.removeAll { $0.phase == .closed }
    for phase in [Connection.Phase.draining, .receiving] {
      while connections.count >= limit,
        let first = connections.firstIndex(where: { $0.phase == phase })
      {
        connections.remove(at: first).close()
      }
    }
  }

  private func expire() {
    let now = ContinuousClock.now
    if let end = pause, end <= now { pause = nil }
    for connection in connections {
      if let deadline = connection.deadline, deadline <= now { connection.expire() }
    }
  }

  /// Returns the milliseconds until a time or the next deadline; -1 for none.
  private func timeout(until time: ContinuousClock.Instant?) -> Int32 {
    let deadlines = connections.compactMap(\.deadline) + [pause, time].compactMap(\.self)
    guard let next = deadlines.min() else { return -1 }
    let rest = max(.zero, next - .now)
    return Int32(min(rest / .milliseconds(1), 60_000).rounded(.up))
  }

  /// Sends a server-sent event to all streams.
  func broadcast(event: String, data: String) {
    let bytes = Array(HTTPResponse.event(event, data: data).utf8)
    for connection in connections where connection.phase == .streaming { connection.append(bytes) }
  }
}

/// The reason why a server can't listen.
enum LoopbackServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(UInt16)
  case system(Errno)

  var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; choose another one, or omit --port for any free one"
    case .system(let error): "no connection can be accepted: \(error)"
    }
  }
}
