// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit

@c @implementation
public func tk_error_message(
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(CallFailure.lastMessage)
  }
}
