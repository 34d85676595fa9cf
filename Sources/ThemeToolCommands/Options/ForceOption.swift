import ArgumentParser

/// Whether files may be replaced that no run of the tool has written.
struct ForceOption: ParsableArguments {
  @Flag(
    name: .customLong("force"),
    help: "Replace files that themetool has not written; never those that are read."
  )
  var isForced = false
}
