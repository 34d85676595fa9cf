import ColorValues
import ThemeRendering

/// The answer to a case: the fields that its kind requires, or that the text is not a color.
struct Answer {
  private(set) var fields: [String: JSONValue] = [:]

  init(to question: Case) {
    fields["id"] = question.id.map(JSONValue.string)
    if question.id == nil { fields["input"] = question.input.map(JSONValue.string) }
    do {
      try answer(question)
    } catch {
      fields["reject"] = true
      fields["reason"] = .string("\(error)")
    }
  }

  /// A reason why a case can't be answered.
  enum Obstacle: Error {
    case missingField
    case unknown(String)
  }

  private mutating func answer(_ question: Case) throws {
    switch question.effectiveKind {
    case "color", "mix", "relative", "decorated": try answerColor(question)
    case "css" where question.isColor: try answerText(question)
    case "serialize" where question.isColor:
      fields["css"] = .string(try color(question.input).serialized)
    case "pair": try answerPair(question)
    case "lab-pair": try answerLabPair(question)
    case "steps": try answerSteps(question)
    case "gamut": try answerGamut(question)
    case "composite": try answerComposite(question)
    case "cvd": try answerVision(question)
    case "hct": try answerHCT(question)
    case "tonal": try answerTonal(question)
    case "contrast-tone": try answerContrastTone(question)
    case "ratio-of-tones": try answerRatioOfTones(question)
    case "quantize": try answerQuantize(question)
    case "sgr": try answerSGR(question)
    case "palette": try answerPalette(question)
    default:
      // Text that must be refused; its parentheses aren't closed automatically.
      guard let text = question.input else { throw Obstacle.missingField }
      _ = try Color(css: text)
    }
  }

  // MARK: Text

  private mutating func answerColor(_ question: Case) throws {
    let color = try color(question.input)
    setValue(color)
    var converted: [String: JSONValue] = [:]
    for name in (question.to ?? [:]).keys {
      guard let space = ColorSpace(cssName: name) else { continue }
      converted[name] = Self.coordinates(color.replacingMissing.converted(to: space))
    }
    fields["to"] = .object(converted)
    fields["hex"] = .string(color.withAlpha(1).hex)
    fields["Y"] = .number(color.converted(to: .xyzD65).components.1)
  }

  private mutating func answerText(_ question: Case) throws {
    let color = try color(question.input)
    setValue(color)
    let srgb = color.space == .srgb ? color : color.replacingMissing.converted(to: .srgb)
    fields["srgb"] = Self.coordinates(srgb)
  }

  private mutating func setValue(_ color: Color) {
    fields["space"] = .string(color.space.cssName)
    fields["coords"] = Self.coordinates(color)
    fields["alpha"] = color.missing.contains(.alpha) ? .null : .number(color.alpha)
  }

  // MARK: Two colors

  private mutating func answerPair(_ question: Case) throws {
    let first = try color(question.a?.string)
    let second = try color(question.b?.string)
    fields["de76"] = .number(first.difference(to: second, by: .cie76))
    fields["de2000"] = .number(first.difference(to: second, by: .ciede2000))
    fields["deok"] = .number(first.difference(to: second, by: .ok))
    let ratio = first.contrastRatio(to: second)
    fields["wcag"] = .number(ratio)
    fields["AA"] = .bool(ratio >= ContrastUse.bodyText.minimumRatio)
    fields["AA_large"] = .bool(ratio >= ContrastUse.largeText.minimumRatio)
    fields["AAA"] = .bool(ratio >= ContrastUse.bodyText.enhancedRatio)
  }

  private mutating func answerLabPair(_ question: Case) throws {
    guard let first = question.lab1, let second = question.lab2, first.count == 3,
      second.count == 3
    else { throw Obstacle.missingField }
    let one = Color(.lab, first[0], first[1], first[2])
    let other = Color(.lab, second[0], second[1], second[2])
    fields["lab1"] = .array(first.map(JSONValue.number))
    fields["lab2"] = .array(second.map(JSONValue.number))
    fields["de2000"] = .number(one.difference(to: other, by: .ciede2000))
  }

  private mutating func answerComposite(_ question: Case) throws {
    let front = try color(question.fg)
    let back = try color(question.bg)
    let seen = front.composited(over: back)
    fields["coords"] = Self.coordinates(seen)
    fields["hex"] = .string(seen.withAlpha(1).hex)
    fields["wcag_fg_over_bg"] = .number(seen.contrastRatio(to: back))
    fields["wcag_ignoring_alpha"] = .number(front.contrastRatio(to: back))
  }

  // MARK: One color

  private mutating func answerSteps(_ question: Case) throws {
    guard let texts = question.colors, texts.count > 1, let count = question.n,
      let space = (question.interpolation ?? question.space).flatMap(ColorSpace.init(cssName:))
    else { throw Obstacle.missingField }
    let hue = question.hue.flatMap(HueInterpolation.init(rawValue:)) ?? .shorter
    let stops = try texts.map { try color($0) }
    let samples = (0..<count).map { sample in
      let position = Double(sample) / Double(max(1, count - 1)) * Double(stops.count - 1)
      let first = min(Int(position), stops.count - 2)
      let (start, end) = (stops[first], stops[first + 1])
      return start.mixed(with: end, by: position - Double(first), in: space, hue: hue)
    }
    fields["coords"] = .array(samples.map(Self.coordinates))
    fields["hex"] = .array(samples.map { .string($0.withAlpha(1).hex) })
  }

