public import AssetCatalogs
public import SourceDiagnostics
public import SwiftSymbols
import TextSupport
public import ThemeFiles

/// The themes of a library in the format of another tool.
///
/// The files depend only on the themes and the options: the same input gives the same bytes. They
/// name the files that they were made from.
///
/// ```swift
/// let export = try ThemeExport(library, to: .css)
/// export.files[0].path   // "themes.css"
/// try export.write(to: "Generated")
/// ```
public struct ThemeExport: Sendable {
  /// The files.
  public let files: [ExportedFile]

  /// The paths of the theme files, which are never replaced.
  let sources: [String]

  /// The warnings about what the format can't represent, of the rule `not-exported`.
  public let diagnostics: [Diagnostic]

  /// Creates the files of an export without writing them.
  ///
  /// - Throws: ``ExportError`` if names clash in the format, or the library lacks what the format
  ///   needs.
  /// - Complexity: O(*n*) in the number of colors, themes and trait combinations.
  public init(
    _ library: ThemeLibrary,
    to format: OutputFormat,
    options: ExportOptions = ExportOptions()
  ) throws(ExportError) {
    guard case .themes(let write) = format.maker else { throw .notOfThemesAlone(format) }
    let source = ExportSource(library)
    var losses = LossReport(format.title)
    if format.reportsMissingColors { losses.addMissing(of: source) }
    sources = source.themes.flatMap(\.chain).map(\.file).uniqued()
    files = try write(source, options, &losses)
    diagnostics = losses.diagnostics
  }
}

extension ThemeExport {
  /// Finds the colors that some themes lack and others have; every format omits them in those
  /// themes.
  ///
  /// - Parameter library: The themes.
  /// - Returns: A warning of the rule `not-exported` for each theme that lacks colors.
  public static func missingColors(in library: ThemeLibrary) -> [Diagnostic] {
    var losses = LossReport("")
    losses.addMissing(of: ExportSource(library))
    return losses.diagnostics
  }
}

/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
  /// The path relative to the folder of the export.
  public let path: String

  /// The contents of the file.
  public let bytes: [UInt8]

  /// Creates a file from bytes.
  package init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(_ path: String, text: String) {
    self.init(path, bytes: Array(text.utf8))
  }
}

/// A reason why themes can't be exported.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two colors or themes have the same name in the format.
  case nameClash(NameClash)
  /// The library file doesn't map colors to the slots of a scheme.
  case noSlots
  /// The library file doesn't map colors to all slots of a scheme.
  case missingSlots([String])
  /// A theme lacks the color for a slot.
  case missingSlotColor(theme: String, slot: String, color: String)
  /// The themes need more tokens than the limit; the format has a token for each color in each
  /// theme.
  case tooManyTokens(format: OutputFormat, count: Int, limit: Int)
  /// The files of the format depend on more than the themes.
  case notOfThemesAlone(OutputFormat)
  /// A color depends on more combinations of traits than a table of its values can have.
  case tooManyCombinations(color: String, traits: [String], limit: Int)

  /// A description of the error and of how to resolve it.
  public var description: String {
    switch self {
    case .nameClash(let clash): clash.description
    case .noSlots:
      "the library file maps no colors to the slots of a scheme; add 'base16: { base00: background, … }'"
    case .missingSlots(let slots):
      "'base16' of the library file has no color for \(Spelling.list(slots))"
    case .missingSlotColor(let theme, let slot, let color):
      "'\(color)', the color of slot '\(slot)', is not a color of theme '\(theme)'"
    case .tooManyTokens(let format, let count, let limit):
      """
      \(format.title) would have \(count) tokens, one for each color of any theme in each theme, and can \
      have \(limit) at most; export fewer themes with --theme
      """
    case .notOfThemesAlone(let format):
      "format '\(format)' needs more than the themes; use 'themetool export'"
    case .tooManyCombinations(let color, let traits, let limit):
      """
      '\(color)' depends on more than \(limit) combinations of \(traits.joined(separator: ", ")), the most \
      that a table of its values can have; export fewer themes with --theme, or let it depend on fewer traits
      """
    }
  }
}

extension ExportError {
  /// Returns the result of a function, and throws its clash of names as an error of the export.
  static func reportingClashes<Result>(
    _ body: () throws(NameClash) -> Result
  ) throws(ExportError) -> Result {
    do { return try body() } catch { throw .nameClash(error) }
  }
}

extension UniqueNames {
  /// Reserves a name as ``take(_:for:)`` does, and throws its clash as an error of the export.
  mutating func reserve(_ name: String, for original: String) throws(ExportError) {
    do { try take(name, for: original) } catch { throw .nameClash(error) }
  }
}

/// The options of an output, for all formats.
public struct ExportOptions: Hashable, Sendable {
  /// The way style sheets distinguish light from dark.
  public enum StyleSwitch: String, CaseIterable, Hashable, Sendable {
    /// With `light-dark()`, which follows the `color-scheme` of every element.
    case lightDark = "light-dark"
    /// With a media query and `data-style`, for browsers released before 2024.
    case media
  }

  /// The source of the colors in Swift code.
  public enum SwiftFlavor: String, CaseIterable, Hashable, Sendable {
    /// This library: accessors return a `DynamicColor`.
    case library
    /// The exported asset catalog alone: accessors return the colors of SwiftUI and UIKit.
    case catalog
    /// The code alone, for the module `DynamicColors`: see `EmbeddedThemes`.
    case embedded
    /// The code alone: accessors return the colors of UIKit, AppKit and SwiftUI, which follow
    /// traits.
    case uikit
  }

  /// Whether style sheets keep references to other colors as `var()`; palettes are then written,
  /// too.
  public var keepsReferences = false

  /// The way style sheets distinguish light from dark; `light-dark()` by default.
  public var styleSwitch: StyleSwitch?

  /// The source of the colors in Swift code; this library by default.
  public var swiftFlavor: SwiftFlavor?

  /// The names of theme colors in the catalog, for catalogs and Swift code based on one.
  public var catalogNames = CatalogNames()

  /// How the components of colors are written in catalogs; the shortest exact form by default.
  public var components: ComponentStyle?

  /// Whether other colors of an existing catalog are kept.
  public var merges = false

  /// The traits of which each combination is one file of a template; nil for those of the template.
  public var matrix: [String]?

  /// The traits whose combinations a template lists; nil for those of the template.
  public var traits: [String]?

  /// The escapes of a template; nil for those of the template.
  public var escape: TemplateEscape?

  /// Creates the default options.
  public init() {}
}
