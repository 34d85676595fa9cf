/// Names no two of which are the same to those that look them up.
package struct FreeNames: Sendable {
  /// What names are compared by.
  private let key: @Sendable (String) -> String
  private var taken: Set<String>

  /// For the keys of names that were taken when asked for, the next number to try: those before it
  /// are taken for good.
  private var next: [String: Int] = [:]

  /// Starts with the names that have a meaning of their own.
  ///
  /// - Parameters:
  ///   - reserved: These names, which nothing else can get.
  ///   - key: What is equal for names that are the same to those that look them up.
  package init(
    reserved: some Sequence<String> = [],
    key: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.key = key
    taken = Set(reserved.map(key))
  }

  /// The names of files in one folder, no two of which are one on a disk that doesn't tell upper from
  /// lower case.
  ///
  /// Texts are equal here too where they differ in how accents are composed, as on disks of macOS.
  package static var files: FreeNames { FreeNames { $0.lowercased() } }

  /// The names of themes or of a trait's values, which are found without regard to case and `-`.
  package static func values(reserved: [String] = []) -> FreeNames {
    FreeNames(reserved: reserved) { $0.lowercased().filter { $0 != "-" } }
  }

  /// Takes a free name: the one that is wanted, or that with the first number from 2 that frees it.
  ///
  /// - Parameters:
  ///   - name: The name without its ending.
  ///   - ending: What follows, such as `.html`.
  /// - Returns: The whole name.
  package mutating func take(_ name: String, ending: String = "") -> String {
    take(name, ending: ending) { "-\($0)" }
  }

  /// Takes a free name, which is told from those that are taken by what stands for a number.
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