  private mutating func answerGamut(_ question: Case) throws {
    let color = try color(question.input).replacingMissing
    for space in [ColorSpace.srgb, .displayP3] {
      fields[space.cssName] = .object([
        "in_gamut": .bool(color.isInGamut(of: space)),
        "minde": Self.coordinates(color.fitted(to: space, by: .css)),
        "raytrace": Self.coordinates(color.fitted(to: space, by: .rayTrace)),
        "clip": Self.coordinates(color.fitted(to: space, by: .clip)),
      ])
    }
  }

  private mutating func answerVision(_ question: Case) throws {
    let visions: [String: ColorVision] = [
      "protan": .protanopia, "deutan": .deuteranopia, "tritan": .tritanopia,
      "achromat": .achromatopsia,
    ]
    let type = question.type ?? ""
    guard let vision = visions.first(where: { type.hasPrefix($0.key) })?.value,
      (question.method ?? "machado") == "machado"
    else { throw Obstacle.unknown(type) }
    let seen = try color(question.input).simulating(vision, severity: question.severity ?? 1)
    fields["hex"] = .string(seen.withAlpha(1).hex)
    fields["linear"] = Self.coordinates(seen.converted(to: .srgbLinear))
  }

  // MARK: Tones

  private mutating func answerHCT(_ question: Case) throws {
    let hct = HCT(try color(question.input))
    fields["hct"] = .array([.number(hct.hue), .number(hct.chroma), .number(hct.tone)])
  }

  private mutating func answerTonal(_ question: Case) throws {
    let palette = TonalPalette(try color(question.source ?? question.input))
    var tones: [String: JSONValue] = [:]
    for name in (question.tones ?? [:]).keys {
      guard let tone = Double(name) else { throw Obstacle.unknown(name) }
      tones[name] = .string(palette.color(tone: tone).hex)
    }
    fields["tones"] = .object(tones)
  }

  private mutating func answerContrastTone(_ question: Case) throws {
    guard let tone = question.tone, let ratio = question.ratio else { throw Obstacle.missingField }
    fields["lighter"] = .number(ToneContrast.lighterTone(than: tone, ratio: ratio) ?? -1)
    fields["darker"] = .number(ToneContrast.darkerTone(than: tone, ratio: ratio) ?? -1)
  }

  private mutating func answerRatioOfTones(_ question: Case) throws {
    guard let first = question.a?.number, let second = question.b?.number else {
      throw Obstacle.missingField
    }
    fields["ratio"] = .number(ToneContrast.ratio(first, second))
  }

  // MARK: Terminals

  private mutating func answerQuantize(_ question: Case) throws {
    let color = try color(question.input)
    for table in Table.all {
      fields[table.name] = .object([
        "deok": .number(Double(table.nearest(to: color, by: .ok))),
        "de2000": .number(Double(table.nearest(to: color, by: .ciede2000))),
        "rgb": .number(Double(table.nearestByBytes(to: color))),
      ])
    }
  }

  private mutating func answerSGR(_ question: Case) throws {
    let color = try color(question.fg ?? question.input)
    for (name, depth) in [
      ("truecolor", ColorDepth.truecolor), ("x256", .ansi256), ("x16", .ansi16),
    ] {
      guard let paint = TerminalPaint(color, depth: depth) else { continue }
      fields["\(name)_fg"] = .string("\u{1B}[\(paint.foreground)m")
      fields["\(name)_bg"] = .string("\u{1B}[\(paint.background)m")
    }
  }

  private mutating func answerPalette(_ question: Case) throws {
    let table = Table.all.first { $0.name == question.palette } ?? Table.all[0]
    let index = question.index.map { $0 - table.firstIndex } ?? -1
    // The palette of 256 holds the sixteen as well, though none of them is chosen from it.
    if index < 0, let whole = question.index, TerminalPalette.xterm.indices.contains(whole) {
      fields["hex"] = .string(TerminalPalette.xterm[whole].hex)
      return
    }
    guard table.colors.indices.contains(index) else { throw Obstacle.missingField }
    fields["hex"] = .string(table.colors[index].hex)
  }

  // MARK: Shared

  private func color(_ text: String?) throws -> Color {
    guard let text else { throw Obstacle.missingField }
    // A style sheet that ends closes what is open.
    let parsed = try ColorExpression.parse(text, allowing: [.unclosedFunctions])
    guard case .color(let color) = parsed.expression else { throw Obstacle.unknown(text) }
    return color
  }

  private static func coordinates(_ color: Color) -> JSONValue {
    let values = [
      (color.components.0, MissingComponents.first), (color.components.1, .second),
      (color.components.2, .third),
    ]
    return .array(
      values.map { value, component in
        color.missing.contains(component) ? .null : .number(value)
      }
    )
  }
}

extension Color {
  /// The same with 0 for what is missing, as a conversion outside interpolation takes it.
  fileprivate var replacingMissing: Color {
    Color(space, components.0, components.1, components.2, alpha: alpha)
  }
}
