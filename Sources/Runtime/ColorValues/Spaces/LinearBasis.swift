/// The matrices from one set of linear-light primaries to the common spaces.
///
/// Source: css-color-4, "Sample code for Color Conversions": rational numbers where the text has
/// fractions, else derived from the 4-digit chromaticities of white D65 and D50.
struct LinearBasis: Sendable {
  /// Linear components to XYZ relative to D65.
  let toXYZ: Matrix3
  let fromXYZ: Matrix3
  /// Linear components to the cone responses of OKLab, as one product.
  let toLMS: Matrix3
  let fromLMS: Matrix3
  /// Linear components to XYZ relative to D50.
  let toXYZ50: Matrix3
  let fromXYZ50: Matrix3

  init(toXYZ: Matrix3, fromXYZ: Matrix3) {
    self.toXYZ = toXYZ
    self.fromXYZ = fromXYZ
    toLMS = Matrix3.xyzToLMS * toXYZ
    fromLMS = fromXYZ * Matrix3.lmsToXYZ
    toXYZ50 = Matrix3.d65ToD50 * toXYZ
    fromXYZ50 = fromXYZ * Matrix3.d50ToD65
  }

  static let srgb = LinearBasis(
    toXYZ: Matrix3(
      506752.0 / 1_228_815,
      87881.0 / 245763,
      12673.0 / 70218,
      87098.0 / 409605,
      175762.0 / 245763,
      12673.0 / 175545,
      7918.0 / 409605,
      87881.0 / 737289,
      1_001_167.0 / 1_053_270
    ),
    fromXYZ: Matrix3(
      12831.0 / 3959,
      -329.0 / 214,
      -1974.0 / 3959,
      -851781.0 / 878810,
      1_648_619.0 / 878810,
      36519.0 / 878810,
      705.0 / 12673,
      -2585.0 / 12673,
      705.0 / 667
    )
  )

  static let displayP3 = LinearBasis(
    toXYZ: Matrix3(
      608311.0 / 1_250_200,
      189793.0 / 714400,
      198249.0 / 1_000_160,
      35783.0 / 156275,
      247089.0 / 357200,
      198249.0 / 2_500_400,
      0,
      32229.0 / 714400,
      5_220_557.0 / 5_000_800
    ),
    fromXYZ: Matrix3(
      446124.0 / 178915,
      -333277.0 / 357830,
      -72051.0 / 178915,
      -14852.0 / 17905,
      63121.0 / 35810,
      423.0 / 17905,
      11844.0 / 330415,
      -50337.0 / 660830,
      316169.0 / 330415
    )
  )

  static let rec2020 = LinearBasis(
    toXYZ: Matrix3(
      63_426_534.0 / 99_577_255,
      20_160_776.0 / 139_408_157,
      47_086_771.0 / 278_816_314,
      26_158_966.0 / 99_577_255,
      472_592_308.0 / 697_040_785,
      8_267_143.0 / 139_408_157,
      0,
      19_567_812.0 / 697_040_785,
      295_819_943.0 / 278_816_314
    ),
    fromXYZ: Matrix3(
      30_757_411.0 / 17_917_100,
      -6_372_589.0 / 17_917_100,
      -4_539_589.0 / 17_917_100,
      -19_765_991.0 / 29_648_200,
      47_925_759.0 / 29_648_200,
      467_509.0 / 29_648_200,
      792_561.0 / 44_930_125,
      -1_921_689.0 / 44_930_125,
      42_328_811.0 / 44_930_125
    )
  )

  static let a98 = LinearBasis(
    toXYZ: Matrix3(
      573536.0 / 994567,
      263643.0 / 1_420_810,
      187206.0 / 994567,
      591459.0 / 1_989_134,
      6_239_551.0 / 9_945_670,
      374412.0 / 4_972_835,
      53769.0 / 1_989_134,
      351524.0 / 4_972_835,
      4_929_758.0 / 4_972_835
    ),
    fromXYZ: Matrix3(
      1_829_569.0 / 896150,
      -506331.0 / 896150,
      -308931.0 / 896150,
      -851781.0 / 878810,
      1_648_619.0 / 878810,
      36519.0 / 878810,
      16779.0 / 1_248_040,
      -147721.0 / 1_248_040,
      1_266_979.0 / 1_248_040
    )
  )

  static let prophoto = LinearBasis(
    toXYZ: Matrix3.d50ToD65
      * Matrix3(
        0.79776664490064230,
        0.13518129740053308,
        0.03134773412839220,
        0.28807482881940130,
        0.71183523424187300,
        0.00008993693872564,
        0,
        0,
        0.82510460251046020
      ),
    fromXYZ: Matrix3(
      1.34578688164715830,
      -0.25557208737979464,
      -0.05110186497554526,
      -0.54463070512490190,
      1.50824774284514680,
      0.02052744743642139,
      0,
      0,
      1.21196754563894520
    ) * Matrix3.d65ToD50
  )

  static let xyzD65 = LinearBasis(toXYZ: .identity, fromXYZ: .identity)

  static let xyzD50 = LinearBasis(toXYZ: Matrix3.d50ToD65, fromXYZ: Matrix3.d65ToD50)
}

/// Chromatic adaptation between the two white points by the linear Bradford method.
extension Matrix3 {
  static let d65ToD50 = Matrix3(
    1.0479297925449969,
    0.022946870601609652,
    -0.05019226628920524,
    0.02962780877005599,
    0.9904344267538799,
    -0.017073799063418826,
    -0.009243040646204504,
    0.015055191490298152,
    0.7518742814281371
  )

  static let d50ToD65 = Matrix3(
    0.955473421488075,
    -0.02309845494876471,
    0.06325924320057072,
    -0.0283697093338637,
    1.0099953980813041,
    0.021041441191917323,
    0.012314014864481998,
    -0.020507649298898964,
    1.330365926242124
  )
}
