/// Chooses the color depth of an output.
public enum TerminalColor {
  /// Returns the depth of an output, from the user's options and the environment.
  ///
  /// The first of these that applies decides:
  /// 1. `mode` never: none; else `depth`, if given; else `mode` always: the terminal's depth, or
  ///    256 colors if it is unknown;
  /// 2. `FORCE_COLOR`, if not empty: `0` and `false` mean none, `2` means 256 and `3` truecolor, any other value
  ///    the terminal's depth, at least 16;
  /// 3. `NO_COLOR`, not empty: none;
  /// 4. `CLICOLOR_FORCE`, not empty and not `0`: the output counts as a terminal;
  /// 5. not a terminal: none, except for the 16 colors of the log of Azure Pipelines;
  /// 6. `TERM` missing, empty or `dumb`: none;
  /// 7. `CLICOLOR=0`: none;
  /// 8. the terminal's depth, from `COLORTERM`, `TERM`, `TERM_PROGRAM` and the variables of known
  ///    terminals and build services; none for unknown terminals.
  ///
  /// ```swift
  /// TerminalColor.depth(environment: ["TERM": "xterm-256color"], isTerminal: true)  // .ansi256
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - mode: The user's option for color.
  ///   - depth: The user's option for a depth.
  /// - Returns: The depth to use.
  public static func depth(
    environment: [String: String],
    isTerminal: Bool,
    mode: ColorMode = .auto,
    depth: ColorDepth? = nil
  ) -> ColorDepth {
    let terminal = TerminalKind(environment: environment)
    if mode == .never { return .none }
    if let depth { return depth }
    if mode == .always { return terminal.depth == .none ? .ansi256 : terminal.depth }
    if let force = environment["FORCE_COLOR"], !force.isEmpty {
      return forced(force, terminal: terminal)
    }
    if environment.hasText("NO_COLOR") { return .none }
    let isForced = environment.hasText("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    if !isTerminal, !isForced { return terminal.isAzurePipelines ? .ansi16 : .none }
    if !terminal.isCapable { return .none }
    if environment["CLICOLOR"] == "0" { return .none }
    return terminal.depth
  }

  private static func forced(_ value: String, terminal: TerminalKind) -> ColorDepth {
    switch value.lowercased() {
    case "0", "false": .none
    case "2": .ansi256
    case "3": .truecolor
    default: max(.ansi16, terminal.depth)
    }
  }
}

extension [String: String] {
  /// Whether a variable is set and not empty.
  func hasText(_ name: String) -> Bool { self[name]?.isEmpty == false }
}
