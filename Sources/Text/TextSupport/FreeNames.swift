/// A set of unique names, compared by a key.
package struct FreeNames: Sendable {
  /// Returns the key by which names are compared.
  private let key: @Sendable (String) -> String
  private var taken: Set<String>

  /// The next number to try for each key of a taken name; all smaller numbers are taken.
  private var next: [String: Int] = [:]

  /// Creates a set with reserved names.
  ///
  /// - Parameters:
  ///   - reserved: The names that are never returned.
  ///   - key: Returns a key that is equal for equivalent names.
  package init(
    reserved: some Sequence<String> = [],
    key: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.key = key
    taken = Set(reserved.map(key))
  }

  /// Unique names of files in one folder, also on case-insensitive disks.
  ///
  /// Names that differ only in the composition of accents are equal, as on disks of macOS.
  package static var files: FreeNames { FreeNames { $0.lowercased() } }

  /// Returns unique names of themes or trait values, which are found without regard to case and
  /// `-`.
  package static func values(reserved: [String] = []) -> FreeNames {
    FreeNames(reserved: reserved) { $0.lowercased().filter { $0 != "-" } }
  }

  /// Takes and returns a free name: the given name, or the name with the first number from 2 that
  /// is free.
  ///
  /// - Parameters:
  ///   - name: The name without its ending.
  ///   - ending: The ending, such as `.html`.
  /// - Returns: The whole name.
  package mutating func take(_ name: String, ending: String = "") -> String {
    take(name, ending: ending) { "-\($0)" }
  }

  /// Takes and returns a free name: the given name, or the name with the first number from 2 that
  /// is free, written by `mark`.
  package mutating func take(
    _ name: String,
    ending: String = "",
    mark: (Int) -> String
  ) -> String {
    let wanted = key(name + ending)
    if taken.insert(wanted).inserted { return name + ending }
    var number = next[wanted] ?? 2
    while true {
      let free = name + mark(number) + ending
      number += 1
      guard taken.insert(key(free)).inserted else { continue }
      next[wanted] = number
      return free
    }
  }
}
