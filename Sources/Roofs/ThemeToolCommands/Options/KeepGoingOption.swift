import ArgumentParser

/// The option to write outputs without the colors that have no valid value.
struct KeepGoingOption: ListedOptions {
  @Flag(
    name: .customLong("keep-going"),
    help: "Leave out colors without a valid value; list them, and exit with code 1."
  )
  var isOn = false

  var options: [Mirror.Child] { [("_isOn", _isOn)] }
}
