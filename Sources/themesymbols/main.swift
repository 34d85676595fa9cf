import PlatformSupport
import SourceDiagnostics
import SystemPackage
import TextSupport
import ThemeFiles

func fail(_ text: String) -> Never {
  _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  exit(EXIT_FAILURE)
}

do {
  try SymbolsCommand(Array(CommandLine.arguments.dropFirst())).run()
} catch ThemeLibraryError.invalid(let findings) {
  fail(DiagnosticTextPrinter(color: false).text(for: findings))
} catch {
  fail("error: \(VisibleText.of("\(error)"))\n")
}
