import PlatformSupport
import SystemPackage

/// The system calls of sockets, which swift-system lacks.
extension FileDescriptor {
  #if canImport(Glibc)
  private static let streamType = Int32(SOCK_STREAM.rawValue)
  #else
  private static let streamType = SOCK_STREAM
  #endif

  #if canImport(Darwin)
  private static let sendFlags: Int32 = 0
  #else
  private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// Opens a socket that listens on the loopback interface.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Returns: The socket and its port.
  /// - Throws: `Errno`.
  static func listening(on port: UInt16) throws(Errno) -> (socket: FileDescriptor, port: UInt16) {
    let number = socket(AF_INET, streamType, 0)
    guard number >= 0 else { throw .current }
    let descriptor = FileDescriptor(rawValue: number)
    do throws(Errno) {
      try descriptor.prepare()
      // A port whose connections of an earlier process are about to end can be used again.
      descriptor.set(SO_REUSEADDR, level: SOL_SOCKET)
      var address = sockaddr_in()
      #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      #endif
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      guard unsafe withAddress(&address, { unsafe bind(number, $0, $1.pointee) }) == 0,
        listen(number, 128) == 0,
        unsafe withAddress(&address, { unsafe getsockname(number, $0, $1) }) == 0
      else { throw .current }
      return (descriptor, UInt16(bigEndian: address.sin_port))
    } catch {
      try? descriptor.close()
      throw error
    }
  }

  private static func withAddress(
    _ address: inout sockaddr_in,
    _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> Int32 {
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe call($0, &size) }
    }
  }

  /// Accepts a connection; nil if none waits.
  ///
  /// - Throws: `Errno`, such as for too many open files.
  func accepted() throws(Errno) -> FileDescriptor? {
    let number = accept(rawValue, nil, nil)
    guard number >= 0 else {
      switch Errno.current {
      case .resourceTemporarilyUnavailable, .interrupted, .connectionAbort: return nil
      case let error: throw error
      }
    }
    let descriptor = FileDescriptor(rawValue: number)
    do throws(Errno) {
      try descriptor.prepare()
      // The end of an event isn't delayed until the client has confirmed its start.
      descriptor.set(TCP_NODELAY, level: Int32(IPPROTO_TCP))
      return descriptor
    } catch {
      try? descriptor.close()
      throw error
    }
  }

  /// Lets calls return at once, child processes not inherit the descriptor, and writes to a closed
  /// connection fail without a signal.
  func prepare() throws(Errno) {
    guard fcntl(rawValue, F_SETFD, FD_CLOEXEC) == 0, fcntl(rawValue, F_SETFL, O_NONBLOCK) == 0
    else { throw .current }
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, level: SOL_SOCKET)
    #endif
  }

  private func set(_ option: Int32, level: Int32) {
    var isOn: Int32 = 1
    unsafe setsockopt(rawValue, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends bytes, and returns how many; 0 if the client must read first.
  ///
  /// - Throws: `Errno` if the connection has ended.
  func send(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe PlatformSupport.send(rawValue, bytes.baseAddress, bytes.count, Self.sendFlags)
    }
    return try Self.transferred(count) ?? 0
  }

  /// Receives bytes, and returns how many; 0 at the end, and nil if none have arrived.
  ///
  /// - Throws: `Errno` if the connection has ended.
  func receive(into buffer: inout [UInt8]) throws(Errno) -> Int? {
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe recv(rawValue, bytes.baseAddress, bytes.count, 0)
    }
    return try Self.transferred(count)
  }

  private static func transferred(_ count: Int) throws(Errno) -> Int? {
    if count >= 0 { return count }
    switch Errno.current {
    case .resourceTemporarilyUnavailable, .interrupted: return nil
    case let error: throw error
    }
  }

  /// Tells the client that nothing more is sent.
  func endSending() { _ = shutdown(rawValue, Int32(SHUT_WR)) }
}

extension Errno {
  fileprivate static var current: Errno { Errno(rawValue: errno) }
}
