// The descriptions of types that the compiler writes can be read on Linux only.
#if os(Linux)
import ArgumentParser
@_spi(Reflection) import Swift
import Testing

@testable import ThemeToolCommands

/// A group of options, whose type only its value has.
private protocol Grouping {
  static var group: any ParsableArguments.Type { get }
}

extension OptionGroup: Grouping {
  fileprivate static var group: any ParsableArguments.Type { Value.self }
}

@Suite struct ListedOptionsTests {
  /// The commands and groups of options that list their options, from the root of the commands.
  private static let all: [any ListedOptions.Type] = {
    var found: [any ListedOptions.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var rest: [any ParsableArguments.Type] = [ThemeTool.self]
    while let type = rest.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      if let listed = type as? any ListedOptions.Type { found.append(listed) }
      if let command = type as? any ParsableCommand.Type {
        rest += command.configuration.subcommands
      }
      let children = Mirror(reflecting: type.init()).children
      rest += children.compactMap { (Swift.type(of: $0.value) as? any Grouping.Type)?.group }
    }
    return found
  }()

  @Test("The commands and the groups of options are found")
  func isFound() {
    let names = Set(Self.all.map { "\($0)" })
    #expect(names.isSuperset(of: ["Build", "Validate", "LibraryOptions", "QuietOption"]))
    #expect(names.count == Self.all.count && names.count > 12)
  }

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
