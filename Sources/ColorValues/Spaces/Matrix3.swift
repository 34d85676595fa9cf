/// Three components; a plain name for what the conversions pass around.
typealias Vector3 = SIMD3<Double>

/// A 3×3 matrix, kept by columns so that a product is three multiply-adds over vectors.
struct Matrix3: Sendable {
  var column1: Vector3
  var column2: Vector3
  var column3: Vector3

  /// Takes the elements row by row, the way they are published.
  @inline(__always)
  init(
    _ m11: Double,
    _ m12: Double,
    _ m13: Double,
    _ m21: Double,
    _ m22: Double,
    _ m23: Double,
    _ m31: Double,
    _ m32: Double,
    _ m33: Double
  ) {
    column1 = Vector3(m11, m21, m31)
    column2 = Vector3(m12, m22, m32)
    column3 = Vector3(m13, m23, m33)
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    matrix.column1 * vector.x + matrix.column2 * vector.y + matrix.column3 * vector.z
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    var product = left
    product.column1 = left * right.column1
    product.column2 = left * right.column2
    product.column3 = left * right.column3
    return product
  }

  static let identity = Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1)
}
