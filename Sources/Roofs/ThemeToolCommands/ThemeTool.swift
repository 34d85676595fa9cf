public import ArgumentParser
import AssetCatalogs
import FileAccess
import SourceDiagnostics
import TextSupport
import ThemeOutputs

/// The command `themetool`, with its subcommands.
public struct ThemeTool: ParsableCommand {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let configuration = CommandConfiguration(
    commandName: "themetool",
    abstract: "Resolve, explain and check the colors of a theme library.",
    discussion: """
      A theme library is a folder of YAML files: themes, a library file, and hierarchies of \
      nodes.

      Data is written to standard output, everything else to standard error. The exit code is 0 \
      for success, 1 for findings, 2 for failure, and 64 for incorrect usage, such as an unknown \
      option or a wrong value of one.

      --json is short for --format json, -V for --version, and lsp for language-server. Names of \
      colors and outputs can have the wildcards * and ?, as in 'text*'.
      """,
    version: version,
    groupedSubcommands: tasks
  )

  /// The commands by what a user wants to do.
  private static let tasks = [
    CommandGroup(name: "Start", subcommands: [Init.self, Import.self]),
    CommandGroup(
      name: "Look",
      subcommands: [
        Resolve.self, Explain.self, List.self, Tree.self, Preview.self, StudioCommand.self,
      ]
    ),
    CommandGroup(
      name: "Check",
      subcommands: [Validate.self, Format.self, Diff.self, Redraw.self]
    ),
    CommandGroup(name: "Write", subcommands: [Build.self, Export.self, TemplateCommand.self]),
    CommandGroup(name: "Try colors", subcommands: [ColorCommand.self]),
    CommandGroup(
      name: "Edit",
      subcommands: [LanguageServerCommand.self, SchemaCommand.self]
    ),
  ]

  /// The text for a call without arguments: the tasks with their commands, and the first steps.
  static var overview: String {
    let names = tasks.map { task in task.subcommands.compactMap { $0.configuration.commandName } }
    let rows = zip(tasks, names).map { task, names in
      "  \(TextWidth.padded(task.name, to: 12))\(names.joined(separator: ", "))"
    }
    return """
      themetool resolves, checks and exports the colors of a theme library.

      \(rows.joined(separator: "\n"))

      Examples:
        themetool init                       create a theme library here
        themetool resolve --style dark       show its colors
        themetool validate                   check them

      'themetool --help' describes all commands, 'themetool help COMMAND' one of them.

      """
  }

  /// The source of the files that commands read: those of this machine, or those of a watching run,
  /// which records what is read.
  @TaskLocal static var reader: any FileReading = LocalFiles()

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init() {}

  /// Runs the command that the arguments of the process name, and exits.
  public static func main() {
    ChildProcess.searchOnlyAbsoluteFolders()
    Output.letWritesFail()
    var arguments: [String] = []
    var parsed: (any ParsableCommand.Type)?
    do {
      // Linked with Musl, the arguments come from a file. Where it can't be opened there are none, not
      // even the command's own name.
      guard !CommandLine.arguments.isEmpty else {
        throw Failure.cannot(
          "the arguments can't be read: too many files are open, or /proc is not mounted"
        )
      }
      arguments = withoutCursor(Array(CommandLine.arguments.dropFirst()))
      arguments = withoutShortForms(arguments)
      if arguments.isEmpty {
        try Output.write(overview)
        return
      }
      var command = try command(for: arguments)
      parsed = type(of: command)
      if let complaint = type(of: command).complaint(aboutRepeatedOptionsIn: arguments) {
        throw ValidationError(complaint)
      }
      try ReadProjects.$current.withValue(ReadProjects()) { try command.run() }
    } catch let failure as Failure {
      Output.error(failure.description)
      exit(withError: failure.kind.exitCode)
    } catch let error as OutputError {
      Output.error(Failure.cannot(error).description)
      exit(withError: Failure.Kind.cannot.exitCode)
    } catch {
      let code = exitCode(for: error)
      // A shell shows errors between the words of its line.
      if arguments.first == candidatesRequest, !code.isSuccess {
        exit(withError: ExitCode(code.rawValue))
      }
      if code.isSuccess, requestsScript(arguments) {
        try? Output.write(adaptedScript(fullMessage(for: error)))
        exit()
      }
      // Help is not an error, and a failure without a message has already been reported.
      guard !code.isSuccess, !(error is ExitCode) else { exit(withError: error) }
      let message = parsed.flatMap { usageMessage(error, of: $0) } ?? fullMessage(for: error)
      Output.error(inOurWords(VisibleText.lines(message)))
      exit(withError: code)
    }
  }

