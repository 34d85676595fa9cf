import SourceDiagnostics
package import Testing

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
    var lines: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line[...]
      var stripped = ""
      while let open = rest.firstIndex(of: "⟦"), let close = rest.firstIndex(of: "⟧") {
        stripped += rest[..<open]
        let mark = try #require(Int(rest[rest.index(after: open)..<close]))
        places[mark] = "\(name):\(number + 1):\(stripped.unicodeScalars.count + 1)"
        rest = rest[rest.index(after: close)...]
      }
      lines.append(stripped + rest)
    }
    plain[name] = lines.joined(separator: "\n")
  }
  let found = LibraryValidator.findings(in: try folder(plain)).map { finding in
    let place = finding.excerpt.map {
      "\($0.file.dropFirst("Themes/".count)):\($0.start.line):\($0.start.column)"
    }
    return "\(place ?? "?"): \(finding.message) [\(finding.rule)]"
  }
  let wanted = expected.map { "\(places[$0.mark] ?? "no mark"): \($0.message) [\($0.rule)]" }
  #expect(found.sorted() == wanted.sorted(), sourceLocation: location)
}
