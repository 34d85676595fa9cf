/// Limits on templates and their output, so that a malicious template causes an error instead of
/// excessive work.
struct TemplateLimits: Hashable, Sendable {
  /// The maximum size of a template in bytes: 4 MiB.
  var templateBytes = 4 << 20

  /// The maximum nesting of sections in a template: 64.
  var nesting = 64

  /// The maximum nesting of sections, partials and blocks while a template is rendered: 200.
  var depth = 200

  /// The maximum size of one rendered file in bytes: 128 MiB.
  var outputBytes = 128 << 20

  /// The maximum number of tags and texts that are rendered for one file: 20,000,000.
  var steps = 20_000_000

  /// The maximum number of files of a template: 4,096.
  var files = 4_096

  /// The maximum number of errors that are reported: 50.
  var findings = 50

  /// The default limits.
  init() {}
}
