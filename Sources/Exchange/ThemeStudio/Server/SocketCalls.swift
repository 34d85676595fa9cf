import PlatformSupport
import SystemPackage

/// The system calls of sockets, which swift-system lacks.
extension FileDescriptor {
  #if canImport(Darwin)
  private static let (streamType, sendFlags) = (SOCK_STREAM, Int32(0))
  #elseif canImport(Glibc)
  private static let (streamType, sendFlags) = (Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL))
  #else
  private static let (streamType, sendFlags) = (SOCK_STREAM, Int32(MSG_NOSIGNAL))
  #endif

  /// Opens a socket.
  static func streamSocket() throws(Errno) -> FileDescriptor {
    let number = socket(AF_INET, streamType, 0)
    guard number >= 0 else { throw .current }
    return FileDescriptor(rawValue: number)
  }

  /// Lets a socket accept connections on the loopback interface.
  ///
  /// - Parameter port: The port; 0 for any free one.
  /// - Returns: The port.
  /// - Throws: `Errno`.
  func startListening(on port: UInt16) throws(Errno) -> UInt16 {
    // A port whose connections of an earlier process are about to end can be used again.
    set(SO_REUSEADDR, level: SOL_SOCKET)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var address = sockaddr_in()
    #if canImport(Darwin)
    address.sin_len = UInt8(size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(rawValue, address, size) == 0 && listen(rawValue, 128) == 0
          && getsockname(rawValue, address, &size) == 0
      }
    }
    guard isListening else { throw .current }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Accepts a connection; nil if none waits.
  ///
  /// - Throws: `Errno`, such as for too many open files.
  func accepted() throws(Errno) -> FileDescriptor? {
    let number = accept(rawValue, nil, nil)
    if number >= 0 { return FileDescriptor(rawValue: number) }
    let error = Errno.current
    guard [.resourceTemporarilyUnavailable, .interrupted, .connectionAbort].contains(error) else {
      throw error
    }
    return nil
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

  /// Turns on an option of a socket.
  func set(_ option: Int32, level: Int32) {
    var isOn: Int32 = 1
    unsafe setsockopt(rawValue, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends bytes, and returns how many: 0 if the client must read first, and nil if the connection
  /// has ended.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe PlatformSupport.send(rawValue, bytes.baseAddress, bytes.count, Self.sendFlags)
    }
    if count >= 0 { return count }
    return [.resourceTemporarilyUnavailable, .interrupted].contains(Errno.current) ? 0 : nil
  }

  /// Receives bytes, and returns how many: 0 if the connection has ended, and nil if none have
  /// arrived.
  func receive(into buffer: inout [UInt8]) -> Int? {
    do {
      return try unsafe buffer.withUnsafeMutableBytes { try unsafe read(into: $0) }
    } catch Errno.resourceTemporarilyUnavailable {
      return nil
    } catch {
      return 0
    }
  }
}

extension Errno {
  fileprivate static var current: Errno { Errno(rawValue: errno) }
}
