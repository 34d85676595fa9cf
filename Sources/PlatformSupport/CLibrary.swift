// The C library of the platform under one name, and the declarations that differ between platforms.

#if canImport(Darwin)
@_exported public import Darwin

package typealias ThreadHandle = pthread_t?
package var noThread: ThreadHandle { unsafe nil }

/// Waits until a thread has returned.
package func waitForEnd(of thread: ThreadHandle) {
  if let thread = unsafe thread { _ = unsafe pthread_join(thread, nil) }
}

#if os(macOS)
// Other platforms of Apple don't have all of these, and only the command uses them.
package typealias SpawnFileActions = posix_spawn_file_actions_t?
package var noFileActions: SpawnFileActions { unsafe nil }

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

package typealias SpawnFileActions = posix_spawn_file_actions_t
package typealias ThreadHandle = pthread_t
package var noFileActions: SpawnFileActions { unsafe SpawnFileActions() }
package var noThread: ThreadHandle { ThreadHandle() }

/// Waits until a thread has returned.
package func waitForEnd(of thread: ThreadHandle) { _ = pthread_join(thread, nil) }

/// The environment variables of the process as `NAME=value`; a null pointer follows the last one.
package var environmentEntries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  unsafe environ
}
#endif

/// Returns a value as an optional, also on platforms that declare that it can't be null.
package func nullable<Value>(_ value: Value?) -> Value? { value }
