import ArgumentParser
import Testing

@testable import ThemeToolCommands

@Suite struct HelpTextTests {
  @Test("Every command has an abstract")
  func everyCommandHasAnAbstract() {
    for command in ThemeTool.configuration.subcommands {
      #expect(!command.configuration.abstract.isEmpty, "\(command)")
    }
  }
}
