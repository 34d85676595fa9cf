import ArgumentParser
import SourceDiagnostics

/// A command or a group of options that lists its options for the argument parser.
///
/// The argument parser otherwise finds them by reflection, which searches the program for the type
/// of each property: a quarter of the instructions to read the options of `resolve`. An option that
/// isn't in the list is unknown to the command.
protocol ListedOptions: ParsableArguments, CustomReflectable {
  /// The stored properties, each with its name: a property wrapper with an underscore, as in
  /// `_path`.
  var options: [Mirror.Child] { get }
}

extension ListedOptions {
  /// The options as properties of no type: a mirror searches for conformances of each type that it
  /// is of.
  var customMirror: Mirror { Mirror((), children: options) }
}

/// Refuses options for the first reason that applies.
func refuse(firstOf reasons: KeyValuePairs<String, Bool>) throws {
  if let reason = reasons.first(where: \.value)?.key { throw ValidationError(reason) }
}

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
