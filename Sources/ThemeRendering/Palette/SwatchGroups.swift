import DynamicColors

/// The rows of a palette, gathered by the part of the name before the first dot.
struct SwatchGroups {
  /// The groups in the order in which their first colours come, rows in the order of the palette.
  ///
  /// Names without a dot make one group.
  let groups: [[SwatchRow]]

  init(_ entries: [PaletteEntry], alphabet: TerminalAlphabet) {
    var groups: [[SwatchRow]] = []
    var indices: [String: Int] = [:]
    for entry in entries {
      let row = SwatchRow(entry, alphabet: alphabet)
      if let index = indices[row.prefix] {
        groups[index].append(row)
      } else {
        indices[row.prefix] = groups.count
        groups.append([row])
      }
    }
    self.groups = groups
  }

  var rows: [SwatchRow] { groups.flatMap(\.self) }
}
