import DynamicColors
package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles

extension ThemeProject {
  /// The valid checks of the library file, in their order, and the errors.
  package var checkReading: (checks: [ColorCheck], diagnostics: [Diagnostic]) {
    answer(to: "checks") { readChecks() }
  }

  /// The valid checks of the library file.
  package var checks: [ColorCheck] { checkReading.checks }

  /// Returns the checks of a color, in the order of the library file.
  package func checks(of name: String) -> [ColorCheck] {
    let numbers: [String: [Int]] = answer(to: "checks of colors") {
      checks.enumerated().reduce(into: [:]) { numbers, check in
        for (name, _) in check.element.names { numbers[name, default: []].append(check.offset) }
      }
    }
    return (numbers[name] ?? []).map { checks[$0] }
  }

  /// The maximum number of checks that lists of colors make in addition to their entries.
  private static let checkLimit = 8_192

  private func readChecks() -> (checks: [ColorCheck], diagnostics: [Diagnostic]) {
    var findings = Findings()
    var all: [ColorCheck] = []
    var rest = Self.checkLimit
    guard let node = library.checks else { return ([], []) }
    for element in node.elements {
      let checks = ColorCheck.all(in: element, names: names, reporting: &findings)
      // A list makes many checks of a few bytes; entries of one check are as long as checks are.
      rest -= max(0, checks.count - 1)
      if rest < 0 {
        findings.add(
          .invalidValue,
          "the lists of all checks have more than \(Self.checkLimit) pairs of colors",
          at: element.excerpt
        )
        break
      }
      guard let check = checks.first else { continue }
      do throws(ConditionTable.Shortage) {
        var table = ConditionTable(precedence: precedence)
        _ = try table.id(for: check.when)
        all += checks
      } catch {
        findings.add(.invalidValue, "\(error)", at: check.excerpt)
      }
    }
    return (all, findings.diagnostics)
  }
}
