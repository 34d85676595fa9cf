/// The names of files in one folder, no two of which are one on a disk that doesn't tell upper from
/// lower case.
package struct FileNames: Sendable {
  private var taken: Set<String> = []

  /// Starts with an empty folder.
  package init() {}

  /// Takes a free name: the one that is wanted, or that with the first number from 2 that frees it.
  ///
  /// - Parameters:
  ///   - name: The name without its ending.
  ///   - ending: What follows, such as `.html`.
  /// - Returns: The whole name.
  package mutating func take(_ name: String, ending: String) -> String {
    var free = name + ending
    var number = 2
    // Texts are equal here too where they differ in how accents are composed, as on disks of macOS.
    while !taken.insert(free.lowercased()).inserted {
      free = "\(name)-\(number)\(ending)"
      number += 1
    }
    return free
  }
}
