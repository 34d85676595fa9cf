import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension LibraryLoader {
  /// Reads the checks of the library file; must be called before themes are compiled.
  package mutating func readChecks() -> [ColorCheck] {
    guard let node = library.checks else { return [] }
    let names = names
    var checks: [ColorCheck] = []
    report { findings in
      checks = node.elements.compactMap {
        ColorCheckReader.read($0, names: names, reporting: &findings)
      }
    }
    return checks.filter { check in
      do throws(ConditionTable.Shortage) {
        _ = try conditionID(for: check.when)
        return true
      } catch {
        report { $0.add(.invalidValue, "\(error)", at: check.excerpt) }
        return false
      }
    }
  }
}
