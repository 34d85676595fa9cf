import ArgumentParser
import ThemeOutputs

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
