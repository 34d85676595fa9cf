import ArgumentParser
import FileAccess
import TextSupport

/// The option to run again after each change.
struct WatchOption: ListedOptions {
  @Flag(
    name: .customLong("watch"),
    help: ArgumentHelp(
      "Run again after each change of the input files.",
      discussion: "Errors are shown, and the last output is kept. Ctrl-C ends the command."
    )
  )
  var isOn = false

  var options: [Mirror.Child] { [("_isOn", _isOn)] }

  /// Checks the files that are named in options, which must be readable and writable more than
  /// once.
  ///
  /// - Throws: `ValidationError`.
  func check(_ paths: String?...) throws { try check(paths.compactMap(\.self)) }

  /// Checks files that are named in options, as ``check(_:)-(String?...)`` does.
  func check(_ paths: [String]) throws {
    guard isOn, let stream = paths.first(where: LocalFiles.isStream) else { return }
    throw ValidationError(
      "--watch uses files more than once, and '\(VisibleText.of(stream))' is a pipe or a device"
    )
  }
}
