/// Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats" (1997):
/// a color is projected along the axis of the missing cone onto one of two half-planes, which meet
/// in the gray axis.
///
/// All colors are linear-light sRGB; the cone responses are from Smith and Pokorny.
struct Brettel {
  /// The normal that points away from the half-plane of ``below``, in cone responses.
  private let normal: Vector3
  private let below: Matrix3
  private let above: Matrix3

  func seen(_ linear: Vector3) -> Vector3 {
    let cones = Brettel.toCones * linear
    let side = (cones * normal).sum()
    return (side > 0 ? above : below) * cones
  }

  static let toCones = Matrix3(
    [0.178824041258, 0.4351609057, 0.04119349692],
    [0.034556423182, 0.27155382458, 0.03867130836],
    [0.000299565576, 0.0018430896, 0.01467086136]
  )

  static let protan = Brettel(
    normal: [0, 0.016813516536, -0.344781556122],
    below: Matrix3(
      [0, 4.645203550257065, -35.779576941742434],
      [0, 3.1614562071112173, -5.353537465326408],
      [0, -0.49202224438116643, 69.56547088528569]
    ),
    above: Matrix3(
      [0, 4.500783062899838, -32.818059625581405],
      [0, 3.179741536008844, -5.728500319648271],
      [0, -0.4913704825845725, 69.55210571887513]
    )
  )

  static let deutan = Brettel(
    normal: [-0.016813516536, 0, 0.655178443878],
    below: Matrix3(
      [2.0757138256610466, 0, -21.409141476259606],
      [1.466463363392979, 0, 2.3317439563667293],
      [-0.22661490011149105, 0, 68.30654343816653]
    ),
    above: Matrix3(
      [2.124834794256137, 0, -23.323256212281898],
      [1.4461308480260673, 0, 3.124048513815847],
      [-0.2250635463221503, 0, 68.24609126806706]
    )
  )

  static let tritan = Brettel(
    normal: [0.344781556122, -0.655178443878, 0],
    below: Matrix3(
      [7.392856536180033, -11.148044821248138, 0],
      [-0.34194012421930653, 3.5501661175064, 0],
      [-4.2050692716448586, 10.89115898202731, 0]
    ),
    above: Matrix3(
      [8.0643934576311, -12.42414705871019, 0],
      [-0.9956078228581946, 4.7923119863996835, 0],
      [-0.2150297288038942, 3.3090019545637928, 0]
    )
  )
}
