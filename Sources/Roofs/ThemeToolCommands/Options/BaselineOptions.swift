import ArgumentParser
import SourceDiagnostics
import ThemeValidation

/// The options of `diff` for the known findings of two libraries.
struct BaselineOptions: ListedOptions {
  @Option(
    help: ArgumentHelp("The known findings of the older library.", valueName: "file"),
    completion: .file()
  )
  var oldBaseline: String?

  @Option(
    help: ArgumentHelp("The known findings of the newer library.", valueName: "file"),
    completion: .file()
  )
  var newBaseline: String?

  var options: [Mirror.Child] {
    [("_oldBaseline", _oldBaseline), ("_newBaseline", _newBaseline)]
  }

  /// Returns the findings that only one of the baselines lists.
  ///
  /// - Throws: ``Failure`` if a baseline can't be read.
  func changes() throws -> [RequirementChange] {
    try RequirementChange.all(
      from: RuleOptions.baseline(at: oldBaseline),
      to: RuleOptions.baseline(at: newBaseline)
    )
  }
}
