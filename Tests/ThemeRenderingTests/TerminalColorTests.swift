import Testing
import ThemeRendering

struct TerminalColorTests {
  @Test(
    "The variables of the terminal determine its color depth",
    arguments: [
      ("TERM=xterm", ColorDepth.ansi16),
      ("TERM=xterm-color", .ansi16),
      ("TERM=xterm-16color", .ansi16),
      ("TERM=konsole-16color", .ansi16),
      ("TERM=linux", .ansi16),
      ("TERM=vt100", .ansi16),
      ("TERM=rxvt-unicode", .ansi16),
      ("TERM=ansi", .ansi16),
      ("TERM=xterm-256color", .ansi256),
      ("TERM=XTERM-256COLOR", .ansi256),
      ("TERM=rxvt-unicode-256color", .ansi256),
      ("TERM=screen", .ansi256),
      ("TERM=screen.xterm-256color", .ansi256),
      ("TERM=tmux", .ansi256),
      ("TERM=xterm-kitty", .truecolor),
      ("TERM=xterm-ghostty", .truecolor),
      ("TERM=wezterm", .truecolor),
      ("TERM=alacritty", .truecolor),
      ("TERM=foot-extra", .truecolor),
      ("TERM=contour", .truecolor),
      ("TERM=rio", .truecolor),
      ("TERM=superior", .none),
      ("TERM=xterm-direct", .truecolor),
      ("TERM=vt52", .none),
      ("TERM=dumb", .none),
      ("TERM=", .none),
      ("", .none),
      ("COLORTERM=truecolor", .none),
      ("TERM=dumb COLORTERM=truecolor", .none),
      ("TERM=xterm COLORTERM=truecolor", .truecolor),
      ("TERM=xterm COLORTERM=24bit", .truecolor),
      ("TERM=xterm COLORTERM=TrueColor", .truecolor),
      ("TERM=xterm COLORTERM=yes", .ansi256),
      ("TERM=xterm COLORTERM=true", .ansi256),
      ("TERM=xterm COLORTERM=", .ansi16),
      ("TERM=xterm COLORTERM=gnome-terminal", .ansi16),
      ("TERM=screen COLORTERM=truecolor", .ansi256),
      ("TERM=screen-256color COLORTERM=truecolor TERM_PROGRAM=tmux", .truecolor),
      ("TERM=tmux-256color COLORTERM=truecolor", .truecolor),
      ("TERM=xterm WT_SESSION=1", .truecolor),
      ("TERM=xterm-256color TERM_PROGRAM=iTerm.app TERM_PROGRAM_VERSION=3.4.1", .truecolor),
      ("TERM=xterm-256color TERM_PROGRAM=iTerm.app TERM_PROGRAM_VERSION=2.9.3", .ansi256),
      ("TERM=xterm TERM_PROGRAM=iTerm.app", .ansi256),
      ("TERM=xterm TERM_PROGRAM=Apple_Terminal", .ansi256),
      ("TERM=xterm TERM_PROGRAM=Apple_Terminal COLORTERM=truecolor", .truecolor),
      ("TERM=xterm GOOGLE_CLOUD_SHELL=true", .truecolor),
      ("TERM=vt52 GITHUB_ACTIONS=true", .truecolor),
      ("TERM=vt52 CIRCLECI=true", .truecolor),
      ("TERM=vt52 GITEA_ACTIONS=true", .truecolor),
      ("TERM=vt52 GITHUB_ACTIONS=", .none),
      ("TERM=vt52 GITLAB_CI=1", .ansi16),
      ("TERM=vt52 TRAVIS=1", .ansi16),
      ("TERM=vt52 APPVEYOR=1", .ansi16),
      ("TERM=vt52 BUILDKITE=1", .ansi16),
      ("TERM=vt52 DRONE=1", .ansi16),
      ("TERM=vt52 TEAMCITY_VERSION=9.0.5", .none),
      ("TERM=vt52 TEAMCITY_VERSION=9.1", .ansi16),
      ("TERM=vt52 TEAMCITY_VERSION=2023.11", .ansi16),
      ("TERM=vt52 TEAMCITY_VERSION=", .none),
    ]
  )
  func terminal(variables: String, depth: ColorDepth) {
    #expect(TerminalColor.depth(environment: environment(variables), isTerminal: true) == depth)
  }

