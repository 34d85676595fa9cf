import TextSupport

/// The product of a conformance report, and the report's date.
package struct ConformanceSubject: Sendable {
  /// The name of the product.
  package let product: String

  /// The version of the product, if it is known.
  package let version: String?

  /// The email address of the report's author.
  package let contact: String

  /// The date of the report, as `2026-11-23`.
  package let date: String

  /// The name and the version of the tool that evaluated the checks.
  package let tool: String

  /// Creates a subject; without a name or an address, brackets mark the text to replace.
  package init(product: String?, version: String?, contact: String?, date: String, tool: String) {
    self.product = VisibleText.comment(product ?? "[product name]")
    self.version = version.map(VisibleText.comment)
    self.contact = VisibleText.comment(contact ?? "[email address]")
    self.date = date
    self.tool = tool
  }

  /// The title of the report.
  var title: String { "\(product) Accessibility Conformance Report" }
}
