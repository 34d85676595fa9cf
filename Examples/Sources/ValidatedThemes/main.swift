import Foundation
import SourceDiagnostics
import ThemeKit
import ThemeValidation

// In an app, this code is in tests, with `#expect` instead of `print`.
let library = try ThemeLibrary(contentsOf: Bundle.module.bundleURL.appending(path: "Themes").path)
let validator = ThemeValidator()

/// Returns conditions as words.
func words(_ conditions: [TraitCondition]) -> String {
  conditions.isEmpty ? "all traits" : conditions.map(\.description).joined(separator: " ")
}

// The findings of all rules, as of `themetool validate`.
for finding in try validator.findings(in: library) {
  let place = finding.excerpt.map { "line \($0.start.line)" } ?? "the folder"
  print("\(finding.severity) in \(place): \(finding.message) [\(finding.rule)]")
}

// The lowest value of each check in each theme.
for proof in try validator.proofs(in: library) {
  guard let lowest = proof.lowest else { continue }
  let value = String(format: "%.2f", lowest.value)
  print(
    "\(proof.theme): \(lowest.names.joined(separator: " on ")) \(value), required \(proof.check.minimum)",
    "(\(words(lowest.conditions))): \(proof.passes ? "passes" : "fails")"
  )
}

// A requirement of the app itself.
if let contrast = try library.lowestContrast(of: "accent", on: "background", inTheme: "pastel") {
  print("accent on background:", String(format: "%.2f", contrast.value), words(contrast.conditions))
}
