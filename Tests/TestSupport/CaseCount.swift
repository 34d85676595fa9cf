import Foundation

/// Returns the number of cases that a law repeats: the first count, or the second with `LONG_TESTS`
/// in the environment.
///
/// Both runs start from the same seeds.
package func caseCount<Count: BinaryInteger>(_ count: Count, long: Count) -> Count {
  ProcessInfo.processInfo.environment["LONG_TESTS"] == nil ? count : long
}
