import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import Testing
import TestSupport

@Suite("YAMLFormatter")
struct YAMLFormatterTests {
  private func formatted(_ text: String) -> String? { YAMLFormatter.format(file(text)).text }

  @Test(
    "Formatted text has canonical indentation, spaces and blank lines",
    arguments: [
      ("a:\n    b:   1\n    c: 2\n", "a:\n  b: 1\n  c: 2\n"),
      ("a:\n- 1\n-   2\nb: 3", "a:\n  - 1\n  - 2\nb: 3\n"),
      ("a:\n  -\n    b: 1\n    c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
      ("-   - a\n    - b\n", "- - a\n  - b\n"),
      ("\n\na: 1\n\n\n\nb: 2\n\n\n", "a: 1\n\nb: 2\n"),
      ("a: 1\r\nb:\n- 2\r\n", "a: 1\r\nb:\r\n  - 2\r\n"),
      ("a: 1\nb:\r\n  - 2\r\n", "a: 1\nb:\n  - 2\n"),
      ("\u{FEFF}---\na: 1\n...\n", "a: 1\n"),
      ("%YAML 1.2\n---\na:   1\n", "%YAML 1.2\n---\na: 1\n"),
      ("? a\n: 1\n? b\n", "a: 1\nb:\n"),
      ("a: |\n      x\n       y\n\nb: >-\n   z\n   w\n", "a: |\n  x\n   y\n\nb: >-\n  z\n  w\n"),
      ("a: |+\n x\n\n\n\nb: 1\n", "a: |+\n  x\n\n\n\nb: 1\n"),
      ("a: |+\n  größe\n\nb: 1\n", "a: |+\n  größe\n\nb: 1\n"),
      ("a: |2-\n    x\n  y\n", "a: |2-\n    x\n  y\n"),
      ("a: |\n x", "a: |\n  x\n"),
      ("a: b\n    c\n\n    d\n", "a: b\n  c\n\n  d\n"),
      ("[1,  2 ]", "[1, 2]\n"),
    ]
  )
  func layout(text: String, expected: String) {
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test(
    "Quotes are written only where required, as double quotes",
    arguments: [
      ("'red'", "red"), ("\"red\"", "red"), ("'#fff'", "\"#fff\""), ("'{a}'", "\"{a}\""),
      ("'yes'", "\"yes\""), ("'Null'", "\"Null\""), ("'12'", "\"12\""), ("'-a'", "\"-a\""),
      ("''", "\"\""), ("'a: b'", "\"a: b\""), ("'a:b'", "a:b"), ("'a '", "\"a \""),
      ("'\"b\" ''c'''", "'\"b\" ''c'''"), ("'#a\\b'", "'#a\\b'"), ("'it''s'", "it's"),
      ("\"\\u00e9\"", "\"\\u00e9\""), ("'1e3'", "\"1e3\""), ("'face00'", "\"face00\""),
      ("yes", "yes"), ("0x1F", "0x1F"), ("~", "~"), ("größe", "größe"), ("'größe'", "größe"),
      ("'a, b'", "a, b"), ("[ 'a, b', 'c' ]", "[\"a, b\", c]"), ("[ 'a:b' ]", "[\"a:b\"]"),
      ("color-mix(in oklab, {a} 92%, white)", "color-mix(in oklab, {a} 92%, white)"),
      ("'color-mix(in oklab, {a} 92%, white)'", "color-mix(in oklab, {a} 92%, white)"),
      ("\"a\u{A0}b\"", "\"a\\xA0b\""), ("{ k: \"v\"}", "{ k: v }"), ("{ }", "{}"), ("[ ]", "[]"),
    ]
  )
  func quotes(value: String, expected: String) {
    #expect(formatted("k: \(value)\n") == "k: \(expected)\n")
    #expect(formatted("k: \(expected)\n") == "k: \(expected)\n")
  }

  @Test(
    "Formatting keeps comments at their nodes",
    arguments: [
      ("a: 1 # x\n", "a: 1  # x\n"),
      ("a: 1      # x  \n", "a: 1      # x\n"),
      ("#x\n\n# y\na: 1\n", "#x\n\n# y\na: 1\n"),
      ("a: # x\n    b: 1\n", "a:  # x\n  b: 1\n"),
      ("a:\n# x\n    b: 1\n    # y\n# z\nc: 2\n", "a:\n  # x\n  b: 1\n  # y\n# z\nc: 2\n"),
      ("a:\n- 1\n# b\nb: 2\n", "a:\n  - 1\n# b\nb: 2\n"),
      ("a:\n    - b:\n         c: 1\n    # x\n", "a:\n  - b:\n      c: 1\n  # x\n"),
      ("a: # x\n  red\n", "# x\na: red\n"),
      ("a:\n  - # x\n    b: 1\n", "a:\n  # x\n  - b: 1\n"),
      ("a: | # x\n  y\n# z\n", "a: |  # x\n  y\n# z\n"),
      ("a: [1, # x\n  2]\n", "a: [1,  # x\n    2]\n"),
      ("a: [\n  # x\n  1\n  ]\n", "a: [\n    # x\n    1]\n"),
      ("a: {b: 1 # x\n  }\n", "a: { b: 1  # x\n   }\n"),
      ("a: &x # c\n  b: 1\n", "a: &x  # c\n  b: 1\n"),
      ("a: 1\n  # deep\n", "a: 1\n# deep\n"),
      ("a: 'x' # was quoted\n", "a: x  # was quoted\n"),
      ("a: 'x'  # c\nb: 'yz' # c\n", "a: x    # c\nb: yz  # c\n"),
    ]
  )
  func comments(text: String, expected: String) {
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test("Formatting keeps anchors, aliases and tags at their nodes")
  func properties() {
    let text = """
      a:   &x
          b: &y   1
          &k c: !!str   2
      d: [*x , &z {e: *y}]
      f:
        - &w
          g: 1
        - !!map
          h: 2
      *y : i

      """
    let expected = """
      a: &x
        b: &y 1
        &k c: !!str 2
      d: [*x, &z { e: *y }]
      f:
        - &w
          g: 1
        - !!map
          h: 2
      *y : i

      """
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test("Spaces that align neighbors are kept, and others are removed")
  func alignment() {
    let text = """
      ramp:
        50:  red
        100: blue
        x:      odd
      list:
        - { a: [one, two],    b: 1 }
        - { a: [one, three],  b: 2 }
        - { a:   3 }

      """
    let expected = text.replacing("x:      odd", with: "x: odd").replacing("a:   3", with: "a: 3")
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test("A flow collection is joined if it fits, and otherwise keeps its lines")
  func flow() {
    let long = (1...9).map { "state.warning-\($0)" }
    let all = "uses: [\(long.joined(separator: ", "))]\n"
    #expect(
      formatted(all) == """
        uses: [state.warning-1, state.warning-2, state.warning-3, state.warning-4, state.warning-5, state.warning-6,
               state.warning-7, state.warning-8, state.warning-9]

        """
    )
    let broken = """
      uses: [
        \(long.prefix(5).joined(separator: ", ")),
        \(long.dropFirst(5).joined(separator: ", ")),
      ]

      """
    let aligned = """
      uses: [\(long.prefix(5).joined(separator: ", ")),
             \(long.dropFirst(5).joined(separator: ", "))]

      """
    #expect(formatted(broken) == aligned)
    #expect(formatted(aligned) == aligned)
    #expect(formatted("a: [1,\n\n  2,]\n") == "a: [1, 2]\n")
  }

  @Test(
    "An unreadable file is not formatted",
    arguments: [
      ("a: [1\n", "syntax"), ("a: 1\na: 2\n", "duplicate-key"), ("\ta: 1\n", "tab-indentation"),
      ("# nothing\n", "empty-document"), ("a: *x\n", "unknown-anchor"),
      ("a: 1\n---\nb: 2\n", "several-documents"), ("a: !x 1\n", "unsupported-tag"),
    ]
  )
  func refused(text: String, rule: String) {
    let (result, diagnostics) = YAMLFormatter.format(file(text))
    #expect(result == nil)
    #expect(diagnostics.map(\.rule.id) == [rule])
  }

  @Test("Lines whose alignments depend on each other are stable after one step")
  func chains() {
    // Each line's second gap is held by the next line alone, whose first gap moves it when it
    // closes.
    let lines = (0..<500).map { number in
      "- { a:  \(number % 10), b:   1\(number % 2 == 0 ? "" : "1"), c:  2 }"
    }
    let text = lines.joined(separator: "\n") + "\n"
    let once = formatted(text)
    #expect(once != nil)
    #expect(once.flatMap(formatted) == once)
  }

  @Test(
    "Combining marks after whitespace or a quote are text, and are stable after one step",
    arguments: [
      ("a: x\n  \u{301}b\n", "a: x\n  \u{301}b\n"), ("x\n\u{73E}\n", "x\n  \u{73E}\n"),
      ("a: \"x \n    \u{301}b\"\n", "a: \"x\n  \u{301}b\"\n"),
      ("a: '\u{301}x''\u{301}\n  y'\n", "a: \"\u{301}x'\u{301}\n  y\"\n"),
      ("a: '\"''\u{301}'\n", "a: '\"''\u{301}'\n"),
      ("a: |1\n  \u{301}b\n", "a: |2\n   \u{301}b\n"),
      ("a: >\n   b\n    \u{301}c\n", "a: >\n  b\n   \u{301}c\n"),
      ("a: >2-\n  b c\n", "a: b c\n"), ("a: >2\n  b c\n", "a: \"b c\\n\"\n"),
      ("a: >2-\n  null\n", "a: \"null\"\n"), ("? |-\n  a\n: b\n", "a: b\n"),
      ("a: >2-\n  b \"c\"\n", "a: b \"c\"\n"),
    ]
  )
  func combining(text: String, expected: String) {
    let formatted = YAMLFormatter.format(file(text)).text
    #expect(formatted == expected)
    #expect(formatted.map { YAMLFormatter.format(file($0)).text } == expected)
  }
}
