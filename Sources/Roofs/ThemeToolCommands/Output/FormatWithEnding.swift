import ArgumentParser
import FileAccess
import TextSupport
import ThemeOutputs

/// A format that the ending of the name of an output chooses.
protocol FormatWithEnding: OptionValue {
  /// The ending of the names of such outputs; nil if they can have any.
  var ending: String? { get }
}

extension FormatWithEnding {
  /// Returns the format of an output: the named one, or the one of the ending of its name.
  ///
  /// - Parameters:
  ///   - named: The value of the option for the format.
  ///   - option: The name of the option.
  ///   - output: The path of the output.
  ///   - command: The name of the command.
  /// - Returns: The format; nil if neither determines one.
  /// - Throws: `ValidationError` if the two contradict each other, or the command has no such
  ///   format.
  static func chosen(
    _ named: Self?,
    option: String,
    output: String?,
    command: String
  ) throws -> Self? {
    // The name of an existing folder that is not a catalog says nothing about the files in it.
    guard let output, let ending = OutputFormat.ending(ofName: output),
      ending == OutputFormat.xcassets.ending || !Folder.exists(output)
    else { return named }
    let place = "'--output \(VisibleText.of(output))'"
    if let named {
      if named.ending == ending { return named }
      let expected = named.ending.map { "a name that ends in .\($0)" } ?? "another ending"
      throw ValidationError(
        "'\(option) \(named.rawValue)' contradicts \(place); expected \(expected)"
      )
    }
    if let format = allCases.first(where: { $0.ending == ending }) { return format }
    throw ValidationError(
      "'\(command)' does not write \(ending), by which \(place) is named; choose another name"
    )
  }
}

extension OutputFormat: FormatWithEnding {
  /// Returns the names of formats with their descriptions, each on a line, or on several if a number
  /// of columns is given.
  static func list(
    _ formats: [OutputFormat],
    indentation: Int = 0,
    columns: Int = .max
  ) -> String {
    let width = formats.map(\.name.count).max() ?? 0
    return formats.map { format in
      let start = indentation + width + 2
      let lines = TextWidth.lines(of: format.summary, columns: columns, after: start, indent: start)
      return String(repeating: " ", count: indentation)
        + TextWidth.padded(format.name, to: width + 2) + lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
extension ExportOptions.StyleSwitch: OptionValue {}
extension ExportOptions.SwiftFlavor: OptionValue {}

extension ThemeTool.Preview.Format: FormatWithEnding {
  var ending: String? { self == .ansi ? nil : rawValue }
}
