import PlatformSupport
import SystemPackage

/// A connection of a client, with one request.
final class Connection {
  /// The use of the connection.
  enum Phase {
    /// The request arrives.
    case receiving
    /// The response is sent.
    case sending
    /// The response is a stream of events.
    case streaming
    /// The client is read until it ends the connection: closing it while bytes arrive would remove
    /// the response before the client has read it.
    case draining
    case closed
  }

  private(set) var phase = Phase.receiving

  /// The time at which the connection is closed if its phase is the same; nil for none.
  private(set) var deadline: ContinuousClock.Instant?

  let descriptor: FileDescriptor
  private let limits: LoopbackServer.Limits
  private var parser: RequestParser
  private var waiting: [ArraySlice<UInt8>] = []
  private var waitingBytes = 0

  /// Owns a descriptor, which is closed if it can't be prepared.
  init(_ descriptor: FileDescriptor, limits: LoopbackServer.Limits) throws(Errno) {
    self.descriptor = descriptor
    self.limits = limits
    parser = RequestParser(limits: limits)
    deadline = .now + limits.requestTime
    try descriptor.prepare()
    // The end of an event isn't delayed until the client has confirmed its start.
    descriptor.set(TCP_NODELAY, level: Int32(IPPROTO_TCP))
  }

  deinit { close() }

  /// The events that `poll` reports.
  var events: Int16 {
    let input = phase == .sending ? 0 : POLLIN
    return Int16(input | (waiting.isEmpty ? 0 : POLLOUT))
  }

  /// Receives what has arrived, and returns a complete request.
  func receive(into buffer: inout [UInt8]) -> HTTPRequest? {
    guard phase != .sending, phase != .closed, let count = descriptor.receive(into: &buffer)
    else { return nil }
    if count == 0 { close() }
    guard phase == .receiving else { return nil }
    do throws(HTTPResponse) {
      return try parser.append(buffer[..<count])
    } catch {
      send(error)
      return nil
    }
  }

  /// Sends a response.
  func send(_ response: HTTPResponse) {
    phase = response.isStream ? .streaming : .sending
    deadline = response.isStream ? nil : .now + limits.responseTime
    parser = RequestParser(limits: limits)
    append(response.bytes)
  }

  /// Sends bytes as soon as the client reads them; a client that doesn't is disconnected.
  func append(_ bytes: [UInt8]) {
    guard waiting.isEmpty || waitingBytes + bytes.count <= limits.waitingBytes else {
      return close()
    }
    waiting.append(bytes[...])
    waitingBytes += bytes.count
    flush()
  }

  /// Sends waiting bytes until the client must read.
  func flush() {
    while let first = waiting.first {
      guard let count = descriptor.send(first) else { return close() }
      waitingBytes -= count
      guard count == first.count else {
        waiting[0] = first.dropFirst(count)
        return
      }
      waiting.removeFirst()
    }
    guard phase == .sending else { return }
    phase = .draining
    deadline = .now + limits.drainingTime
    _ = shutdown(descriptor.rawValue, Int32(SHUT_WR))
  }

  /// Ends the phase whose deadline has passed.
  func expire() {
    if phase == .receiving { send(.status(408)) } else { close() }
  }

  /// Closes the connection at once.
  func close() {
    guard phase != .closed else { return }
    phase = .closed
    waiting = []
    try? descriptor.close()
  }
}
