// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These functions are documented in the header.
public import CThemeKit
import TraitSystem

@c @implementation
public func tk_error_message(
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> tk_status {
  attempt { () throws(CallFailure) in
    try unsafe TextBuffer(buffer, capacity: capacity, length: length).write(LastMessage.text)
  }
}

/// The error message of the last failed call on each thread.
enum LastMessage {
  private final class Holder {
    var text = ""
  }

  private static let holders = ThreadLocal<Holder>()

  static var text: String {
    get { holders.object?.text ?? "" }
    set { holders.object(orAdd: Holder.init).text = newValue }
  }
}
