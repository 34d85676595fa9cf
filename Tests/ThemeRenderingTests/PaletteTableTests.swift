import DynamicColors
import Testing
import TestSupport
import TextSupport
import ThemeRendering

struct PaletteTableTests {
  @Test("The palette table equals its golden file")
  func golden() throws {
    try expectGolden(try PaletteTable(.sample()).text, "table.txt")
  }

  @Test("Every line after the traits has seven fields with a tab between them")
  func fields() throws {
    let lines = try PaletteTable(.sample()).text.split(separator: "\n").dropFirst()
    let fields = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(fields.allSatisfy { $0.count == 7 })
  }

  @Test(
    "Rows that are too wide for the terminal continue on the next line",
    arguments: [40, 80, 100, 120, 200]
  )
  func widths(columns: Int) throws {
    let text = try PaletteTable(.sample(), columns: columns).text
    for line in text.split(separator: "\n") where line.drop(while: { $0 == " " }).contains("  ") {
      #expect(TextWidth.columns(of: String(line)) <= columns)
    }
    #expect(text.contains("pastel.yaml:12:11"))
    if columns == 80 { try expectGolden(text, "table-80.txt") }
  }

  @Test("An unknown value is a hyphen, and a tab in a name is escaped")
  func unknown() throws {
    #expect(
      try PaletteTable(.single("a\tb", css: "#fff")).text
        == """
        #\u{20}
        NAME\tHEX\tVALUE\tSPACE\tALPHA\tCONDITIONS\tSOURCE
        a\\tb\t#ffffff\t#ffffff\tsrgb\t100%\t-\t-

        """
    )
  }
}
