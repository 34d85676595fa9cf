import ArgumentParser

/// The format of results: for people or for programs.
enum DataFormat: String, OptionValue {
  case text, json
}