  /// Returns the arguments with `--json` and `-V` in their long forms.
  static func withoutShortForms(_ arguments: [String]) -> [String] {
    if arguments == ["-V"] { return ["--version"] }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--json" ? "--format=json" : $0 } + arguments[end...]
  }

  /// Returns the message about the use of a command that was parsed, with its usage; nil for
  /// another error.
  private static func usageMessage(
    _ error: any Error,
    of command: any ParsableCommand.Type
  ) -> String? {
    guard let error = error as? ValidationError else { return nil }
    let usage = usageString(for: command)
    let name = usage.prefix { $0 != "[" && $0 != "<" }.split(separator: " ").joined(separator: " ")
    return "Error: \(error.message)\nUsage: \(usage)\n  See '\(name) --help' for more information."
  }

  /// Returns a message of the argument parser with our prefix, and at most eight values in a list.
  private static func inOurWords(_ message: String) -> String {
    let isError = message.hasPrefix("Error: ")
    let text = isError ? "error: " + message.dropFirst("Error: ".count) : message
    var count = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      guard line.hasPrefix("  - ") else { return String(line) }
      count += 1
      return count <= Spelling.listLimit
        ? String(line) : count == Spelling.listLimit + 1 ? "  …" : nil
    }.joined(separator: "\n")
  }

  /// Returns the message about a first argument that should name a command and doesn't.
  private static func unknownCommand(in arguments: [String]) -> String? {
    let isHelp = arguments.first == "help"
    guard let name = isHelp ? arguments.dropFirst().first : arguments.first,
      !name.hasPrefix("-")
    else { return nil }
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.compactMap(\.commandName) + commands.flatMap(\.aliases) + ["help"]
    if names.contains(name) { return nil }
    if let command = commandLine(meantBy: name) {
      return "'\(name)' is not a command; use '\(command)'"
    }
    return "'\(name)' is not a command\(Spelling.hint(for: name, among: names))"
  }

  /// Returns the command that does what a word of another program asks for, or what can be done
  /// with a file; nil for any other word.
  private static func commandLine(meantBy word: String) -> String? {
    switch word {
    case "check", "lint", "test", "verify": return "themetool validate"
    case "fix": return "themetool validate --fix"
    case "fmt": return "themetool format"
    case "show", "get", "print": return "themetool resolve"
    case "completion", "completions": return "themetool --generate-completion-script zsh"
    case "man", "manual": return "themetool help"
    case "version": return "themetool --version"
    default: break
    }
    guard FileIdentity(word) != nil else { return nil }
    let file = PathParts(word)
    let isTheme = file.name.hasSuffix(".yaml") || file.name.hasSuffix(".yml") || Folder.exists(word)
    return isTheme && !AssetCatalog.isCatalog(word)
      ? "themetool validate \(word)" : "themetool import \(word)"
  }

  /// Returns the command that arguments name, with its options.
  ///
  /// The argument parser makes the options of every command on the way from the root, several
  /// times, which takes twice the instructions of reading those of `resolve` alone. All else, help
  /// and errors included, takes the way from the root.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    let first = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = first?.readAlone(Array(arguments.dropFirst())) { return command }
    if let unknown = unknownCommand(in: arguments) { throw ValidationError(unknown) }
    return try parseAsRoot(arguments)
  }
}
