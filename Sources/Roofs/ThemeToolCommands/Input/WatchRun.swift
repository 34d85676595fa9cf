import ArgumentParser
import FileAccess
import SourceDiagnostics
import TextSupport
import ThemeFiles
import ThemeOutputs

/// Runs a command, and again each time when files that it has read have changed.
///
/// Runs follow one another. Changes during a run, several together as well, lead to one more run.
/// Only files with other bytes, and added or removed files of a library or catalog, count as
/// changes.
struct WatchRun {
  /// Whether the messages between runs are omitted.
  let isQuiet: Bool

  /// Waits for a change; returns false to end.
  let wait: (FileWatch) throws -> Bool

  /// Runs `body` until waiting ends.
  ///
  /// An error of `body` is reported, and a change awaited.
  ///
  /// - Throws: An error of `body` that no change of a file can fix.
  func start(_ body: () throws -> Void) throws {
    let watch = FileWatch()
    while true {
      let results = try results(of: body)
      guard !Output.isClosed, let changed = try change(of: results, watch) else { return }
      report("changed: \(Self.list(changed))")
    }
  }

  /// Runs `body` once, and returns the results of reading files.
  private func results(of body: () throws -> Void) throws -> ReadResults {
    let files = RecordedFiles(LocalFiles())
    do {
      try ThemeTool.$reader.withValue(files) {
        try ReadProjects.$current.withValue(ReadProjects(), operation: body)
      }
    } catch let failure as Failure where !files.results.isEmpty {
      Output.error(failure.description)
    } catch let error as OutputError where !files.results.isEmpty {
      Output.error(Failure.cannot(error).description)
    } catch is ExitCode where !files.results.isEmpty {
      // The command has reported the reason.
    }
    return files.results
  }

  /// Returns the paths of the files that have changed; nil if waiting has ended.
  private func change(of results: ReadResults, _ watch: FileWatch) throws -> Set<String>? {
    var isReported = false
    while true {
      // Files may have changed before their folders were watched.
      let files = [Array(results.files), Array(results.paths)].joined()
      watch.follow(files: files, folders: results.folders)
      let changed = results.changes(in: LocalFiles()).filter { path in
        results.contains(path) || Self.isRead(path)
      }
      if !changed.isEmpty { return changed }
      if !isReported { report(Self.summary(of: results)) }
      isReported = true
      guard try wait(watch) else { return nil }
    }
  }

  /// Whether a file that was added to a folder would be read, or one that was removed was required.
  ///
  /// Hidden files are locks and unsaved texts of editors; they may have names of theme files.
  private static func isRead(_ path: String) -> Bool {
    guard !PathParts(path).name.hasPrefix(".") else { return false }
    return ThemeFolder.isYAML(named: path) || path.contains(".xcassets/")
  }

  private static func summary(of results: ReadResults) -> String {
    let count = results.files.count
    let files = "\(count) file\(count == 1 ? "" : "s")"
    let places = list(Set(results.folders))
    let subject = places.isEmpty ? files : count == 0 ? places : "\(files) in \(places)"
    return "watching \(subject); press Ctrl-C to stop"
  }

  /// The paths that are not in others of the list, sorted, at most eight.
  private static func list(_ paths: Set<String>) -> String {
    let outermost = paths.filter { path in
      !PathParts.folders(of: path).contains(where: paths.contains)
    }
    return Spelling.list(outermost.sorted().map { VisibleText.of($0) })
  }

  private func report(_ line: String) {
    if !isQuiet { Output.error(line) }
  }
}

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
