import ArgumentParser

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
