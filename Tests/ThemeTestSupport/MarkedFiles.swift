import SourceDiagnostics
package import Testing

import TestSupport
import ThemeValidation

/// A finding that is expected where a mark such as `⟦1⟧` stands in one of the files.
package struct Expected {
  package let mark: Int
  package let rule: String
  package let message: String

  package init(_ mark: Int, _ rule: String, _ message: String) {
    self.mark = mark
    self.rule = rule
    self.message = message
  }
}

/// Expects exactly these findings in a folder, each at its mark; marks aren't part of the files.
package func expectFindings(
  in files: [String: String],
  _ expected: [Expected],
  location: SourceLocation = #_sourceLocation
) throws {
  var plain: [String: String] = [:]
  var places: [Int: String] = [:]
  for (name, text) in files {
    let marked = MarkedText(text)
    plain[name] = marked.text
    for (mark, place) in marked.places { places[mark] = "\(name):\(place)" }
  }
  let found = ThemeValidator().findings(in: try folder(plain)).map { finding in
    let place = finding.excerpt.map {
      "\($0.file.dropFirst("Themes/".count)):\($0.start.line):\($0.start.column)"
    }
    return "\(place ?? "?"): \(finding.message) [\(finding.rule.id)]"
  }
  let wanted = expected.map { "\(places[$0.mark] ?? "no mark"): \($0.message) [\($0.rule)]" }
  #expect(found.sorted() == wanted.sorted(), sourceLocation: location)
}
