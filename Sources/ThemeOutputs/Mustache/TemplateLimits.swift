/// Limits on templates and their output, so that a malicious template causes an error instead of
/// excessive work.
package struct TemplateLimits: Hashable, Sendable {
  /// The maximum size of a template in bytes: 4 MiB.
  package var templateBytes = 4 << 20

  /// The maximum nesting of sections in a template: 64.
  package var nesting = 64

  /// The maximum nesting of sections, partials and blocks while a template is rendered: 200.
  package var depth = 200

  /// The maximum size of one rendered file in bytes: 128 MiB.
  package var outputBytes = 128 << 20

  /// The maximum number of tags and texts that are rendered for one file: 20,000,000.
  package var steps = 20_000_000

  /// The maximum number of files of a template: 4,096.
  package var files = 4_096

  /// The maximum number of errors that are reported: 50.
  package var findings = 50

  /// The default limits.
  package init() {}
}
