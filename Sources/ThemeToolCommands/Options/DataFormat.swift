import ArgumentParser

/// The format of results: for people or for programs.
enum DataFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