  @Test(
    "The switches in the environment apply in their order",
    arguments: [
      // FORCE_COLOR comes before everything in the environment, and before the kind of output.
      ("FORCE_COLOR=", false, ColorDepth.none),
      ("FORCE_COLOR= NO_COLOR=1 TERM=xterm", true, .none),
      ("FORCE_COLOR=1", false, .ansi16),
      ("FORCE_COLOR=true", false, .ansi16),
      ("FORCE_COLOR=yes", false, .ansi16),
      ("FORCE_COLOR=1 TERM=xterm-256color", false, .ansi256),
      ("FORCE_COLOR=1 TERM=dumb", true, .ansi16),
      ("FORCE_COLOR=2", false, .ansi256),
      ("FORCE_COLOR=2 COLORTERM=truecolor TERM=xterm", true, .ansi256),
      ("FORCE_COLOR=3", false, .truecolor),
      ("FORCE_COLOR=3 NO_COLOR=1", true, .truecolor),
      ("FORCE_COLOR=0 TERM=xterm", true, .none),
      ("FORCE_COLOR=false TERM=xterm", true, .none),
      ("FORCE_COLOR=0 CLICOLOR_FORCE=1 TERM=xterm", true, .none),
      // NO_COLOR: any text but none.
      ("NO_COLOR=1 TERM=xterm", true, .none),
      ("NO_COLOR=0 TERM=xterm", true, .none),
      ("NO_COLOR= TERM=xterm", true, .ansi16),
      ("NO_COLOR=1 CLICOLOR_FORCE=1 TERM=xterm", true, .none),
      // CLICOLOR_FORCE stands in for a terminal, no more.
      ("TERM=xterm", false, .none),
      ("CLICOLOR_FORCE=1 TERM=xterm", false, .ansi16),
      ("CLICOLOR_FORCE=yes TERM=xterm-256color", false, .ansi256),
      ("CLICOLOR_FORCE=0 TERM=xterm", false, .none),
      ("CLICOLOR_FORCE= TERM=xterm", false, .none),
      ("CLICOLOR_FORCE=0 TERM=xterm", true, .ansi16),
      ("CLICOLOR_FORCE=1 TERM=dumb", false, .none),
      ("CLICOLOR_FORCE=1 CLICOLOR=0 TERM=xterm", false, .none),
      // Build services show colors only to those who ask, but for one.
      ("GITHUB_ACTIONS=true TERM=xterm", false, .none),
      ("TF_BUILD=True AGENT_NAME=a", false, .ansi16),
      ("TF_BUILD=True", false, .none),
      ("TF_BUILD=True AGENT_NAME=a NO_COLOR=1", false, .none),
      ("TF_BUILD=True AGENT_NAME=a TERM=vt52", true, .ansi16),
      // CLICOLOR can only say no.
      ("CLICOLOR=0 TERM=xterm", true, .none),
      ("CLICOLOR=1 TERM=xterm", true, .ansi16),
      ("CLICOLOR=1 TERM=xterm", false, .none),
      ("CLICOLOR= TERM=xterm", true, .ansi16),
    ]
  )
  func switches(variables: String, isTerminal: Bool, depth: ColorDepth) {
    let environment = environment(variables)
    #expect(TerminalColor.depth(environment: environment, isTerminal: isTerminal) == depth)
  }

  @Test(
    "Options of the user take precedence over the environment",
    arguments: [
      (ColorMode.never, ColorDepth?.none, "FORCE_COLOR=3 TERM=xterm", ColorDepth.none),
      (.never, .truecolor, "TERM=xterm", .none),
      (.always, nil, "NO_COLOR=1 TERM=dumb", .ansi256),
      (.always, nil, "", .ansi256),
      (.always, nil, "FORCE_COLOR=0 TERM=xterm-256color", .ansi256),
      (.always, nil, "COLORTERM=truecolor", .truecolor),
      (.always, .ansi256, "COLORTERM=truecolor", .ansi256),
      (.always, ColorDepth.none, "TERM=xterm", .none),
      (.auto, .truecolor, "NO_COLOR=1", .truecolor),
      (.auto, .ansi16, "TERM=xterm-kitty", .ansi16),
      (.auto, ColorDepth.none, "TERM=xterm FORCE_COLOR=1", .none),
    ]
  )
  func options(mode: ColorMode, wish: ColorDepth?, variables: String, depth: ColorDepth) {
    for isTerminal in [true, false] {
      let found = TerminalColor.depth(
        environment: environment(variables),
        isTerminal: isTerminal,
        mode: mode,
        depth: wish
      )
      #expect(found == depth)
    }
  }

  private func environment(_ variables: String) -> [String: String] {
    let pairs = variables.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
