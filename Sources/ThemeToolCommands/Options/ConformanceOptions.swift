import ArgumentParser
import ThemeRendering
import ThemeValidation

/// The options of conformance reports.
struct ConformanceOptions: ListedOptions {
  @Option(help: ArgumentHelp("With acr: the name of the product.", valueName: "name"))
  var product: String?

  @Option(help: ArgumentHelp("With acr: the version of the product.", valueName: "version"))
  var productVersion: String?

  @Option(help: ArgumentHelp("With acr: the author's email address.", valueName: "address"))
  var contact: String?

  var options: [Mirror.Child] {
    [("_product", _product), ("_productVersion", _productVersion), ("_contact", _contact)]
  }

  /// Whether one of the options is given.
  var areGiven: Bool { product != nil || productVersion != nil || contact != nil }

  /// A report about the checks of a library; nil for a format that is for findings.
  ///
  /// - Throws: ``Failure`` if `SOURCE_DATE_EPOCH` is invalid.
  func text(_ evidence: LibraryEvidence, as format: ReportOptions.Format) throws -> String? {
    let subject = ConformanceSubject(
      product: product,
      version: productVersion,
      contact: contact,
      date: try ReportDate.current(),
      tool: "themetool \(ThemeTool.configuration.version)"
    )
    return switch format {
    case .acr: ConformanceYAML.text(evidence, subject)
    case .acrMarkdown: ConformanceMarkdown.text(evidence, subject)
    case .text, .json, .sarif, .github, .junit: nil
    }
  }
}
