import ArgumentParser
import ColorValues
import SourceDiagnostics

/// The changes of each color.
struct ColorChangeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Convert to a space.", valueName: "space"))
  var to: SpaceName?

  @Option(help: ArgumentHelp("Mix with a color, half and half.", valueName: "color"))
  var mix: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The space to mix in (default: oklab).", valueName: "space")
  )
  var mixingSpace: SpaceName?

  @Option(help: ArgumentHelp("Bring into the gamut of a space.", valueName: "space"))
  var fit: SpaceName?

  @Option(help: ArgumentHelp("Simulate a color vision deficiency.", valueName: "vision"))
  var simulate: ColorVision?

  func validate() throws {
    try refuse(["--in": mix == nil && mixingSpace != nil], because: "it is the space of --mix")
    _ = try changes()
  }

  /// The changes, in the order of their application.
  func changes() throws -> [@Sendable (Color) -> Color] {
    var changes: [@Sendable (Color) -> Color] = []
    if let mix {
      let other = try Self.color(mix, option: "--mix")
      let space = mixingSpace?.space ?? .oklab
      changes.append { $0.mixed(with: other, in: space) }
    }
    if let space = fit?.space { changes.append { $0.fitted(to: space) } }
    if let vision = simulate { changes.append { $0.simulating(vision) } }
    if let space = to?.space { changes.append { $0.converted(to: space) } }
    return changes
  }

  /// The color that an option names.
  static func color(_ text: String, option: String) throws -> Color {
    do {
      return try Color(css: text)
    } catch {
      throw ValidationError("\(option): \(error)")
    }
  }
}

/// A color space by its name in CSS.
struct SpaceName: ExpressibleByArgument {
  let space: ColorSpace

  init(space: ColorSpace) { self.space = space }

  init?(argument: String) {
    guard let space = ColorSpace(cssName: argument) else { return nil }
    self.space = space
  }

  var defaultValueDescription: String { space.cssName }
  static var allValueStrings: [String] { ColorSpace.allCases.map(\.cssName) }
  static var defaultCompletionKind: CompletionKind { .custom { _, _, _ in allValueStrings } }
}

extension ColorVision: OptionValue {}
