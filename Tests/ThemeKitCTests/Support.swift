import CThemeKit
import Foundation
import ThemeKitC
import TraitSystem

/// The themes that ship with the project.
let themes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Themes").path

/// Returns the text that a function writes, with the status for a sufficiently large buffer.
func text(
  _ function: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> tk_status
) -> String? {
  var length = 0
  guard function(nil, 0, &length) == TK_TRUNCATED else { return nil }
  var buffer = [CChar](repeating: 0x23, count: length + 1)
  guard function(&buffer, buffer.count, &length) == TK_OK, buffer.last == 0 else { return nil }
  return String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The message of the last failure on this thread.
var lastMessage: String? { text(tk_error_message) }

/// A trait that C defines.
func define(
  _ make: (UnsafeMutablePointer<OpaquePointer?>) -> tk_status
) -> (status: tk_status, trait: OpaquePointer?) {
  var trait: OpaquePointer?
  let status = make(&trait)
  return (status, trait)
}

/// Creates a collection by changing the empty one.
func collection(_ change: (OpaquePointer?) -> tk_status) -> TraitCollection? {
  var overrides: OpaquePointer?
  var empty: OpaquePointer?
  var result: OpaquePointer?
  defer {
    tk_overrides_free(overrides)
    tk_traits_free(empty)
    tk_traits_free(result)
  }
  guard tk_overrides_create(&overrides) == TK_OK, change(overrides) == TK_OK,
    tk_traits_create(&empty) == TK_OK,
    tk_traits_applying(empty, overrides, &result) == TK_OK
  else { return nil }
  return result.map { TraitCollection(handle: $0) }
}
