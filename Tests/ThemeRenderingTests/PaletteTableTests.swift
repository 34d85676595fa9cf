import DynamicColors
import TestSupport
import Testing
import TextSupport
import ThemeRendering

struct PaletteTableTests {
  @Test("The table looks as it was approved")
  func golden() throws {
    try expectGolden(try PaletteTable(.sample()).text, "table.txt")
  }

  @Test("Every line has six fields between tabs, of one width in each column")
  func fields() throws {
    let lines = try PaletteTable(.sample()).text.split(separator: "\n")
    let fields = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(fields.allSatisfy { $0.count == 6 })
    for column in 0..<5 {
      #expect(Set(fields.map { TextWidth.columns(of: String($0[column])) }).count == 1)
    }
  }

  @Test("What is not known is a hyphen, and a tab in a name is no field")
  func unknown() throws {
    #expect(
      try PaletteTable(.single("a\tb", "#fff")).text
        == """
        NAME\tVALUE  \tSPACE\tALPHA\tCONDITIONS\tSOURCE
        a\\tb\t#ffffff\tsrgb \t100% \t-         \t-

        """
    )
  }
}
