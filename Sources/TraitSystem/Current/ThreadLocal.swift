import PlatformSupport

/// An object for each thread, which is released when the thread ends.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  /// The key of the thread-specific data; nil only if the process has used up its keys.
  private let key: pthread_key_t?

  /// Creates storage without objects.
  package init() {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { object in
      let object = unsafe nullable(object)
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    self.key = status == 0 ? key : nil
  }

  /// The object of the current thread, if there is one.
  package var object: Object? {
    unsafe key.flatMap { unsafe pthread_getspecific($0) }.map {
      unsafe Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Returns the object of the current thread, creating it if necessary.
  ///
  /// - Parameter make: Creates the object, which isn't stored if the system has no memory for it.
  /// - Returns: The object.
  package func object(orAdd make: () -> Object) -> Object {
    if let object { return object }
    let object = make()
    guard let key else { return object }
    let reference = unsafe Unmanaged.passRetained(object)
    if unsafe pthread_setspecific(key, reference.toOpaque()) != 0 { unsafe reference.release() }
    return object
  }
}
