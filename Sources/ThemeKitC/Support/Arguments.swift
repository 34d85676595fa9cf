import CThemeKit
import TraitSystem

/// What callers pass, checked before it is used.
extension Optional {
  /// The argument, which may not be NULL.
  func required(_ name: StaticString) throws(CallFailure) -> Wrapped {
    guard let self else { throw .null(name) }
    return self
  }
}

extension UnsafePointer<CChar>? {
  /// The text that ends with a NUL byte.
  func text(_ name: StaticString) throws(CallFailure) -> String {
    guard let text = String(validatingCString: try required(name)) else {
      throw CallFailure(TK_INVALID_TEXT, "'\(name)' is not UTF-8")
    }
    return text
  }
}

extension OpaquePointer? {
  /// The trait that a `tk_trait` is.
  func trait(_ name: StaticString = "trait") throws(CallFailure) -> TraitKey {
    TraitKey(reference: try required(name))
  }
}
