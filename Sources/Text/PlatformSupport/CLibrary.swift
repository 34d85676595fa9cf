// The C library of the platform under one name, and the declarations that differ between platforms.

#if canImport(Darwin)
@_exported public import Darwin

/// A thread.
@safe package struct Thread {
  var handle: pthread_t?

  init() { unsafe handle = nil }

  /// Waits until the thread has returned.
  func join() { if let handle = unsafe handle { unsafe pthread_join(handle, nil) } }

  /// Lets the thread end by itself.
  package func detach() { if let handle = unsafe handle { unsafe pthread_detach(handle) } }
}

#if os(macOS)
// Other platforms of Apple don't have all of these, and only the command uses them.
package var noFileActions: posix_spawn_file_actions_t? { unsafe nil }
@safe package var noSpawnAttributes: posix_spawnattr_t? { unsafe nil }

/// The environment variables of the process as `NAME=value`; a null pointer follows the last one.
package var environmentEntries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  unsafe _NSGetEnviron().pointee
}
#endif
#else
#if canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#endif

package var noFileActions: posix_spawn_file_actions_t { unsafe posix_spawn_file_actions_t() }
package var noSpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }

/// A thread.
@safe package struct Thread {
  var handle = pthread_t()

  /// Waits until the thread has returned.
  func join() { pthread_join(handle, nil) }

  /// Lets the thread end by itself.
  package func detach() { pthread_detach(handle) }
}

/// The environment variables of the process as `NAME=value`; a null pointer follows the last one.
package var environmentEntries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  unsafe environ
}
#endif

/// Returns a value as an optional, also on platforms that declare that it can't be null.
package func nullable<Value>(_ value: Value?) -> Value? { value }
