import Testing

@testable import SystemAppearance

@Suite("Replies of terminals about their background")
struct BackgroundReplyTests {
  @Test(
    "The color of the reply decides whether the background is dark",
    arguments: [
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;c", true),
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?1;2c", false),
      ("\u{1B}]11;rgb:1e/1e/2e\u{1B}\\\u{1B}[?62c", true),
      ("\u{1B}]11;rgb:f/f/f\u{7}", false),
      // Blue has little light, whatever its lightness in HSL.
      ("\u{1B}]11;rgb:0000/0000/ffff\u{7}", true),
      ("\u{1B}]11;rgba:fdfd/f6f6/e3e3/ffff\u{7}", false),
      // No reply to the question for the color, or none that can be read.
      ("\u{1B}[?62;c", nil),
      ("\u{1B}]11;rgb:00/00\u{7}", nil),
      ("\u{1B}]11;rgb:00000/00/00\u{7}", nil),
      ("\u{1B}]11;hsl:1/2/3\u{7}", nil),
      ("", nil),
    ] as [(String, Bool?)]
  )
  func replies(answer: String, isDark: Bool?) {
    #expect(TerminalBackground.isDark(Array(answer.utf8)) == isDark)
  }

  @Test(
    "A reply is complete with the answer that every terminal gives",
    arguments: [
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", false),
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62", false),
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;1;6c", true),
      ("\u{1B}[?1;2c", true), ("c", false), ("", false),
    ]
  )
  func completeness(answer: String, isComplete: Bool) {
    #expect(TerminalBackground.isComplete(Array(answer.utf8)) == isComplete)
  }

  @Test(
    "The last field of COLORFGBG is the background",
    arguments: [
      ("15;0", true), ("0;15", false), ("0;default;7", false), ("7;8", true), ("1;default", nil),
      ("", nil), ("0;99", nil),
    ] as [(String, Bool?)]
  )
  func variable(text: String, isDark: Bool?) {
    #expect(TerminalBackground.isDark(colorFGBG: text) == isDark)
  }

  @Test(
    "All terminals but dumb ones are queried",
    arguments: [
      ("xterm-256color", true), ("screen-256color", true), ("tmux", true), ("dumb", false),
    ]
  )
  func sending(term: String, isSent: Bool) {
    #expect(TerminalBackground.isWorthSending(term: term) == isSent)
  }
}
