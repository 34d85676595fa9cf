import ColorValues
import DynamicColors
import SourceDiagnostics
import TraitSystem

/// A contrast check of the library file, by its parts.
struct StackedCheck {
  let front: String
  let behind: String
  let method: ColorCheck.ContrastMethod
  let minimum: Double
  let when: [ColorCondition]

  init?(_ check: ColorCheck) {
    guard case .contrast(let front, let behind, let method) = check.measure else { return nil }
    self.front = front
    self.behind = behind
    self.method = method
    minimum = check.minimum
    when = check.when
  }
}

/// A colour that a node draws with, and the grounds on which it is drawn.
struct StackedColor {
  /// A colour that a node paints behind others.
  struct Ground {
    let place: PlacedNode
    let color: String
    /// The ground and the pages behind it, the topmost first.
    let layers: [(place: PlacedNode, index: Int)]
    /// Whether a check names the pair.
    let isPaired: Bool
  }

  /// Where the contrast to a ground is worst.
  struct Failure {
    let ground: Ground
    let method: ColorCheck.ContrastMethod
    let minimum: Double
    let measured: Double
    let conditions: [ColorCondition]
    let device: TraitCollection
  }

  private let use: HierarchyFile.Use
  private let path: [PlacedNode]
  private let checks: [StackedCheck]

  init(_ use: HierarchyFile.Use, _ path: [PlacedNode], _ checks: [StackedCheck]) {
    self.use = use
    self.path = path
    self.checks = checks.filter { $0.front == use.color }
  }

  // MARK: Grounds

  /// Whether a colour paints a page, by its name.
  static func isPage(_ name: String) -> Bool {
    let words = name.split { $0 == "-" || $0 == "." }
    return words.contains("background") || words.contains("surface")
  }

  /// The grounds that the colour is measured on.
  private var grounds: [Ground] {
    var found: [Ground] = []
    for level in path.indices.reversed() {
      let names = path[level].node.uses.map(\.color).filter { $0 != use.color }
      let paired = names.filter { name in checks.contains { $0.behind == name } }
      found += paired.compactMap { ground($0, at: level, isPaired: true) }
      let pages = names.filter(Self.isPage)
      guard !pages.isEmpty else { continue }
      if found.isEmpty { found = pages.compactMap { ground($0, at: level, isPaired: false) } }
      break
    }
    return found
  }

  private func ground(_ name: String, at level: Int, isPaired: Bool) -> Ground? {
    let place = path[level]
    guard let index = place.member?.colors.index(of: name) else { return nil }
    var layers = [(place: place, index: index)]
    for level in path[...level].indices.reversed() {
      for page in path[level].node.uses.map(\.color) where Self.isPage(page) {
        guard let behind = path[level].member?.colors.index(of: page) else { continue }
        if level == path[...level].endIndex - 1, page == name, layers.count == 1 { continue }
        layers.append((path[level], behind))
      }
    }
    return Ground(place: place, color: name, layers: layers, isPaired: isPaired)
  }

  // MARK: Measuring

  /// The grounds from which the colour doesn't stand out enough, each where it is worst.
  func failures() -> [Failure] {
    guard let place = path.last, let member = place.member,
      let front = member.colors.index(of: use.color), !member.isFaulty(front)
    else { return [] }
    let known = grounds.filter { ground in
      !ground.layers.contains { $0.place.member?.isFaulty($0.index) == true }
    }
    return known.flatMap { ground in
      ColorCheck.ContrastMethod.allCases.compactMap { method in
        worst(front, on: ground, method, place, member.colors)
      }
    }
  }

  private func worst(
    _ front: Int,
    on ground: Ground,
    _ method: ColorCheck.ContrastMethod,
    _ place: PlacedNode,
    _ colors: CompiledColors
  ) -> Failure? {
    let asked = asked(of: ground, method)
    guard !asked.isEmpty else { return nil }
    var axes = colors.axes(of: [front])
    for layer in ground.layers {
      axes |= layer.place.member?.colors.axes(of: [layer.index]) ?? 0
    }
    var worst: Failure?
    var all: [MeasuredCombination] = []
    _ = colors.forEachCombination(ofAxes: axes) { device, conditions in
      let traits = place.traits(on: device)
      let limits = asked.filter { check in check.when.allSatisfy { $0.holds(in: traits) } }
        .map(\.minimum)
      guard let limit = ground.isPaired ? limits.max() : limits.min() else { return }
      let behind = Self.color(of: ground, on: device)
      let isProved =
        ground.isPaired && behind.isOpaque && ground.place.member?.name == place.member?.name
        && ground.place.traits(on: device) == traits
      let ink = colors.color(at: front, for: traits)
      let value = SeenContrast.measure(ink, on: behind.appearances, by: method)
      all.append(MeasuredCombination(conditions: conditions, value: value))
      guard !isProved, value < limit, value < worst?.measured ?? .infinity else { return }
      worst = Failure(
        ground: ground,
        method: method,
        minimum: limit,
        measured: value,
        conditions: conditions,
        device: device
      )
    }
    return worst.map { $0.simplified(among: all) }
  }

