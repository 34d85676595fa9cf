import ArgumentParser

/// A command without its parents, and without the options for help.
///
/// The argument parser makes the names of these options by reflection, a fifth of the instructions
/// to read the options of `resolve`.
struct SoleCommand<Command: ParsableCommand>: ParsableCommand, CustomReflectable {
  static var configuration: CommandConfiguration {
    // A command with a parent has no option for completion scripts.
    CommandConfiguration(commandName: "", _superCommandName: "themetool", helpNames: [])
  }

  private var command: Command

  init() {
    command = Command()
  }

  init(from decoder: any Decoder) throws {
    command = try Command(from: decoder)
  }

  var customMirror: Mirror { Mirror(reflecting: command) }

  mutating func validate() throws { try command.validate() }

  /// Returns the command that arguments describe; nil if they request help, or are not valid.
  static func read(_ arguments: [String]) -> Command? {
    (try? parseAsRoot(arguments) as? Self)?.command
  }
}

extension ParsableCommand {
  /// Returns the command that arguments after its name describe; nil if they request help, or are
  /// not valid.
  static func readAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    SoleCommand<Self>.read(arguments)
  }
}
