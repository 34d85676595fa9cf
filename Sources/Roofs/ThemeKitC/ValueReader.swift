import CThemeKit
import TraitSystem

/// Writes a value of a collection or of overrides to the caller's variables.
///
/// All reading functions use this type, so that nil, kinds and the flag have the same meaning in
/// each.
@safe struct ValueReader {
  private let value: TraitValue
  private let isSet: Bool
  private let flag: UnsafeMutablePointer<Bool>?

  /// Creates a reader for a value, or for nil if the trait isn't set.
  init(_ found: TraitValue?, of trait: TraitKey, _ flag: UnsafeMutablePointer<Bool>?) {
    value = found ?? trait.defaultValue
    isSet = found != nil
    unsafe self.flag = flag
  }

  func readInteger(_ place: UnsafeMutablePointer<Int64>?) throws(CallFailure) -> tk_status {
    let place = try unsafe place.required("value")
    switch value.key.valueKind {
    case .named, .boolean, .integer: break
    case .float, .text, .opaque: throw .wrongKind(of: value.key, "integer")
    }
    if value.isNil { return found(TK_NIL) }
    guard let integer = value.integer else {
      guard case .integer = value.key.valueKind else { throw .wrongKind(of: value.key, "integer") }
      throw CallFailure(TK_OUT_OF_RANGE, "\(value) doesn't fit in a signed 64-bit integer")
    }
    unsafe place.pointee = Int64(integer)
    return found(TK_OK)
  }

  func readNumber(_ place: UnsafeMutablePointer<Double>?) throws(CallFailure) -> tk_status {
    let place = try unsafe place.required("value")
    guard value.key.valueKind == .float else { throw .wrongKind(of: value.key, "number") }
    if value.isNil { return found(TK_NIL) }
    guard let number = value.number else { throw .wrongKind(of: value.key, "number") }
    unsafe place.pointee = number
    return found(TK_OK)
  }

  func readText(_ buffer: TextBuffer) throws(CallFailure) -> tk_status {
    guard value.key.valueKind != .opaque else { throw .wrongKind(of: value.key, "text") }
    if value.isNil {
      _ = buffer.write("")
      return found(TK_NIL)
    }
    return found(buffer.write(value.description))
  }

  private func found(_ status: tk_status) -> tk_status {
    unsafe flag?.pointee = isSet
    return status
  }
}
