/// The relation between offsets in two versions of a text, which differ in one part.
///
/// Names and values of the last readable version of a file are thus found in a version with a syntax
/// error.
struct TextShift: Hashable {
  /// The number of equal bytes at the start.
  private let prefix: Int

  /// The number of equal bytes at the end.
  private let suffix: Int

  private let oldCount: Int
  private let newCount: Int

  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
    oldCount = old.count
    newCount = new.count
  }

  /// Returns the offset in the new text of an offset in the old one; nil inside the part that differs.
  func new(_ old: Int) -> Int? {
    Self.shifted(old, prefix: prefix, suffix: suffix, from: oldCount, to: newCount)
  }

  /// Returns the offset in the old text of an offset in the new one; nil inside the part that differs.
  func old(_ new: Int) -> Int? {
    Self.shifted(new, prefix: prefix, suffix: suffix, from: newCount, to: oldCount)
  }

  /// Returns the range in the new text of a range in the old one.
  func new(_ old: Range<Int>) -> Range<Int>? {
    guard let start = new(old.lowerBound), let end = new(old.upperBound), start <= end else {
      return nil
    }
    return start..<end
  }

  private static func shifted(
    _ offset: Int,
    prefix: Int,
    suffix: Int,
    from count: Int,
    to other: Int
  ) -> Int? {
    if offset <= prefix { return offset }
    return offset >= count - suffix ? offset + other - count : nil
  }
}
