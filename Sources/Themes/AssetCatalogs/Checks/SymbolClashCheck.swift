import SourceDiagnostics

extension CheckContext {
  /// Reports names whose Swift symbols are equal or already defined by the system.
  ///
  /// Xcode derives a symbol from each name: it removes separators and capitalizes the next letter,
  /// lowers the first letter, and removes `Color` or `Image` at the end. A group with a namespace
  /// becomes a type, so that only symbols of one namespace can be equal.
  func reportSymbolClashes(to findings: inout Findings) {
    var first: [[String]: Asset] = [:]
    for asset in catalog.assets where !asset.isPart {
      guard asset.type == .colorSet || asset.type == .imageSet else { continue }
      let parts = asset.qualifiedName.split(separator: "/")
      let symbol = self.symbol(of: parts.last.map(String.init) ?? "")
      let namespace = parts.dropLast().joined(separator: "/")
      let isColor = asset.type == .colorSet
      if isColor, namespace.isEmpty, Self.taken.contains(symbol) {
        findings.add(
          .symbolClash,
          "color \(name: asset.qualifiedName) has the symbol \(name: symbol) of the system colors; rename the asset",
          at: place(of: asset)
        )
        continue
      }
      let key = [asset.type.rawValue, namespace, symbol]
      guard let other = first[key] else {
        first[key] = asset
        continue
      }
      // `duplicate-asset` reports equal names.
      guard other.qualifiedName != asset.qualifiedName else { continue }
      findings.add(
        .symbolClash,
        "\(name: asset.qualifiedName) and \(name: other.qualifiedName) both become the symbol \(name: symbol); rename one",
        at: place(of: asset),
        notes: [Diagnostic.Note(message: "the other is here", excerpt: place(of: other))]
      )
    }
  }

  private func symbol(of name: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return name }
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var symbol = words.joined()
    for suffix in ["Color", "Image"] where symbol.hasSuffix(suffix) && symbol.count > suffix.count {
      symbol = String(symbol.dropLast(suffix.count))
    }
    // A run of capitals at the start is an abbreviation and is lowered as a whole.
    let capitals = symbol.prefix { $0.isUppercase }
    if capitals.count == symbol.count { return symbol.lowercased() }
    let lowered = max(1, capitals.count > 1 ? capitals.count - 1 : 1)
    return symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
  }

  /// Colors that UIKit, AppKit or SwiftUI define by name.
  private static let taken: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "indigo",
    "lightGray", "magenta", "mint", "orange", "pink", "primary", "purple", "red", "secondary",
    "teal", "white", "yellow", "label", "link", "separator", "tint", "text", "highlight", "shadow",
  ]
}

extension Rule {
  /// The symbols that Xcode derives from names must be unique and available.
  static let symbolClash = Rule(
    catalog: "symbol-clash",
    severity: .warning,
    summary: "The symbols that Xcode derives from names must be unique and available."
  )
}
