import ArgumentParser
import FileAccess
import SourceDiagnostics
import SourceDocuments
import SystemAppearance
import TextSupport
import ThemeFiles
import TraitSystem

/// The options that request traits, which override those of a node.
struct TraitOptions: ListedOptions {
  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "The theme (default: that of the library); resolve, explain and preview take several, also with wildcards such as 'p*'.",
      valueName: "name"
    ),
    completion: .themes
  )
  var themes: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      light, dark, system as in the settings of the desktop, or auto as in the terminal \
      (default: light; charts and sheets show both).
      """,
      valueName: "style"
    ),
    completion: .values(of: UserInterfaceStyleTrait.self, and: "auto", "system")
  )
  var style: String?

  @Option(
    help: ArgumentHelp("normal or high (default: normal).", valueName: "contrast"),
    completion: .values(of: AccessibilityContrastTrait.self)
  )
  var contrast: String?

  @Option(
    help: ArgumentHelp("srgb or p3 (default: srgb).", valueName: "gamut"),
    completion: .values(of: DisplayGamutTrait.self)
  )
  var gamut: String?

  @Option(
    help: ArgumentHelp("base or elevated (default: base).", valueName: "level"),
    completion: .values(of: UserInterfaceLevelTrait.self)
  )
  var level: String?

  @Option(
    help: ArgumentHelp("phone, pad, tv, car, mac or vision.", valueName: "idiom"),
    completion: .list(["phone", "pad", "tv", "car", "mac", "vision"])
  )
  var idiom: String?

  @Option(
    name: .customLong("trait"),
    help: ArgumentHelp("Any other trait, as in density=compact.", valueName: "trait=value"),
    completion: .assignments
  )
  var traits: [String] = []

  var options: [Mirror.Child] {
    [
      ("_themes", _themes), ("_style", _style), ("_contrast", _contrast), ("_gamut", _gamut),
      ("_level", _level), ("_idiom", _idiom), ("_traits", _traits),
    ]
  }

  /// The options that are given.
  var given: [String] {
    [
      ("--theme", themes.isEmpty), ("--style", style == nil), ("--contrast", contrast == nil),
      ("--gamut", gamut == nil), ("--level", level == nil), ("--idiom", idiom == nil),
      ("--trait", traits.isEmpty),
    ].filter { !$1 }.map(\.0)
  }

  /// The requested theme; each of several is requested in turn.
  var theme: String? { themes.first }

  /// Returns the options with one of the requested themes.
  func with(theme: String) -> TraitOptions {
    var options = self
    options.themes = [theme]
    return options
  }

  /// A trait, the value that it is to have, and the option that says so.
  typealias Assignment = (trait: TraitKey, value: TraitValue, option: String)

  /// The requested traits, in terms of a library.
  ///
  /// - Throws: A failure that names every trait, value and theme that does not exist.
  func assignments(_ project: ThemeProject) throws -> [Assignment] {
    var problems: [String] = []
    let texts = namedTexts + traits.compactMap { Self.split($0, reporting: &problems) }
    var assignments: [Assignment] = []
    for text in texts {
      guard let trait = project.names.trait(named: text.trait) else {
        problems.append(project.names.unknownName(text.trait))
        continue
      }
      guard let value = try? trait.value(text.value) else {
        let unknownTheme = ThemeLibraryError.unknownTheme(
          text.value,
          known: project.folder.themeNames
        )
        let isTheme = trait == project.themeTrait
        let others = text.option == "--style" ? ["auto", "system"] : []
        problems.append(
          isTheme
            ? unknownTheme.description
            : TraitNames.complaint(about: text.value, of: trait, or: others)
        )
        continue
      }
      if let earlier = assignments.first(where: { $0.trait == trait }) {
        let options = Set([earlier.option, text.option]).sorted().joined(separator: " and ")
        throw ValidationError("\(options) set the trait '\(trait.outputName)' twice; expected once")
      }
      assignments.append((trait, value, text.option))
    }
    guard problems.isEmpty else { throw Failure.usage(problems) }
    return assignments
  }

  /// The requested traits, without a theme library.
  func collection() throws -> TraitCollection {
    do {
      return try collection(ThemeProject(try ThemeFolder(path: ".", reader: InMemoryFiles([:]))))
    } catch let error as FileError {
      throw Failure.cannot(error)
    }
  }

  /// The requested traits, in terms of a library.
  func collection(_ project: ThemeProject) throws -> TraitCollection {
    let assignments = try assignments(project)
    return TraitCollection { traits in
      for assignment in assignments { traits.set(assignment.value, for: assignment.trait) }
    }
  }

  private typealias Text = (option: String, trait: String, value: String)

  /// The options that name their trait.
  private var namedTexts: [Text] {
    let options: [(option: String, trait: String, value: String?)] = [
      ("--theme", "theme", theme), ("--style", "style", style),
      ("--contrast", "contrast", contrast), ("--gamut", "gamut", gamut),
      ("--level", "level", level), ("--idiom", "idiom", idiom),
    ]
    return options.compactMap { option, trait, value in
      guard let value else { return nil }
      guard trait == "style" else { return (option, trait, value) }
      switch value {
      case "auto": return (option, trait, TerminalBackground.isDark() == false ? "light" : "dark")
      case "system":
        let style = SystemTraits.current().userInterfaceStyle
        return (option, trait, style == .dark ? "dark" : "light")
      default: return (option, trait, value)
      }
    }
  }

  private static func split(_ text: String, reporting problems: inout [String]) -> Text? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      problems.append("--trait takes TRAIT=VALUE, as in density=compact, not '\(text)'")
      return nil
    }
    return ("--trait", String(parts[0]), String(parts[1]))
  }
}
