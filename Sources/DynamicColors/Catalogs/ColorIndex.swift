/// The check of indices that callers of catalogs pass, before they become addresses.
enum ColorIndex {
  /// Stops the program if an index isn't in `0..<count`, as an array does.
  @inline(__always)
  static func check(_ index: Int, below count: Int) {
    precondition(index >= 0 && index < count, "no color has index \(index); expected: 0..<\(count)")
  }
}
