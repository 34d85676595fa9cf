import CThemeKit
import TraitSystem

/// Why a call fails: the status that it returns and the message that the thread keeps.
struct CallFailure: Error {
  let status: tk_status
  let message: String

  init(_ status: tk_status, _ message: String) {
    self.status = status
    self.message = message
  }
}

/// Runs the body of a function of the interface: a failure becomes its status and message.
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
    // As the caller gave it: without a sign.
    let index = UInt(bitPattern: index)
    return CallFailure(TK_OUT_OF_RANGE, "there is no \(what) \(index): the number is \(count)")
  }

  static func wrongKind(of trait: TraitKey, _ wanted: StaticString) -> CallFailure {
    CallFailure(
      TK_WRONG_KIND,
      "the kind of trait \"\(trait.name)\" is \"\(trait.valueKind)\", which is no \(wanted)"
    )
  }
}
