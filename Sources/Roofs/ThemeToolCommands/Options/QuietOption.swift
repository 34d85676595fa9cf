import ArgumentParser

/// The option to print results and errors alone.
struct QuietOption: ListedOptions {
  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: "Show results and errors only: no notes, summary or progress."
  )
  var isOn = false

  var options: [Mirror.Child] { [("_isOn", _isOn)] }
}
