/// Whether output has color: the value of the option `--color`.
public enum ColorMode: String, CaseIterable, Hashable, Sendable {
  /// Color that depends on the environment and the output.
  case auto
  /// Color also in files and pipes.
  case always
  /// No color.
  case never
}
