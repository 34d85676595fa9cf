import CThemeKit
import TraitSystem

/// The reason why a call fails: its status and the message stored for the thread.
struct CallFailure: Error {
  let status: tk_status
  let message: String

  init(_ status: tk_status, _ message: String) {
    self.status = status
    self.message = message
  }
}

extension CallFailure {
  private static let messages = ThreadLocal<Handle<String>>()

  /// The error message of the last failed call on the current thread.
  static var lastMessage: String {
    get { messages.object?.value ?? "" }
    set { messages.object { Handle("") }.value = newValue }
  }
}

/// Runs the body of a function and converts a failure to its status and message.
func attempt(_ body: () throws(CallFailure) -> tk_status) -> tk_status {
  do {
    return try body()
  } catch {
    CallFailure.lastMessage = error.message
    return error.status
  }
}

/// Runs the body of a function and stores its result in the caller's variable.
func store<Value>(
  in place: UnsafeMutablePointer<Value>?,
  _ name: StaticString,
  _ body: () throws(CallFailure) -> Value
) -> tk_status {
  attempt { () throws(CallFailure) in
    let value = try body()
    try unsafe place.required(name).pointee = value
    return TK_OK
  }
}

/// Runs the body of a function and stores a handle of its result in the caller's variable.
func storeHandle<Value>(
  in place: UnsafeMutablePointer<OpaquePointer?>?,
  _ name: StaticString,
  _ body: () throws(CallFailure) -> Value
) -> tk_status {
  attempt { () throws(CallFailure) in
    let value = try body()
    try unsafe place.required(name).pointee = Handle.owned(value)
    return TK_OK
  }
}

extension CallFailure {
  static func null(_ argument: StaticString) -> CallFailure {
    CallFailure(TK_INVALID_ARGUMENT, "'\(argument)' is NULL")
  }

  static func index(_ index: Int, of count: Int, _ what: StaticString) -> CallFailure {
    // Converts the index back to the caller's unsigned type.
    let index = UInt(bitPattern: index)
    return CallFailure(TK_OUT_OF_RANGE, "\(what) index \(index) is not less than \(count)")
  }

  static func wrongKind(of trait: TraitKey, _ wanted: StaticString) -> CallFailure {
    CallFailure(
      TK_WRONG_KIND,
      "trait '\(trait.name)' has values of kind '\(trait.valueKind)', not \(wanted)"
    )
  }
}
