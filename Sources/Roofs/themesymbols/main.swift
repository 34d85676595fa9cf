import PlatformSupport
import SourceDiagnostics
import SystemPackage
import TextSupport
import ThemeFiles

func report(_ text: String) { _ = try? FileDescriptor.standardError.writeAll(text.utf8) }

func fail(_ text: String) -> Never {
  report(text)
  exit(EXIT_FAILURE)
}

do {
  try SymbolsCommand(Array(CommandLine.arguments.dropFirst())) { report("\($0)\n") }.run()
} catch ThemeLibraryError.invalid(let findings) {
  fail(DiagnosticTextPrinter(color: false).text(for: findings))
} catch {
  fail("error: \(VisibleText.of("\(error)"))\n")
}
