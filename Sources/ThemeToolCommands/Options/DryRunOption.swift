import ArgumentParser

/// The option to write no files.
struct DryRunOption: ListedOptions {
  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Write nothing; list the files that would be written."
  )
  var isOn = false

  var options: [Mirror.Child] { [("_isOn", _isOn)] }
}
