import ArgumentParser
import ThemeOutputs

/// The options of the results that a command prints.
struct ResultOptions: ListedOptions {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write (default: '-', standard output).", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var force: ForceOption
  @OptionGroup var quiet: QuietOption

  var options: [Mirror.Child] { [("_output", _output), ("_force", _force), ("_quiet", _quiet)] }

  /// The file of the results; nil for standard output.
  private var file: OutputFile? {
    output.map(OutputFile.init).flatMap { $0.isStandardOutput ? nil : $0 }
  }

  /// Whether the results are written to a file, not to standard output.
  var isFile: Bool { file != nil }

  /// The terminal of the results, which a file is not.
  var terminal: Terminal { .current(isForFile: isFile) }

  /// Checks that a command that runs again can write the file again.
  ///
  /// - Throws: `ValidationError`.
  func check(_ watch: WatchOption) throws {
    try watch.check(output)
    if watch.isOn, file != nil, !force.isForced {
      throw ValidationError(
        "--watch with --output replaces the file after each change; add --force"
      )
    }
  }

  /// Writes text to the file, or shows it on standard output.
  ///
  /// - Parameters:
  ///   - text: The results.
  ///   - color: The options of standard output; nil for text that is not shown in a pager.
  ///   - sources: The input of the command, which is never replaced.
  ///   - allowsOutside: Whether the file may be one that CI or hooks run; nil without such an option.
  /// - Throws: ``Failure``, also for a file that has other content, unless it is replaced by force.
  func show(
    _ text: String,
    color: ColorOptions? = nil,
    sources: @autoclosure () throws -> SourcePaths = SourcePaths(files: []),
    allowsOutside: Bool? = nil
  ) throws {
    guard let file else { return try color?.show(text) ?? Output.write(text) }
    let bytes = Array(text.utf8)
    let guarded = try OutputGuard(
      sources: sources(),
      isForced: force.isForced,
      allowsOutside: allowsOutside
    ) { _ in false }
    try guarded.check(file.path, bytes: bytes)
    try file.writeOrShow(bytes)
    OutputReport(isQuiet: quiet.isOn).wrote(file)
  }
}

/// A command that prints results about a theme library.
protocol PrintingCommand: ParsableCommand {
  var library: LibraryOptions { get }
  var color: ColorOptions { get }
  var result: ResultOptions { get }
}

extension PrintingCommand {
  /// Writes the results to their file, or shows them on standard output.
  func show(_ text: String) throws {
    try result.show(
      text,
      color: color,
      sources: library.project().sources,
      allowsOutside: library.allowsOutside
    )
  }
}
