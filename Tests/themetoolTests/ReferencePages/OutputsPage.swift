import TestSupport

/// The page that shows each output, with excerpts of what the command writes.
struct OutputsPage {
  /// An output: its file in the excerpt, if it is a folder, and where the files go.
  struct Output {
    let file: String?
    let place: String
  }

  static let files: KeyValuePairs = [
    "Themes/library.yaml": """
    library: 1
    base16:
      { base00: background, base01: surface, base02: surface, base03: text-secondary,
        base04: text-secondary, base05: text, base06: text, base07: text,
        base08: danger, base09: danger, base0A: danger, base0B: accent,
        base0C: accent, base0D: accent, base0E: accent, base0F: danger }
    """,
    "Themes/calm.yaml": """
    theme: calm
    colors:
      background: { light: "#ffffff", dark: "#101418" }
      surface: { light: "#eef2f6", dark: "#1c2228" }
      text: { light: "#1a1a1a", dark: "#f2f2f2" }
      text-secondary: { light: "#505860", dark: "#b0b8c0" }
      accent: { light: "#0a6b5e", dark: "#5ad1bf" }
      danger: { light: "#b3261e", dark: "#ffb4ab" }
    """,
  ]

  static let outputs: [String: Output] = [
    "xcassets": Output(
      file: "accent.colorset/Contents.json",
      place: "Add the catalog to the target of your app in Xcode."
    ),
    "css": Output(
      file: nil,
      place: "Link the file from your page: `<link rel=\"stylesheet\" href=\"themes.css\">`."
    ),
    "scss": Output(file: nil, place: "Load the file from your style sheet with `@use`."),
    "tailwind": Output(
      file: nil,
      place: "Import the file after `@import \"tailwindcss\";` in your style sheet."
    ),
    "android": Output(
      file: "values/theme_colors.xml",
      place: "Write the folders into `res` of your module."
    ),
    "swift": Output(file: nil, place: "Add the file to a target that depends on ThemeKit."),
    "dtcg": Output(
      file: "calm.tokens.json",
      place: "Give the resolver document to your token tool: it names the other files."
    ),
    "json": Output(file: nil, place: "Read the file in a script or a program of your own."),
    "base16": Output(
      file: "calm-dark.yaml",
      place: "Give the schemes to a builder of Base16 or Base24."
    ),
    "html": Output(file: nil, place: "Open the page in a browser, or publish it."),
    "alacritty": Output(
      file: "calm-dark.toml",
      place: "Put the file into `~/.config/alacritty`, and add it to `import` in `alacritty.toml`."
    ),
    "compose": Output(file: nil, place: "Add the file to the sources of your app."),
    "flutter": Output(file: nil, place: "Add the file to the folder `lib` of your app."),
    "foot": Output(
      file: "calm-dark.ini",
      place: "Put the file into `~/.config/foot`, and name it with `include` in `foot.ini`."
    ),
    "ghostty": Output(
      file: "calm-dark",
      place:
        "Put the files into `~/.config/ghostty/themes`, and write `theme = light:calm-light,dark:calm-dark` in the configuration."
    ),
    "gtk4": Output(
      file: "calm-dark.css",
      place: "Load the file with a `GtkCssProvider`, or import it from your style sheet."
    ),
    "helix": Output(
      file: "calm-dark.toml",
      place:
        "Put the file into `~/.config/helix/themes`, and write `theme = \"calm-dark\"` in `config.toml`."
    ),
    "iterm2": Output(
      file: "calm-dark.itermcolors",
      place: "Import the file in the settings of a profile, below Colors."
    ),
    "kitty": Output(
      file: "calm-dark.conf",
      place:
        "Put the file into `~/.config/kitty`, and write `include calm-dark.conf` in `kitty.conf`."
    ),
    "less": Output(
      file: "calm-dark.less",
      place: "Import the file from your style sheet with `@import`."
    ),
    "ls-colors": Output(
      file: "calm-dark.yml",
      place:
        "Put the file into `~/.config/vivid/themes`, and run `export LS_COLORS=\"$(vivid generate calm-dark)\"` in your shell."
    ),
    "typescript": Output(file: nil, place: "Add the file to the sources of your program."),
    "vim": Output(
      file: "calm-dark.vim",
      place:
        "Put the file into `~/.vim/colors` or `~/.config/nvim/colors`, and run `:colorscheme calm-dark`."
    ),
    "vscode": Output(
      file: "calm-dark-color-theme.json",
      place:
        "Put the file into an extension, and list it in `package.json` under `contributes.themes`."
    ),
    "wezterm": Output(
      file: "calm-dark.toml",
      place:
        "Put the file into `~/.config/wezterm/colors`, and write `config.color_scheme = \"calm-dark\"` in `wezterm.lua`."
    ),
    "windows-terminal": Output(
      file: "calm-dark.json",
      place:
        "Put the file into a folder of its own below `%LOCALAPPDATA%\\Microsoft\\Windows Terminal\\Fragments`."
    ),
    "xcode": Output(
      file: "calm-dark.xccolortheme",
      place:
        "Put the file into `~/Library/Developer/Xcode/UserData/FontAndColorThemes`, and choose it in the settings of Xcode."
    ),
  ]

  /// The names and descriptions of all outputs.
  let summaries: [(name: String, summary: String)]

  /// Returns the text of the page.
  ///
  /// - Parameter contents: Returns the summary that a command prints, and the text that it writes,
  ///   for the name of an output and one of its files.
  /// - Returns: The text.
  /// - Throws: An error of `contents`.
  func text(contents: (_ name: String, _ file: String?) throws -> (String, String)) rethrows
    -> String
  {
    let files = Self.files.map { "```yaml\n# \($0)\n\($1)\n```" }
    let links = summaries.map { "[\($0.name)](#\($0.name))" }
    let sections = try summaries.map { name, summary in
      let output = Self.outputs[name]
      let (printed, text) = try contents(name, output?.file)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(
        Self.lineCount
      )
      let excerpt = Self.trimmed(lines.map(String.init)).joined(separator: "\n")
      var commands = "$ themetool export --to \(name) | head -n \(Self.lineCount)\n\(excerpt)"
      if let file = output?.file {
        commands = """
          $ themetool export --to \(name) --output \(name)
          \(printed)$ head -n \(Self.lineCount) \(name)/\(file)
          \(excerpt)
          """
      }
      return
        "## \(name)\n\n\(pageText(summary))\n\n```console\n\(commands)\n```\n\n\(output?.place ?? "")\n"
    }
    return """
      # Outputs

      This page shows the first lines of each output. To choose several outputs in the library file, read [Outputs](../do/outputs.md). To add a format of your own, read [Templates](../do/templates.md).

      \(links.joined(separator: ", "))

      The examples use this theme and this library file:

      \(files.joined(separator: "\n\n"))

      \(sections.joined(separator: "\n"))
      """
  }

  /// The number of lines of an excerpt.
  private static let lineCount = 24

  /// Returns lines without empty ones at their end.
  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }
}
