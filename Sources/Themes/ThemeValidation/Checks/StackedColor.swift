import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import TraitSystem

/// A color used by a node, and the backgrounds on which it is shown.
struct StackedColor {
  /// The contrast on a composited background on a device.
  struct Measurement {
    let composite: BackgroundStack.Composite
    let method: ColorCheck.ContrastMethod
    let minimum: Double
    let value: Double
    var conditions: [TraitCondition]
    let device: TraitCollection
    /// Whether a plain check measures the same value.
    let isProved: Bool
  }

  private let use: HierarchyFile.Use
  private let place: PlacedNode
  private let member: CompiledTheme
  private let front: ColorIndex
  private let checks: [BackgroundRoles.DisplayCheck]
  /// The methods of the checks.
  private let methods: [ColorCheck.ContrastMethod]
  private let stack: BackgroundStack

  /// Finds the backgrounds of a color at the end of a path; nil if the theme there lacks the color.
  init?(_ use: HierarchyFile.Use, at path: [PlacedNode], roles: inout BackgroundRoles) {
    guard let place = path.last, let member = place.member,
      let front = member.definitions.index(of: use.color), !member.isInvalid(front)
    else { return nil }
    self.use = use
    self.place = place
    self.member = member
    self.front = front
    let checks = roles.checks(of: use.color)
    self.checks = checks
    methods = ColorCheck.ContrastMethod.allCases.filter { method in
      checks.contains { $0.contrast.method == method }
    }
    stack = BackgroundStack(behind: use.color, along: path, roles: &roles)
  }

  // MARK: Measuring

  /// Returns the backgrounds on which the contrast is too low, each with the worst measurement.
  func failures() -> [Measurement] {
    /// A background by its node and its color, and the measure of contrast.
    struct Key: Hashable {
      let path: String
      let index: ColorIndex
      let method: ColorCheck.ContrastMethod
    }
    var keys: [Key] = []
    var found: [Key: [Int: Measurement]] = [:]
    var combinations: [[TraitCondition]] = []
    _ = member.definitions.forEachCombination(
      ofAxes: member.definitions.axes(of: [front]) | stack.axes
    ) { device, conditions in
      combinations.append(conditions)
      let traits = place.traits(on: device)
      let foreground = ShownColor(member.definitions.color(at: front, for: traits))
      // Colors without a valid value were already reported.
      for composite in stack.composites(on: device)
      where !composite.layers.contains(where: { $0.member.isInvalid($0.index) }) {
        for method in methods {
          guard let background = composite.layers.first,
            let minimum = limit(on: composite, by: method, for: traits)
          else { continue }
          let value = method.lowestContrast(
            of: foreground,
            on: ShownColor.appearances(of: composite.color),
            in: traits.measuredGamut
          )
          guard value < minimum else { continue }
          let path = background.place.node.path
          let key = Key(path: path, index: background.index, method: method)
          if found[key] == nil { keys.append(key) }
          // Of the composites with the same topmost background, the worst counts.
          let row = combinations.count - 1
          guard value < found[key]?[row]?.value ?? .infinity else { continue }
          found[key, default: [:]][row] = Measurement(
            composite: composite,
            method: method,
            minimum: minimum,
            value: value,
            conditions: conditions,
            device: device,
            isProved: isProved(on: composite, device: device, for: traits)
          )
        }
      }
    }
    return keys.compactMap { key in found[key].flatMap { Self.worst($0, of: combinations) } }
  }

  /// Returns the required contrast on a composite: the maximum of the checks that pair its topmost
  /// paired background with the color; otherwise the minimum of all checks of the color.
  private func limit(
    on composite: BackgroundStack.Composite,
    by method: ColorCheck.ContrastMethod,
    for traits: TraitCollection
  ) -> Double? {
    func limits(_ isMeant: @escaping (BackgroundRoles.DisplayCheck) -> Bool) -> some Sequence<
      Double
    > {
      checks.lazy.filter { check in
        check.contrast.method == method && isMeant(check)
          && check.when.allSatisfy { $0.holds(in: traits) }
      }.map(\.minimum)
    }
    for background in composite.layers
    where checks.contains(where: { $0.contrast.background == background.name }) {
      return limits { $0.contrast.background == background.name }.max()
    }
    // The ratio is required; tone only if no check requires a ratio.
    return method == .wcag || !methods.contains(.wcag) ? limits { _ in true }.min() : nil
  }

