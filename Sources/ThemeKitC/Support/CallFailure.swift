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

/// Runs the body of a function and converts a failure to its status and message.
func attempt(_ body: () throws(CallFailure) -> tk_status) -> tk_status {
  do {
    return try body()
  } catch {
    LastMessage.text = error.message
    return error.status
  }
}

extension CallFailure {
  static func null(_ argument: StaticString) -> CallFailure {
    CallFailure(TK_INVALID_ARGUMENT, "'\(argument)' is NULL")
  }

  static func index(_ index: Int, of count: Int, _ what: StaticString) -> CallFailure {
    // Converts the index back to the caller's unsigned type.
    let index = UInt(bitPattern: index)
    return CallFailure(TK_OUT_OF_RANGE, "index \(index) of the \(what) is out of range; expected less than \(count)")
  }

  static func wrongKind(of trait: TraitKey, _ wanted: StaticString) -> CallFailure {
    CallFailure(
      TK_WRONG_KIND,
      "trait '\(trait.name)' has values of kind '\(trait.valueKind)', not \(wanted)"
    )
  }
}
