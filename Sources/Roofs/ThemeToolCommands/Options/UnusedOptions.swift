import ArgumentParser
import SourceDiagnostics

/// Refuses options that would change nothing, as they are mistakes of the user.
///
/// - Parameters:
///   - options: The options, each with whether it is given.
///   - reason: Why they would change nothing.
/// - Throws: `ValidationError` with all options that are given.
func refuse(_ options: KeyValuePairs<String, Bool>, because reason: String) throws {
  try refuse(options.filter(\.value).map(\.key), because: reason)
}

/// Refuses options that are given and would change nothing.
func refuse(_ given: [String], because reason: String) throws {
  guard !given.isEmpty else { return }
  throw ValidationError("\(reason): omit \(Spelling.list(given))")
}
