import DynamicColors
package import SourceDiagnostics
import SourceDocuments
package import ThemeFiles

/// The checks of a library file, and the findings about them.
package struct CheckReading: Sendable {
  /// The valid checks, in their order.
  package let checks: [ColorCheck]

  /// The errors.
  package let diagnostics: [Diagnostic]

  /// The positions of the checks of each color.
  fileprivate let numbers: [String: [Int]]

  fileprivate init(_ checks: [ColorCheck] = [], _ diagnostics: [Diagnostic] = []) {
    self.checks = checks
    self.diagnostics = diagnostics
    var numbers: [String: [Int]] = [:]
    for (number, check) in checks.enumerated() {
      for (name, _) in check.names { numbers[name, default: []].append(number) }
    }
    self.numbers = numbers
  }
}

extension ThemeProject {
  /// The checks of the library file.
  package var checkReading: CheckReading { answer(to: "checks") { readChecks() } }

  /// The valid checks of the library file.
  package var checks: [ColorCheck] { checkReading.checks }

  /// Returns the checks of a color, in the order of the library file.
  package func checks(of name: String) -> [ColorCheck] {
    let reading = checkReading
    return (reading.numbers[name] ?? []).map { reading.checks[$0] }
  }

  /// The maximum number of checks that lists of colors make in addition to their entries.
  private static let checkLimit = 8_192

  private func readChecks() -> CheckReading {
    var findings = Findings()
    var all: [ColorCheck] = []
    var rest = Self.checkLimit
    guard let node = library.checks else { return CheckReading() }
    for element in node.elements {
      let checks = ColorCheckReader.read(element, names: names, reporting: &findings)
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
    return CheckReading(all, findings.diagnostics)
  }
}
