import ArgumentParser
import SourceDiagnostics
import TextSupport

extension ThemeTool {
  /// `themetool init`: a theme library to start with.
  struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "init",
      abstract: "Create a theme library: themes, checks, an output, a hierarchy, a file for CI.",
      usage: "themetool init [<options>] [<folder>]",
      discussion: """
        The library is the folder 'Themes' of the project, where the other commands find it. \
        Nothing is overwritten, and if anything fails nothing is written. The next run completes a run \
        that was terminated.

        With --from, the library is a theme that ships with themetool, the themes that it extends, \
        the checks that they pass and an output, without a hierarchy.

        Examples:
          themetool init
          themetool init --from pastel
          themetool init MyApp --ci none
        """
    )

    /// The service that validates the library after each change.
    enum Service: String, OptionValue {
      case github, none
    }

    @Option(
      name: .customLong("from"),
      help: ArgumentHelp(
        "The theme to start from: \(Spelling.list(StarterProject.shippedThemes)).",
        valueName: "theme"
      )
    )
    var base: String?

    @Option(help: ArgumentHelp("The service to write a file for.", valueName: "service"))
    var ci: Service = .github

    @OptionGroup var dryRun: DryRunOption
    @OptionGroup var quiet: QuietOption

    @Argument(
      help: ArgumentHelp("The folder of the project.", valueName: "folder"),
      completion: .directory
    )
    var folder = "."

    func validate() throws { _ = try libraryFiles() }

    /// The files of the library.
    private func libraryFiles() throws -> [(name: String, text: String)] {
      guard let base else { return StarterProject.exampleFiles }
      if let files = StarterProject.files(startingWith: base) { return files }
      let names = StarterProject.shippedThemes
      throw ValidationError(
        "'\(base)' is not a theme of themetool; available themes: "
          + Spelling.list(names) + Spelling.hint(for: base, among: names)
      )
    }

    func run() throws {
      let project = StarterProject(
        in: folder,
        libraryFiles: try libraryFiles(),
        hasWorkflow: ci == .github
      )
      let created = try project.write(isDry: dryRun.isOn)
      guard !dryRun.isOn else {
        return try Output.write(created.map { "would create \(VisibleText.of($0))\n" }.joined())
      }
      if quiet.isOn { return }
      let place = folder == "." ? "" : "  cd \(VisibleText.of(Self.quoted(folder)))\n"
      let workflow =
        "In \(StarterProject.workflowPath), replace OWNER with the owner of the repository of ThemeKit."
      try Output.write(
        """
        \(created.map { "created \(VisibleText.of($0))\n" }.joined())
        Next:
        \(place)  themetool resolve --theme \(base ?? "warm") --style dark
          themetool validate --strict
          themetool build
        Then change the colors in Themes/\(base ?? "standard").yaml, and add themes that extend it.
        \(ci == .github ? workflow + "\n" : "")
        """
      )
    }

    /// The text as one word of a shell.
    private static func quoted(_ text: String) -> String {
      let isPlain = text.utf8.allSatisfy { $0.isASCIIWord || $0 == 0x2E || $0 == 0x2F }
      return isPlain
        ? text
        : "'"
          + text.split(separator: "'", omittingEmptySubsequences: false)
          .joined(separator: "'\\''") + "'"
    }
  }
}
