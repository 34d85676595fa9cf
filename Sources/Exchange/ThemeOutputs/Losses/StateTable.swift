import TextSupport

/// The values of something in all states, along the axes that they depend on.
///
/// A state has one value on every axis; values and axes are numbers. The values are in the order of
/// a number in mixed radix, in which the last axis changes fastest.
struct StateTable<Value: Equatable>: Equatable {
  /// The axes that the values depend on, in ascending order.
  private(set) var axes: [Int]

  /// The values; a single one if they depend on no axis.
  private(set) var values: [Value]

  /// Creates a table, and leaves out the axes that make no difference.
  ///
  /// - Parameters:
  ///   - axes: Axes, in ascending order.
  ///   - counts: The numbers of values of all axes.
  ///   - values: The values in all states of `axes`.
  /// - Complexity: O(*n* · *a*) in the number of values and that of axes.
  init(along axes: [Int], counts: [Int], values: [Value]) {
    self.axes = axes
    self.values = values
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      self.axes = []
      self.values = Array(values.prefix(1))
      return
    }
    var stride = 1
    for axis in axes.reversed() {
      let count = counts[axis]
      if dependsOnAxis(of: count, stride: stride) {
        stride *= count
      } else {
        self.values = Swift.stride(from: 0, to: self.values.count, by: stride * count)
          .flatMap { self.values[$0..<$0 + stride] }
        self.axes.removeAll { $0 == axis }
      }
    }
  }

  /// Returns whether a value differs from that with the first choice on an axis.
  private func dependsOnAxis(of count: Int, stride: Int) -> Bool {
    values.indices.contains { index in
      values[index] != values[index - index / stride % count * stride]
    }
  }

  /// Returns the value in a state, by its choices on all axes, which have `counts` values.
  func value(in choices: [Int], counts: [Int]) -> Value {
    values[axes.reduce(0) { $0 * counts[$1] + choices[$1] }]
  }
}

extension StateTable: JSONEncodable where Value: JSONEncodable {
  var json: String { (["axes": axes, "at": values] as JSONObject).json }
}
