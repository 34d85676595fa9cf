/// The object behind a handle of the interface.
final class Handle<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Creates a handle that the caller owns.
  static func owned(_ value: Value) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(Handle(value)).toOpaque())
  }

  /// Returns the value behind a handle.
  static func of(
    _ pointer: OpaquePointer?,
    _ name: StaticString
  ) throws(CallFailure) -> Handle {
    let address = unsafe UnsafeRawPointer(try pointer.required(name))
    return unsafe Unmanaged.fromOpaque(address).takeUnretainedValue()
  }

  /// Ends the caller's ownership; ignores NULL.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}