  /// The checks that count for a ground.
  private func asked(of ground: Ground, _ method: ColorCheck.ContrastMethod) -> [StackedCheck] {
    if ground.isPaired {
      return checks.filter { $0.method == method && $0.behind == ground.color }
    }
    // Of a ground that no check names the ratio is asked; tone only where nothing asks a ratio.
    let hasRatio = checks.contains { $0.method == .wcag }
    return checks.filter { $0.method == method && (method == .wcag || !hasRatio) }
  }

  /// What a ground looks like with all that is behind it.
  private static func color(
    of ground: Ground,
    on device: TraitCollection
  ) -> (appearances: [Color], isOpaque: Bool) {
    var seen = Color.transparent
    for (number, layer) in ground.layers.enumerated() {
      guard let colors = layer.place.member?.colors else { continue }
      let color = colors.color(at: layer.index, for: layer.place.traits(on: device))
      seen = number == 0 ? color : seen.composited(over: color)
      if seen.alpha >= 1 { return ([seen], number == 0) }
    }
    return (SeenContrast.appearances(of: seen), false)
  }

  // MARK: Reports

  func report(_ failure: Failure, _ findings: inout Findings) {
    guard let place = path.last, let member = place.member,
      let front = member.colors.index(of: use.color)
    else { return }
    let measured = DecimalNumber.cut(failure.measured, below: failure.minimum)
    let ground = failure.ground
    let owner =
      ground.place.node.path == place.node.path ? "" : " of '\(ground.place.node.path)'"
    var notes = [note(use.color, front, place, failure.device)]
    let opaque = ground.layers.firstIndex { layer in
      layer.place.member?.colors
        .color(at: layer.index, for: layer.place.traits(on: failure.device)).alpha ?? 1 >= 1
    }
    for layer in ground.layers.prefix((opaque ?? ground.layers.count - 1) + 1) {
      let name = layer.place.member?.colors.definition(at: layer.index).name ?? ""
      notes.append(note(name, layer.index, layer.place, failure.device))
    }
    let behind = Self.color(of: ground, on: failure.device).appearances
    let ink = member.colors.color(at: front, for: place.traits(on: failure.device))
    let gaps = behind.map { failure.method.gap(failure.minimum, around: $0) }
    notes[0].message +=
      ink.nearest(keepingOutOf: gaps).map { "; \($0.displayCSS) is the nearest colour that passes" }
      ?? "; no colour passes there"
    findings.add(
      .stackedContrast,
      "'\(use.color)' on '\(ground.color)'\(owner) has \(failure.method.words(measured)) at '\(place.node.path)' \(CheckFailure.place(member.name, failure.conditions)), and \(failure.method.limit(failure.minimum)) is asked",
      at: use.excerpt,
      notes: notes,
      about: member.subject(failure.conditions)
    )
  }

  private func note(
    _ name: String,
    _ index: Int,
    _ place: PlacedNode,
    _ device: TraitCollection
  ) -> Diagnostic.Note {
    let traits = place.traits(on: device)
    let color = place.member?.colors.color(at: index, for: traits).displayCSS ?? ""
    return Diagnostic.Note(
      message: "'\(name)' is \(color) at '\(place.node.path)'",
      excerpt: place.member?.colors.excerpt(at: index, for: traits)
    )
  }
}

extension StackedColor.Failure {
  /// The failure without the conditions that don't matter.
  fileprivate func simplified(among all: [MeasuredCombination]) -> Self {
    let worst = MeasuredCombination(conditions: conditions, value: measured)
    return Self(
      ground: ground,
      method: method,
      minimum: minimum,
      measured: measured,
      conditions: MeasuredCombination.smallest(worst, among: all),
      device: device
    )
  }
}
