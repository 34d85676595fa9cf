import SourceDiagnostics
import Testing
import TestSupport

@testable import SourceDocuments

@Suite struct FuzzTests {
  private let seeds = [
    "theme: pastel\ncolors:\n  a: \"#fff\" # c\n  b: {light: 'x', dark: [1, 2]}\n",
    "a: &x\n- 1\n- {b: *x}\nc: *x\n? d\n: |\n  text\n   more\n\ne: >-\n  f\n  g\n",
    "größe: \"\\u00e4\\\n  😀\"\r\n'it''s': !!str ~\r\n? [k]\r\n: v\r\n<<: 1\r\n[a: 1, ? b]: \n",
    "%YAML 1.2\n---\n- - - a\n    b\n- [x, y: z, {q}]\n...\n# end\n",
  ]

  @Test(
    "Trees of mutated documents satisfy the laws of trees",
    arguments: 0..<caseCount(20, long: 40)
  )
  func mutated(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let alphabet =
      Array("\n\n  \t:-?[]{},&*!|>'\"%@`#~a1é\r<\\".utf8) + [0, 0xFF, 0xC3, 0xEF, 0xBB]
    for _ in 0..<60 {
      var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &generator)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2 where bytes.count > 1: bytes.remove(at: place)
        default:
          let end = Int.random(in: place...bytes.count, using: &generator)
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        }
      }
      check(bytes)
    }
  }

  @Test("Trees of random bytes satisfy the laws of trees", arguments: 0..<caseCount(2, long: 10))
  func random(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) &+ 1_000)
    for length in 0..<60 {
      check((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
      check((0..<length).map { _ in UInt8.random(in: 0x20..<0x7F, using: &generator) })
    }
  }

  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "f", bytes: bytes)
    let (document, diagnostics) = YAMLReader.read(file)
    if let part = YAMLReader.parse(file).document { check(part.root, inside: 0..<bytes.count) }
    if let root = document?.root {
      check(root, inside: 0..<bytes.count)
    } else {
      #expect(diagnostics.contains { $0.severity == .error }, "\(bytes)")
    }
    for diagnostic in diagnostics {
      guard let excerpt = diagnostic.excerpt else { continue }
      #expect(excerpt.start <= excerpt.end, "\(bytes)")
    }
    _ = printed(diagnostics)
  }

  private func check(_ node: SourceNode, inside outer: Range<Int>) {
    if node.index == 0 { #expect(node.tree.brokenInvariant == nil, "\(node.file.bytes)") }
    let range = node.range
    #expect(
      outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
      "\(node.file.bytes)"
    )
    _ = node.trailingComment
    let count = node.withUTF8 { $0.count }
    for first in 0..<min(count, 40) {
      let part = node.sourceRange(ofValueBytes: first..<first + 1)
      #expect(
        0 <= part.lowerBound && part.upperBound <= node.file.bytes.count,
        "\(node.file.bytes)"
      )
    }
    guard !node.isAlias else { return }
    for (key, value) in node.entries {
      #expect(key.kind == .scalar)
      #expect(key.range.upperBound <= value.range.lowerBound, "\(node.file.bytes)")
      check(key, inside: range)
      check(value, inside: range)
    }
    #expect(Set(node.entries.map(\.key.text)).count == node.entries.count)
    #expect(Array(node.entries).count == node.entries.count)
    var ranges: [Range<Int>] = []
    node.forEachEntry { ranges += [$0.range, $1.range] }
    #expect(ranges == node.entries.flatMap { [$0.key.range, $0.value.range] })
    #expect(Array(node.elements).count == node.elements.count)
    for element in node.elements { check(element, inside: range) }
  }
}
