import CThemeKit
import TraitSystem

/// Validation of the caller's arguments.
extension Optional {
  /// Returns the argument, which must not be NULL.
  func required(_ name: StaticString) throws(CallFailure) -> Wrapped {
    guard let self else { throw .null(name) }
    return self
  }
}

extension UnsafePointer<CChar>? {
  /// Returns the NUL-terminated text.
  func text(_ name: StaticString) throws(CallFailure) -> String {
    guard let text = unsafe String(validatingCString: try required(name)) else {
      throw CallFailure(TK_INVALID_TEXT, "'\(name)' is not UTF-8")
    }
    return text
  }
}

extension OpaquePointer? {
  /// Returns the trait of a `tk_trait`.
  func trait(_ name: StaticString = "trait") throws(CallFailure) -> TraitKey {
    unsafe TraitKey(reference: try required(name))
  }
}
