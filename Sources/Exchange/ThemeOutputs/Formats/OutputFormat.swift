import SourceDiagnostics
import SwiftSymbols
import ThemeFiles

/// A format of outputs: one of other tools, or that of a template.
///
/// All that commands, the description of library files and documentation know of formats is here
/// and in `all`. Each is declared beside the code that writes it.
public struct OutputFormat: Hashable, Sendable, CustomStringConvertible {
  /// The word of `--to` and `to:`, or the name of a template without its extension.
  public let name: String

  private let ownSummary: String?

  /// Whether it is, or can be, one file.
  public let canBeFile: Bool

  /// The name in messages.
  let title: String

  /// The ending of the names of such outputs; nil if they can have any.
  package let ending: String?

  /// The options that the format has.
  package let options: [OutputOption]

  /// Whether the output shows the colors that the library's checks pair.
  package let usesChecks: Bool

  /// The files that a new export replaces; nil if the names of its files don't depend on themes.
  let previous: PreviousExport?

  /// Whether colors that a theme lacks are reported.
  let reportsMissingColors: Bool

  /// The path of a template that is a file; in a declaration from the folder of the library.
  package private(set) var templatePath: String?

  /// How the files are made.
  let maker: Maker

  /// How files are made.
  enum Maker: Sendable {
    /// From the themes alone.
    case themes(Writer)
    /// From the themes, the place of the output and what is there.
    case output(@Sendable (ExportOutput, ExportOutput.Context) throws -> ExportOutput.Made)
  }

  /// Returns the files of themes, and adds what they can't represent.
  typealias Writer =
    @Sendable (ExportSource, ExportOptions, inout LossReport) throws(ExportError) -> [ExportedFile]

  /// Creates a format whose files depend on the themes alone.
  init(
    _ name: String,
    title: String,
    _ summary: String,
    canBeFile: Bool = true,
    ending: String? = nil,
    options: [OutputOption] = [],
    replacing previous: PreviousExport? = nil,
    reportsMissingColors: Bool = true,
    writer: @escaping Writer
  ) {
    self.name = name
    self.title = title
    ownSummary = summary
    self.canBeFile = canBeFile
    self.ending = ending
    self.options = options
    self.previous = previous
    self.reportsMissingColors = reportsMissingColors
    usesChecks = false
    maker = .themes(writer)
  }

  /// Creates a format whose files depend on more than the themes.
  init(
    _ name: String,
    _ summary: String?,
    canBeFile: Bool = false,
    ending: String? = nil,
    options: [OutputOption] = [],
    usesChecks: Bool = false,
    maker: @escaping @Sendable (ExportOutput, ExportOutput.Context) throws -> ExportOutput.Made
  ) {
    self.name = name
    ownSummary = summary
    self.canBeFile = canBeFile
    self.ending = ending
    self.options = options
    self.usesChecks = usesChecks
    title = name
    previous = nil
    reportsMissingColors = false
    self.maker = .output(maker)
  }

  /// Returns the format of the template at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isNamed: Whether a user named the template, so that it can be a pipe.
  /// - Returns: The format.
  package static func template(_ path: String, isNamed: Bool = false) -> OutputFormat {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let ending = TemplatePartials.ending
    let name = file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file
    var format = OutputFormat(template: name) { context throws(ThemeTemplateError) in
      try ThemeTemplate(contentsOf: path, isNamed: isNamed, reader: context.project.folder.reader)
    }
    format.templatePath = path
    return format
  }

  /// A short description; that of a template is in its front matter.
  public var summary: String { ownSummary ?? ThemeTemplate(shipped: name)?.settings.about ?? "" }

  /// Whether it is that of a template.
  package var isTemplate: Bool { options.contains(.escape) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var description: String { name }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: OutputFormat, second: OutputFormat) -> Bool {
    first.name == second.name && first.templatePath == second.templatePath
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(templatePath)
  }
}

extension OutputFormat: RawRepresentable, CaseIterable {
  /// The formats of other tools.
  package static let formats: [OutputFormat] = [
    .xcassets, .css, .scss, .tailwind, .android, .swift, .dtcg, .json, .base16, .html,
  ]

  /// The formats that `ThemeExport` writes, whose files depend on the themes alone.
  package static let exports = formats.filter { if case .themes = $0.maker { true } else { false } }

  /// The formats of the templates that ship, in alphabetical order.
  package static let templates = ShippedTemplate.names.map(OutputFormat.init(shipped:))

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let allCases = formats + templates

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var rawValue: String { name }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.name == rawValue }) else { return nil }
    self = format
  }

  /// The words of `--to` and `to:`.
  package static let words = allCases.map(\.name)

  /// Returns the ending that the last part of a path has, without its dot and in lower case; nil if
  /// it has none that a format or a picture has.
  package static func ending(ofName path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let text = name[name.index(after: dot)...].lowercased()
    let ending = text == "htm" ? "html" : text
    return ["svg", "png"].contains(ending) || formats.contains { $0.ending == ending }
      ? ending : nil
  }
}
