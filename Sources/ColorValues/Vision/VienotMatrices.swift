/// Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by
/// dichromats" (1999): a color is projected along the axis of the missing cone onto one plane.
///
/// The plane contains black, white and the blue primary; for the short-wave cones, which the paper
/// omits, it contains black, white and the red primary. Computed from the cone responses of
/// ``Brettel/toCones``; linear-light sRGB to linear-light sRGB.
enum VienotMatrices {
  static let protan = Matrix3(
    [0.11238276122216, 0.88761723877784, 0],
    [0.11238276122216, 0.88761723877784, 0],
    [0.0040057682730469, -0.0040057682730469, 1]
  )

  static let deutan = Matrix3(
    [0.29275011427844, 0.70724988572156, 0],
    [0.29275011427844, 0.70724988572156, 0],
    [-0.022336587034129, 0.022336587034129, 1]
  )

  static let tritan = Matrix3(
    [1, 0.14461224330694, -0.14461224330694],
    [0, 0.85923580780459, 0.14076419219541],
    [0, 0.85923580780459, 0.14076419219541]
  )
}
