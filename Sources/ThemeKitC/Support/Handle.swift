/// What a handle of the interface points to.
final class Handle<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// A handle that the caller owns.
  static func owned(_ value: Value) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(Handle(value)).toOpaque())
  }

  /// What a handle points to.
  static func of(
    _ pointer: OpaquePointer?,
    _ name: StaticString
  ) throws(CallFailure) -> Handle {
    let address = UnsafeRawPointer(try pointer.required(name))
    return Unmanaged.fromOpaque(address).takeUnretainedValue()
  }

  /// Ends the caller's ownership; NULL is nobody's.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}
