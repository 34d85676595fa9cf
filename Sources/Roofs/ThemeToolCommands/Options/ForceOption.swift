import ArgumentParser

/// The option to replace files that the tool has not written.
struct ForceOption: ListedOptions {
  @Flag(
    name: .customLong("force"),
    help: "Replace files that themetool has not written, except its input."
  )
  var isForced = false

  var options: [Mirror.Child] { [("_isForced", _isForced)] }
}
