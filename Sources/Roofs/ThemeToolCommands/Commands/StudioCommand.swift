import ArgumentParser
import FileAccess
import PlatformSupport
import Synchronization
import SystemPackage
import TextSupport
import ThemeFiles
import ThemeStudio

extension ThemeTool {
  /// `themetool studio`: a page of a library in a browser, which follows the files.
  struct StudioCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "studio",
      abstract: "Show a library in a browser while its files are edited, and try colors there.",
      discussion: """
        Serves a page with all themes, hierarchies, contrasts and findings, which shows each \
        change of a file at once. Only this computer can read it, and only at the address that is \
        printed, which differs each time. Files are changed only with --allow-edit, one value at a \
        time, and each change can be undone.

        --export writes the page for the files as they are, which needs no server, and ends; it is \
        the page of 'themetool export --to html'.

        Examples:
          themetool studio --open
          themetool studio --allow-edit --port 8080
          themetool studio --export site
        """
    )

    @OptionGroup var library: LibraryOptions

    @Option(
      help: ArgumentHelp("The port of the server (default: any free one).", valueName: "number")
    )
    var port: UInt16?

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(name: .customLong("allow-edit"), help: "Let the page change theme files.")
    var allowsEdits = false

    @Option(
      name: .customLong("export"),
      help: ArgumentHelp("Write the page to a folder instead.", valueName: "folder"),
      completion: .directory
    )
    var exportFolder: String?

    func validate() throws {
      guard exportFolder != nil else { return }
      if port != nil || open || allowsEdits {
        throw ValidationError(
          "--port, --open and --allow-edit can't be used with --export, which starts no server"
        )
      }
    }

    func run() throws {
      if let exportFolder {
        var export = try Export.parse(["--to=html", "--output=\(exportFolder)"])
        export.library = library
        return try export.run()
      }
      // A folder that can't be read ends the command; errors in its files don't.
      var options = StudioSession.Options(path: try library.project().folder.path)
      options.catalogScope = library.catalogScope
      options.allowsEdits = allowsEdits
      options.allowsOutside = library.allowsOutside
      let studio: Studio
      do {
        studio = try Studio(options, port: port ?? 0)
      } catch {
        throw Failure.cannot("\(error)")
      }
      Self.stopOnSignals(studio.stopDescriptor)
      Output.error("listening on \(studio.address); press Ctrl-C to stop")
      let file = open ? Self.open(studio.address) : nil
      defer { if let file { Self.removeAddressFile(file) } }
      studio.run()
    }

    /// Ends the server when the user presses Ctrl-C or the system ends the process.
    private static func stopOnSignals(_ descriptor: FileDescriptor) {
      stopDescriptor.store(descriptor.rawValue, ordering: .releasing)
      // A program that starts this one may block the signals in all programs that it starts.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      for number in [SIGINT, SIGTERM] {
        unsafe sigaddset(&signals, number)
        signal(number) { _ in
          var byte: UInt8 = 0
          _ = unsafe write(stopDescriptor.load(ordering: .acquiring), &byte, 1)
        }
      }
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Opens an address with the program of the desktop, which may run as long as the browser.
    ///
    /// - Returns: The file that the program opens; nil if it can't be written.
    private static func open(_ address: String) -> String? {
      #if canImport(Darwin)
      let program = "open"
      #else
      let program = "xdg-open"
      #endif
      let file: String
      do {
        file = try addressFile(leadingTo: address)
      } catch {
        Output.error(
          "'\(Folder.temporary)' can't have the file that opens the page: \(error); open the address in a browser"
        )
        return nil
      }
      let job = WorkerThreads.Job {
        // The output of a browser is unlimited and isn't read.
        let script = "exec \(program) \"$1\" >/dev/null 2>&1"
        let command = ["/bin/sh", "-c", script, "sh", file]
        let result = try? ChildProcess.run(command, isInterruptible: false)
        if result?.status != 0 {
          Output.error("'\(program)' can't open the page: open the address in a browser")
        }
      }
      WorkerThreads.start(job)?.detach()
      return file
    }
  }
}

/// The descriptor that ends the server of a studio, for handlers of signals.
private let stopDescriptor = Atomic<Int32>(-1)
