import ArgumentParser
import FileAccess
import TextSupport
import ThemeOutputs

/// The option to replace files that the tool has not written.
struct ForceOption: ListedOptions {
  @Flag(
    name: .customLong("force"),
    help: "Replace files that themetool has not written, except its input."
  )
  var isForced = false

  var options: [Mirror.Child] { [("_isForced", _isForced)] }
}

/// The option to print results and errors alone.
struct QuietOption: ListedOptions {
  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: "Show results and errors only: no notes, summary or progress."
  )
  var isOn = false

  var options: [Mirror.Child] { [("_isOn", _isOn)] }
}

/// The option to write outputs without the colors that have no valid value.
struct KeepGoingOption: ListedOptions {
  @Flag(
    name: .customLong("keep-going"),
    help: "Leave out colors without a valid value; list them, and exit with code 1."
  )
  var isOn = false

  var options: [Mirror.Child] { [("_isOn", _isOn)] }
}

/// The option to write no files.
struct DryRunOption: ListedOptions {
  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Write nothing; list the files that would be written."
  )
  var isOn = false

  /// Checks that a file would be written.
  ///
  /// - Throws: `ValidationError` for standard output.
  func check(_ file: OutputFile) throws {
    try refuse(["--dry-run": isOn && file.isStandardOutput], because: "no file is written")
  }

  var options: [Mirror.Child] { [("_isOn", _isOn)] }
}

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
      "'\(VisibleText.of(stream))' is a pipe or a device and can't be watched; omit --watch"
    )
  }
}
