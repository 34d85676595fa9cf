import ArgumentParser
import ThemeRendering

/// The options of colors in the terminal.
struct ColorOptions: ListedOptions {
  @Option(help: ArgumentHelp("When colors are used.", valueName: "when"))
  var color: ColorMode = .auto

  @Option(
    name: [.long, .customLong("color-mode")],
    help: ArgumentHelp("The colors that the terminal has.", valueName: "depth")
  )
  var colorDepth: DepthChoice = .auto

  @Flag(help: "Don't show output that is longer than the screen in $PAGER.")
  var noPager = false

  var options: [Mirror.Child] {
    [("_color", _color), ("_colorDepth", _colorDepth), ("_noPager", _noPager)]
  }

  /// Writes text to standard output, through the pager where it is longer than the screen.
  func show(_ text: String) throws {
    if noPager || !Terminal.current().page(text) { try Output.write(text) }
  }

  /// A number of colors, or the detected one.
  enum DepthChoice: String, OptionValue {
    case auto
    case truecolor
    case ansi256 = "256"
    case ansi16 = "16"
    case none

    var depth: ColorDepth? {
      switch self {
      case .auto: nil
      case .truecolor: .truecolor
      case .ansi256: .ansi256
      case .ansi16: .ansi16
      case .none: ColorDepth.none
      }
    }
  }

  /// The colors to use on standard output.
  func outputDepth(_ terminal: Terminal) -> ColorDepth {
    depth(terminal, isTerminal: terminal.isOutputTerminal)
  }

  /// Whether to use colors on standard error.
  func usesColorForErrors(_ terminal: Terminal) -> Bool { errorDepth(terminal) != .none }

  /// The colors to use on standard error.
  func errorDepth(_ terminal: Terminal) -> ColorDepth {
    depth(terminal, isTerminal: terminal.isErrorTerminal)
  }

  private func depth(_ terminal: Terminal, isTerminal: Bool) -> ColorDepth {
    TerminalColor.depth(
      environment: terminal.environment,
      isTerminal: isTerminal,
      mode: color,
      depth: colorDepth.depth
    )
  }
}

extension ColorMode: OptionValue {}
extension ColorReport.Format: OptionValue {}
