import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension LibraryLoader {
  /// Reads the checks of the library file.
  package mutating func readChecks() -> [ColorCheck] {
    guard let node = library.checks else { return [] }
    let names = names
    var entries: [[ColorCheck]] = []
    report { findings in
      var rest = Self.checkLimit
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
        entries.append(checks)
      }
    }
    return entries.flatMap { checks -> [ColorCheck] in
      guard let check = checks.first else { return [] }
      do throws(ConditionTable.Shortage) {
        var table = ConditionTable(precedence: precedence)
        _ = try table.id(for: check.when)
        return checks
      } catch {
        report { $0.add(.invalidValue, "\(error)", at: check.excerpt) }
        return []
      }
    }
  }

  /// The maximum number of checks that lists of colors make in addition to their entries.
  private static let checkLimit = 8_192
}
