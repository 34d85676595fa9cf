import ArgumentParser
import SourceDiagnostics
import SourceDocuments

extension ParsableCommand {
  /// Returns the message about the first option with one value that is given more than once; nil if
  /// there is none.
  ///
  /// The argument parser silently uses the last value of such an option.
  ///
  /// - Parameter arguments: The arguments that the command was read from.
  /// - Returns: The message.
  static func complaint(aboutRepeatedOptionsIn arguments: [String]) -> String? {
    var given: [String] = []
    for argument in arguments.prefix(while: { $0 != "--" })
    where argument.utf8.count > 1 && argument.hasPrefix("-") {
      given.append(String(argument.prefix { $0 != "=" }))
    }
    // The description of the command is expensive. A short name can repeat an option by its other
    // name.
    guard Set(given).count < given.count || given.count > 1 && given.contains(where: isShort) else {
      return nil
    }
    for names in singleOptions {
      let count = given.count { names.contains($0) }
      if count > 1, let name = names.first {
        return "option '\(name)' is given \(count) times; expected once"
      }
    }
    return nil
  }

  private static func isShort(_ name: String) -> Bool { !name.hasPrefix("--") }

  /// The names of each option that takes one value, as the argument parser describes the command.
  private static var singleOptions: [[String]] {
    let file = SourceFile(path: "help", bytes: Array(_dumpHelp().utf8))
    guard let help = JSONReader.read(file).document?.root["command"],
      let arguments = help["arguments"]
    else { return [] }
    return arguments.elements.compactMap { argument in
      guard argument["kind"]?.text == "option", argument["isRepeating"]?.text == "false" else {
        return nil
      }
      return argument["names"]?.elements.compactMap { name in
        name["name"].map { (name["kind"]?.text == "short" ? "-" : "--") + $0.text }
      }
    }
  }
}
