// The descriptions of types that the compiler writes can be read on Linux only.
#if os(Linux)
import ArgumentParser
@_spi(Reflection) import Swift
import Testing

@testable import ThemeToolCommands

@Suite struct ListedOptionsTests {
  private static let all: [any ListedOptions.Type] = [
    ColorOptions.self, DryRunOption.self, ForceOption.self, LibraryOptions.self,
    ReportOptions.self, RuleOptions.self, SelectionOptions.self, TraitOptions.self,
    WatchOption.self, ThemeTool.Build.self, ThemeTool.Resolve.self, ThemeTool.Validate.self,
  ]

  /// The names of the stored properties, as the compiler describes the type.
  private func properties(of type: any ListedOptions.Type) -> [String] {
    var names: [String] = []
    _ = _forEachField(of: type) { name, _, _, _ in
      names.append(String(cString: name))
      return true
    }
    return names
  }

  @Test("The list of options has all stored properties, in their order", arguments: all.indices)
  func isComplete(index: Int) {
    let type = Self.all[index]
    let properties = properties(of: type)
    #expect(!properties.isEmpty)
    #expect(type.init().options.map(\.label) == properties)
  }
}
#endif
