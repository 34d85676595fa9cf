/// Whether output is coloured: what a command's `--color` option says.
public enum ColorMode: String, CaseIterable, Hashable, Sendable {
  /// As the environment and the kind of output suggest.
  case auto
  /// With colour, even into a file or a pipe.
  case always
  /// Without colour.
  case never
}
