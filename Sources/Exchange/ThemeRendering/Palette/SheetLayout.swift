import TextSupport

/// The columns of a sheet in a terminal.
struct SheetLayout {
  /// The columns of each part beside the names; 0 leaves it out.
  struct Plan: Hashable {
    var block = 0
    var hex = 0
    var css = 0
    var sample = 0
    var badge = 0
    var about = 0

    /// The columns of one side, with a space around each part.
    var side: Int {
      let parts = [block, hex, css, sample, badge].filter { $0 > 0 }
      return parts.isEmpty ? 0 : parts.reduce(1) { $0 + $1 + 1 }
    }
  }

  let columns: Int
  let plan: Plan
  /// The columns for names.
  let name: Int

  /// Chooses the richest plan that fits.
  init(_ sheet: PaletteSheet, columns: Int, showsBlocks: Bool) {
    self.columns = columns
    let colors = sheet.groups.flatMap(\.colors)
    // Headings are in the column of the names.
    let names = colors.map(\.markedStem) + sheet.groups.map(\.heading)
    let longest = names.map { TextWidth.columns(of: $0) }.max() ?? 0
    let values = colors.flatMap(\.values).compactMap(\.self)
    let hex = values.map(\.hex.utf8.count).max() ?? 7
    let css = values.map { $0.css?.utf8.count ?? 0 }.max() ?? 0
    let badge = values.contains { $0.badge != nil } ? 9 : 0
    let sample = showsBlocks && badge > 0 ? 4 : 0
    let hasAbout = colors.contains { $0.about != nil }
    let block = showsBlocks ? 6 : 0
    let about = hasAbout ? Self.readableAbout : 0
    let plans = [
      Plan(block: block, hex: hex, css: css, sample: sample, badge: badge, about: about),
      Plan(block: block, hex: hex, sample: sample, badge: badge, about: about),
      Plan(block: block, hex: hex, sample: sample, badge: badge),
      Plan(block: block, hex: hex, badge: badge),
      Plan(block: min(block, 4), hex: hex),
      Plan(block: min(block, 4)),
    ]
    func width(_ plan: Plan, name: Int) -> Int {
      let sides = plan.side > 0 ? sheet.sides.count * (plan.side + ChartWriter.gap) : 0
      return ChartWriter.margin + name + sides + (plan.about > 0 ? ChartWriter.gap + plan.about : 0)
    }
    let fitting = plans.enumerated().first { index, plan in
      let least = index < 4 ? Self.readableName : Self.shortestName
      return width(plan, name: min(longest, least)) <= columns
    }
    var chosen = fitting?.element ?? Plan()
    let rest = columns - width(chosen, name: 0)
    name = max(0, min(longest, rest))
    if chosen.about > 0 { chosen.about += rest - name }
    plan = chosen
  }

  /// The columns that a description must have to be shown.
  private static let readableAbout = 24
  /// The columns that names keep until values are left out, and until blocks are.
  private static let readableName = 16
  private static let shortestName = 6

  /// Returns the first column of a side.
  func start(ofSide side: Int) -> Int {
    ChartWriter.margin + name + ChartWriter.gap + side * (plan.side + ChartWriter.gap)
  }
}

extension SheetColor {
  /// The name within its group, with a mark where it is deprecated.
  var markedStem: String {
    (stem.isEmpty ? name : stem) + (deprecation == nil ? "" : " !")
  }
}
