import ArgumentParser
import FileAccess

/// A command that can run again after each change of the files that it reads.
protocol WatchingCommand: ParsableCommand {
  var library: LibraryOptions { get set }
  var watch: WatchOption { get }
  var color: ColorOptions { get set }

  /// Whether only errors are shown.
  var isQuiet: Bool { get }

  /// Runs the command once.
  func runOnce() throws
}

extension WatchingCommand {
  func run() throws {
    guard watch.isOn else { return try runOnce() }
    var command = self
    // A pager would wait for the user.
    command.color.noPager = true
    // A library folder that was found is also awaited after its removal.
    command.library.path = try? library.location()
    let run = WatchRun(isQuiet: isQuiet) { watch in watch.waitForChanges() }
    try run.start(command.runOnce)
  }
}
