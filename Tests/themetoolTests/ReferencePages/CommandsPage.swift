import TestSupport

/// The page that lists every command and option, generated from their help.
struct CommandsPage {
  let tool: ToolHelp.Command

  /// The commands by the task that a reader has.
  static let tasks: KeyValuePairs = [
    "Begin": ["init", "import", "schema"],
    "Look at colors": ["resolve", "list", "explain", "tree", "redraw", "preview", "color"],
    "Check and change themes": ["validate", "format", "diff", "studio", "language-server"],
    "Use themes elsewhere": ["export", "build", "template"],
  ]

  /// The number of commands from which an option is in the list of common options.
  private static let commonCount = 4

  var text: String {
    """
    # Commands

    This page lists every command and option. The command itself shows the same texts:

    ```sh
    themetool help validate
    ```

    \(Self.tasks.map(tableOfContents).joined(separator: "\n"))
    - [Common options](#common-options), [output and exit codes](#output-and-exit-codes), [errors in colors](#errors-in-colors)

    \(Self.tasks.map(section).joined(separator: "\n"))
    ## Common options

    Several commands have these options. The section of a command names the ones that it accepts.

    \(list(commonOptions))

    Each command shows its help with `-h` or `--help`, and the version with `--version`.

    ## Output and exit codes

    \(discussion(tool.discussion ?? ""))

    ## Errors in colors

    An error in a color makes that color and the colors that refer to it invalid. It doesn't change other colors.

    - `resolve`, `explain`, `list`, `tree`, `preview` and `color` report the error, show the other colors, and exit with 1. In JSON, an invalid color has `error` instead of a value.
    - `build` and `export` don't write an output with an invalid color. With `--keep-going`, they leave out the color, and exit with 1.
    - `template check` refuses a template that reads an invalid color. `template data` leaves the color out.
    - `diff` lists invalid colors, and compares the others. `redraw` refuses a hierarchy that uses one.

    A syntax error, an unknown key, or an error in the library file can change any color. It ends every command but `validate`.

    ## Long output

    `themetool` shows output that is longer than the screen in `$PAGER`. To turn that off, add `--no-pager`.

    """
  }

  private func tableOfContents(_ task: String, _ names: [String]) -> String {
    let links = names.map { "[`\($0)`](#\($0))" }
    return "- \(task): \(links.joined(separator: ", "))"
  }

  private func section(_ task: String, _ names: [String]) -> String {
    let commands = names.compactMap { name in tool.commands.first { $0.commandName == name } }
    return (["## \(task)\n"] + commands.map { description(of: $0, level: 3) })
      .joined(separator: "\n")
  }

  private func description(of command: ToolHelp.Command, level: Int, parent: String = "") -> String
  {
    let name = "\(parent)\(command.commandName)"
    let all = arguments(of: command)
    let common = all.filter { argument in commonOptions.contains { $0.matches(argument) } }
    let own = all.filter { argument in !common.contains { $0.matches(argument) } }
    let usage =
      ["themetool", name] + (all.contains { $0.kind != "positional" } ? ["[options]"] : [])
      + all.filter { $0.kind == "positional" }.map {
        $0.isOptional ? "[\($0.spelling)]" : $0.spelling
      }
    var parts = [
      "\(String(repeating: "#", count: level)) \(name)", pageText(command.abstract ?? ""),
      "```text\n\(usage.joined(separator: " "))\n```",
    ]
    if let aliases = command.aliases, !aliases.isEmpty {
      parts.append("Short form: \(aliases.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    if let text = command.discussion { parts.append(discussion(text)) }
    if !own.isEmpty { parts.append(list(own)) }
    if !common.isEmpty {
      let names = common.map { "`\($0.longName)`" }
      parts.append("[Common options](#common-options): \(names.joined(separator: ", ")).")
    }
    let inner = command.commands.map {
      description(of: $0, level: level + 1, parent: "\(name) ")
    }
    return parts.joined(separator: "\n\n") + "\n" + inner.map { "\n\($0)" }.joined()
  }

  /// The arguments that not every command has, positional ones first.
  private func arguments(of command: ToolHelp.Command) -> [ToolHelp.Argument] {
    let shown = (command.arguments ?? []).filter {
      $0.shouldDisplay && !["--help", "--version"].contains($0.longName)
    }
    return shown.filter { $0.kind == "positional" } + shown.filter { $0.kind != "positional" }
  }

  /// The options that several commands have with the same text, in the order of their names.
  private var commonOptions: [ToolHelp.Argument] {
    let options = tool.commands.flatMap(arguments).filter { $0.kind != "positional" }
    var common: [ToolHelp.Argument] = []
    for option in options
    where options.filter(option.matches).count >= Self.commonCount
      && !common.contains(where: option.matches)
    {
      common.append(option)
    }
    return common.sorted { $0.longName < $1.longName }
  }

  private func list(_ arguments: [ToolHelp.Argument]) -> String {
    arguments.map { argument in
      var text = "- `\(argument.spelling)`: \(pageText(argument.abstract ?? ""))"
      if let discussion = argument.discussion { text += " \(pageText(discussion))" }
      if let values = argument.allValues, !values.isEmpty {
        text += " Values: \(values.map { "`\($0)`" }.joined(separator: ", "))."
      }
      if let value = argument.defaultValue { text += " Default: `\(value)`." }
      return text
    }.joined(separator: "\n")
  }

  /// Returns paragraphs, with indented lines as code.
  private func discussion(_ plain: String) -> String {
    var parts: [String] = []
    var isCode = false
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented, !isCode {
        if parts.last != "" { parts.append("") }
        parts.append("```text")
      } else if isCode, !isIndented {
        parts.append("```")
      }
      isCode = isIndented
      parts.append(isIndented ? String(line.dropFirst(2)) : pageText(String(line)))
    }
    if isCode { parts.append("```") }
    return parts.joined(separator: "\n")
  }
}

extension ToolHelp.Argument {
  /// The first long name with its hyphens; empty for an argument without names.
  fileprivate var longName: String {
    (names ?? []).first { $0.kind == "long" }.map { "--\($0.name)" } ?? ""
  }

  /// Whether another argument has the same names and texts.
  fileprivate func matches(_ other: ToolHelp.Argument) -> Bool {
    spelling == other.spelling && abstract == other.abstract && discussion == other.discussion
      && allValues == other.allValues && defaultValue == other.defaultValue
  }
}
