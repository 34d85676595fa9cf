import ArgumentParser
import FileAccess
import TextSupport

/// A format that the name of an output determines by its ending, such as `.svg`.
enum OutputEnding: String {
  case css, scss, json, html, svg, png, swift, xcassets

  /// The ending of the name of an output; nil for other endings, and for existing folders that are not
  /// catalogs, whose names say nothing about the files in them.
  init?(of path: String) {
    var path = path[...]
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    let name = PathParts(String(path)).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let text = name[name.index(after: dot)...].lowercased()
    guard let ending = OutputEnding(rawValue: text == "htm" ? "html" : text) else { return nil }
    if ending != .xcassets, Folder.exists(String(path)) { return nil }
    self = ending
  }
}

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

extension ExportTarget: OutputFormat {
  var ending: OutputEnding? {
    switch self {
    case .css, .tailwind: .css
    case .scss: .scss
    case .json: .json
    case .html: .html
    case .swift: .swift
    case .xcassets: .xcassets
    case .android, .dtcg, .base16: nil
    }
  }
}

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
