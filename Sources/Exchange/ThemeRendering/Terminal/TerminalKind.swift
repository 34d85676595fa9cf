/// The terminal that the environment variables describe.
struct TerminalKind {
  private let environment: [String: String]
  private let term: String
  /// The parts of `TERM`: `xterm` and `256color`.
  private let words: [Substring]

  init(environment: [String: String]) {
    self.environment = environment
    term = (environment["TERM"] ?? "").lowercased()
    words = term.split { $0 == "-" || $0 == "." || $0 == "+" }
  }

  /// Whether the terminal understands escape sequences.
  var isCapable: Bool { !term.isEmpty && term != "dumb" }

  /// Whether the output is the log of Azure Pipelines, which shows colors but is not a terminal.
  var isAzurePipelines: Bool {
    environment.hasText("TF_BUILD") && environment.hasText("AGENT_NAME")
  }

  /// The most colors that the terminal is known to support.
  var depth: ColorDepth {
    depthOfColorTerm ?? depthOfTerminal ?? depthOfTerm ?? depthOfBuildService ?? .none
  }

  private var isScreen: Bool { term.hasPrefix("screen") }

  private var depthOfColorTerm: ColorDepth? {
    switch environment["COLORTERM"]?.lowercased() {
    case "truecolor", "24bit":
      // GNU screen passes the variable on but not the colors; tmux, which may call itself screen,
      // passes both.
      isScreen && environment["TERM_PROGRAM"] != "tmux" ? .ansi256 : .truecolor
    case "yes", "true": .ansi256
    default: nil
    }
  }

  /// The depth of terminals that identify themselves.
  private var depthOfTerminal: ColorDepth? {
    if term.hasSuffix("-direct") || !Self.truecolorTerminals.isDisjoint(with: words) {
      return .truecolor
    }
    if environment.hasText("WT_SESSION") { return .truecolor }
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app":
      return version("TERM_PROGRAM_VERSION", isAtLeast: [3]) ? .truecolor : .ansi256
    case "Apple_Terminal":
      return .ansi256
    default:
      return environment["GOOGLE_CLOUD_SHELL"] == "true" ? .truecolor : nil
    }
  }

  private var depthOfTerm: ColorDepth? {
    if term.hasSuffix("256color") || term.hasPrefix("tmux") || isScreen { return .ansi256 }
    let isColored = words.contains { word in
      word.hasSuffix("color") || Self.colorTerminals.contains { word.hasPrefix($0) }
    }
    return isColored ? .ansi16 : nil
  }

  private var depthOfBuildService: ColorDepth? {
    if Self.truecolorServices.contains(where: environment.hasText) { return .truecolor }
    if Self.colorServices.contains(where: environment.hasText) || isAzurePipelines {
      return .ansi16
    }
    return version("TEAMCITY_VERSION", isAtLeast: [9, 1]) ? .ansi16 : nil
  }

  /// Returns whether a variable is a dotted version that is at least another one.
  private func version(_ name: String, isAtLeast least: [Int]) -> Bool {
    let numbers = (environment[name] ?? "")
      .split(separator: ".", omittingEmptySubsequences: false)
      .prefix(least.count)
      .map { part in Int(part.prefix { $0.isWholeNumber }) ?? 0 }
    return !numbers.lexicographicallyPrecedes(least)
  }

  private static let truecolorTerminals: Set<Substring> = [
    "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm",
  ]
  private static let colorTerminals = ["ansi", "linux", "rxvt", "vt100", "xterm"]
  private static let truecolorServices = ["CIRCLECI", "GITEA_ACTIONS", "GITHUB_ACTIONS"]
  private static let colorServices = ["APPVEYOR", "BUILDKITE", "DRONE", "GITLAB_CI", "TRAVIS"]
}

/// The number of colors of a terminal.
public enum ColorDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No color and no escape sequences.
  case none
  /// The 16 colors that users can change.
  case ansi16
  /// The 16 colors, and the 216 colors and 24 grays of xterm.
  case ansi256
  /// Eight bits for each of red, green and blue.
  case truecolor

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A note on colors that differ from those shown; nil where they are exact or there are none.
  var approximationNote: String? {
    switch self {
    case .none, .truecolor: nil
    case .ansi16: "The swatches are approximate: the terminal shows 16 colors."
    case .ansi256: "The swatches are approximate: the terminal shows 256 colors."
    }
  }
}

/// Whether output has color: the value of the option `--color`.
public enum ColorMode: String, CaseIterable, Hashable, Sendable {
  /// Color that depends on the environment and the output.
  case auto
  /// Color also in files and pipes.
  case always
  /// No color.
  case never
}
