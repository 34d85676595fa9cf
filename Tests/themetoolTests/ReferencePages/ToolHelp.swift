import Foundation

/// The description of the command line that `--help` and completions are made of.
struct ToolHelp: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let aliases: [String]?
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    let kind: String
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let discussion: String?
    let defaultValue: String?
    let allValues: [String]?
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  /// Reads the description that the command prints.
  init(_ text: String) throws {
    self = try JSONDecoder().decode(ToolHelp.self, from: Data(text.utf8))
  }
}

extension ToolHelp.Command {
  /// The subcommands without `help`.
  var commands: [ToolHelp.Command] { (subcommands ?? []).filter { $0.commandName != "help" } }
}

extension ToolHelp.Argument {
  /// The argument as it is written, such as `-o, --output <path>`.
  var spelling: String {
    let options = (names ?? []).sorted { $0.name.count < $1.name.count }
      .map { $0.kind == "long" ? "--\($0.name)" : "-\($0.name)" }
    let value = kind == "flag" ? [] : ["<\(valueName ?? "value")>\(isRepeating ? "…" : "")"]
    return ([options.joined(separator: ", ")].filter { !$0.isEmpty } + value)
      .joined(separator: " ")
  }
}