  /// Returns whether the check of the pair measures the same value: the background alone, under
  /// traits without a difference that the two colors depend on.
  private func isProved(
    on composite: BackgroundStack.Composite,
    device: TraitCollection,
    for traits: TraitCollection
  ) -> Bool {
    guard composite.layers.count == 1, let background = composite.layers.first,
      composite.color.alpha >= 1,
      background.member.name == member.name,
      checks.contains(where: { $0.contrast.background == background.name })
    else { return false }
    let other = background.place.traits(on: device)
    let overridden = Set(place.overrides.keys).union(background.place.overrides.keys)
    return overridden.allSatisfy { trait in
      traits.value(of: trait) == other.value(of: trait)
        || !member.definitions.depends([front, background.index], on: trait)
    }
  }

  /// Returns the worst measurement that isn't proved, with minimal conditions.
  private static func worst(
    _ found: [Int: Measurement],
    of combinations: [[TraitCondition]]
  ) -> Measurement? {
    let worst = found.filter { !$0.value.isProved }
      .min { ($0.value.value, $0.key) < ($1.value.value, $1.key) }
    guard let worst else { return nil }
    let table = CombinationTable(
      combinations.enumerated().map { row, conditions in
        CombinationTable.Row(conditions: conditions, value: found[row]?.value ?? .infinity)
      }
    )
    let (position, conditions) = table.minimalConditions(of: worst.key)
    var reported = found[position] ?? worst.value
    reported.conditions = conditions
    return reported
  }

  // MARK: Reports

  func report(_ failure: Measurement, to findings: inout Findings) {
    guard let background = failure.composite.layers.first else { return }
    let measured = NumberText.message(failure.value, below: failure.minimum)
    let message = Diagnostic.Message.lowContrast(
      of: use.color,
      on: background.name,
      by: failure.method,
      measured: measured,
      place: CheckFailure.place(inTheme: member.name, under: failure.conditions),
      required: failure.minimum
    )
    let (path, owner) = (place.node.path, background.place.node.path)
    var notes = [note(about: use.color, at: front, in: member, shownBy: place, on: failure.device)]
    notes += failure.composite.layers.map { layer in
      note(
        about: layer.name,
        at: layer.index,
        in: layer.member,
        shownBy: layer.place,
        on: failure.device
      )
    }
    let traits = place.traits(on: failure.device)
    let foreground = member.definitions.color(at: front, for: traits)
    let gaps = ShownColor.appearances(of: failure.composite.color)
      .map { failure.method.gap(failure.minimum, around: $0, in: traits.measuredGamut) }
    notes[0].message +=
      foreground.nearest(keepingOutOf: gaps).map {
        "; \($0.messageCSS()) is the nearest color that passes"
      }
      ?? "; no color passes there"
    var subject = member.subject(failure.conditions)
    subject.colors = CheckFailure.shownColors(foreground, on: failure.composite.color)
    findings.add(
      .stackedContrast,
      path == owner
        ? "at \(name: path), \(message)"
        : "on the background of \(name: owner) at \(name: path), \(message)",
      at: use.excerpt,
      notes: notes,
      about: subject
    )
  }

  private func note(
    about name: String,
    at index: ColorIndex,
    in member: CompiledTheme,
    shownBy place: PlacedNode,
    on device: TraitCollection
  ) -> Diagnostic.Note {
    let traits = place.traits(on: device)
    return Diagnostic.Note(
      message:
        "'\(name)' is \(member.definitions.color(at: index, for: traits).readableText) at '\(place.node.path)'",
      excerpt: member.definitions.excerpt(at: index, for: traits)
    )
  }
}
