import PlatformSupport

extension Terminal {
  /// Shows text that is longer than the screen in the user's pager, as git does.
  ///
  /// The pager is `$PAGER`, or `less`; an empty variable and `cat` mean none. `LESS` is set to
  /// `FRX` if it isn't set: the pager shows colors, and leaves the text on the screen. Otherwise it
  /// is only told to show colors.
  ///
  /// - Returns: Whether the text was shown; not if it fits the screen, or if no pager is available.
  func page(_ text: String) -> Bool {
    guard let rows, isOutputTerminal else { return false }
    let pager = environment["PAGER"] ?? "less"
    guard !pager.isEmpty, pager != "cat",
      text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return false }
    Output.endProgress()
    unsafe setenv("LESS", environment["LESS"].map { "-R \($0)" } ?? "FRX", 1)
    guard let stream = unsafe popen(pager, "w") else { return false }
    var text = text
    // The user can end the pager before the end of the text, so a failure to write isn't an error.
    text.withUTF8 { bytes in _ = unsafe fwrite(bytes.baseAddress, 1, bytes.count, stream) }
    // The shell exits with 127 if it can't find the program.
    return unsafe pclose(stream) >> 8 & 0xFF != 127
  }
}
