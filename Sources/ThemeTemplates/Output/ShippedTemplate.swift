/// The templates that ship with the library.
public enum ShippedTemplate {
  /// The names, in alphabetical order.
  public static let names = texts.keys.sorted()

  /// Returns the text of a template; nil if no template has the name.
  public static func text(named name: String) -> String? {
    texts[name].map { String(decoding: $0, as: UTF8.self) }
  }

  private static let texts: [String: [UInt8]] = [
    "alacritty": PackageResources.alacritty_mustache,
    "compose": PackageResources.compose_mustache,
    "flutter": PackageResources.flutter_mustache,
    "foot": PackageResources.foot_mustache,
    "ghostty": PackageResources.ghostty_mustache,
    "gtk4": PackageResources.gtk4_mustache,
    "helix": PackageResources.helix_mustache,
    "iterm2": PackageResources.iterm2_mustache,
    "kitty": PackageResources.kitty_mustache,
    "less": PackageResources.less_mustache,
    "ls-colors": PackageResources.ls_colors_mustache,
    "typescript": PackageResources.typescript_mustache,
    "vim": PackageResources.vim_mustache,
    "vscode": PackageResources.vscode_mustache,
    "wezterm": PackageResources.wezterm_mustache,
    "windows-terminal": PackageResources.windows_terminal_mustache,
    "xcode": PackageResources.xcode_mustache,
  ]
}
