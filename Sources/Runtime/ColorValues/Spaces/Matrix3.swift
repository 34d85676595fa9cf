/// Three components, as passed between conversions.
typealias Vector3 = SIMD3<Double>

/// A 3×3 matrix, stored by columns so that a product is three multiply-adds over vectors.
struct Matrix3: Sendable {
  var column1: Vector3
  var column2: Vector3
  var column3: Vector3

  /// Creates a matrix from elements row by row, as they are published.
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
  init(_ row1: Vector3, _ row2: Vector3, _ row3: Vector3) {
    column1 = Vector3(row1.x, row2.x, row3.x)
    column2 = Vector3(row1.y, row2.y, row3.y)
    column3 = Vector3(row1.z, row2.z, row3.z)
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

  /// Returns the matrix at a fraction of the way to another, element by element.
  func interpolated(to other: Matrix3, by fraction: Double) -> Matrix3 {
    var result = self
    result.column1 += (other.column1 - column1) * fraction
    result.column2 += (other.column2 - column2) * fraction
    result.column3 += (other.column3 - column3) * fraction
    return result
  }

  /// The inverse of a matrix that has one.
  var inverse: Matrix3 {
    let row1 = column2.cross(column3)
    let row2 = column3.cross(column1)
    let row3 = column1.cross(column2)
    let determinant = (column1 * row1).sum()
    return Matrix3(row1 / determinant, row2 / determinant, row3 / determinant)
  }

  static let identity = Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1)
}

extension Vector3 {
  /// The cross product.
  fileprivate func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}
