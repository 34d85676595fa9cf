import ArgumentParser
import TextSupport
public import ThemeOutputs
public import ThemeFiles

/// A format of outputs.
protocol OutputFormat: OptionValue {
  /// The ending of the names of such outputs; nil if they can have any.
  var ending: OutputEnding? { get }
}

extension OutputFormat {
  /// Returns the format of an output: the named one, or the one of the ending of its name.
  ///
  /// - Parameters:
  ///   - named: The value of the option for the format.
  ///   - option: The name of the option.
  ///   - output: The path of the output.
  ///   - command: The name of the command.
  /// - Returns: The format; nil if neither determines one.
  /// - Throws: `ValidationError` if the two contradict each other, or the command has no such format.
  static func chosen(
    _ named: Self?,
    option: String,
    output: String?,
    command: String
  ) throws -> Self? {
    guard let output, let ending = OutputEnding(of: output) else { return named }
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

extension ExportTarget: OutputFormat {}

/// A word of `--to`: a format, or a template that ships.
struct OutputWord: OptionValue {
  let rawValue: String
  let target: OutputTarget

  init?(rawValue: String) {
    guard let target = OutputTarget(word: rawValue) else { return nil }
    self.rawValue = rawValue
    self.target = target
  }

  static let allCases = OutputTarget.words.compactMap(OutputWord.init)
}

extension ExportFlavor: OptionValue {}
extension ExportOptions.StyleSwitch: OptionValue {}

extension ThemeTool.Preview.Format: OutputFormat {
  var ending: OutputEnding? {
    switch self {
    case .ansi: nil
    case .svg: .svg
    case .html: .html
    case .png: .png
    }
  }
}
