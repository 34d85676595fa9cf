import ArgumentParser

/// How a command shows what it found: for people or for programs.
enum DataFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
