internal import CPlatform
import PlatformSupport
package import SystemPackage
import TextSupport

/// Runs another program and reads its standard output.
package enum ChildProcess {
  /// The output, messages and exit code of a program; `status` is nil if a signal ended it.
  package struct Result {
    package let output: [UInt8]
    /// The text of standard error, with hidden characters escaped.
    package let messages: String
    package let status: Int32?
  }

  /// The reason why a program was not run to its end.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The maximum number of bytes on standard output and standard error: no picture and no list of
  /// files is as long.
  private static let limits = [256 << 20, 64 << 10]

  /// Leaves the folders in `PATH` that the working folder doesn't decide.
  ///
  /// Programs of the files that are checked must not run, such as `tools/git` for the entry `tools`.
  /// An empty entry means the working folder. Called before other threads start.
  package static func searchOnlyAbsoluteFolders() {
    guard let value = unsafe getenv("PATH").map({ unsafe String(cString: $0) }) else { return }
    let folders = value.split(separator: ":").filter { $0.hasPrefix("/") }
    let path = folders.isEmpty ? "/usr/bin:/bin" : folders.joined(separator: ":")
    unsafe setenv("PATH", path, 1)
  }

  /// Runs the program `arguments[0]`, which is searched in `PATH`, in the folder `/`.
  ///
  /// Programs look for settings in their working folder, which can be that of the files that are
  /// checked: ImageMagick takes commands from `delegates.xml` there.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, and its arguments.
  ///   - environment: Its environment as `NAME=value`; nil for that of this process.
  ///   - input: The file that becomes its standard input; nil for that of this process.
  ///   - isInterruptible: Whether the keys that interrupt this process in a terminal interrupt the
  ///     program too.
  ///   - timeout: The time after which the program is killed, in milliseconds; -1 for none.
  ///   - onOutput: Called for output when it arrives.
  /// - Returns: The output; nil if the program is not found.
  /// - Throws: ``Failure``, also for a program that writes without end, which is killed.
  package static func run(
    _ arguments: [String],
    environment: [String]? = nil,
    input: FileDescriptor? = nil,
    isInterruptible: Bool = true,
    timeout: Int32 = -1,
    onOutput: () -> Void = {}
  ) throws(Failure) -> Result? {
    let pipes = [try pipe(arguments), try pipe(arguments)]
    defer { for pipe in pipes { try? pipe.readEnd.close() } }
    var actions = unsafe noFileActions
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO) }
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes[0].writeEnd.rawValue, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipes[1].writeEnd.rawValue, STDERR_FILENO)
    _ = unsafe cplatform_start_in_folder(&actions, "/")

    // Threads of a pool block signals, which must end programs that they start.
    var attributes = noSpawnAttributes
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    // Terminals interrupt the processes of one group.
    let group = isInterruptible ? 0 : POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | group))

    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      unsafe (environment ?? []).map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe variables.withUnsafeMutableBufferPointer { variables in
      unsafe posix_spawnp(
        &process,
        arguments[0],
        &actions,
        &attributes,
        &words,
        environment == nil ? environmentEntries : variables.baseAddress ?? environmentEntries
      )
    }
    for pipe in pipes { try? pipe.writeEnd.close() }
    if code == ENOENT { return nil }
    guard code == 0 else { throw failure(arguments, code) }

    let end = timeout < 0 ? nil : ContinuousClock.now + .milliseconds(timeout)
    let texts = read(pipes.map(\.readEnd), until: end, onOutput: onOutput)
    guard let status = status(of: process, endingBy: texts == nil ? .now : end), let texts else {
      throw Failure(
        description:
          """
          '\(arguments[0])' was ended: it \(timeout < 0 ? "" : "did not answer in time, or ")\
          wrote more than 256 MB of output or 64 kB of messages
          """
      )
    }
    return Result(
      output: texts[0],
      messages: VisibleText.lines(String(decoding: texts[1], as: UTF8.self)),
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    )
  }

  /// A pipe, whose ends other programs don't inherit.
  private static func pipe(
    _ arguments: [String]
  ) throws(Failure) -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
    do {
      let pipe = try FileDescriptor.pipe()
      for end in [pipe.readEnd, pipe.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
      return pipe
    } catch {
      throw failure(arguments, (error as? Errno)?.rawValue ?? EIO)
    }
  }

  /// Waits for a program.
  ///
  /// - Parameters:
  ///   - process: The program.
  ///   - end: When it is killed; nil for never.
  /// - Returns: The status; nil if it was killed.
  private static func status(
    of process: pid_t,
    endingBy end: ContinuousClock.Instant?
  ) -> Int32? {
    var status: Int32 = 0
    // A program can close its output and go on.
    while let end {
      if unsafe waitpid(process, &status, WNOHANG) == process { return status }
      guard ContinuousClock.now < end else { break }
      usleep(1_000)
    }
    if end != nil { kill(process, SIGKILL) }
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return end == nil ? status : nil
  }

  /// Reads pipes to their ends; nil if one of them has more bytes than its limit, or is open at a
  /// time.
  private static func read(
    _ pipes: [FileDescriptor],
    until end: ContinuousClock.Instant?,
    onOutput: () -> Void
  ) -> [[UInt8]]? {
    var texts = pipes.map { _ in [UInt8]() }
    var waiting = pipes.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: LocalFiles.nextChunk)
    // The system ignores negative numbers.
    while waiting.contains(where: { $0.fd >= 0 }) {
      let rest = end.map { max(.zero, $0 - ContinuousClock.now) / .milliseconds(1) }
      if rest == 0 { return nil }
      let timeout = rest.map { Int32($0.rounded(.up)) } ?? -1
      guard unsafe poll(&waiting, nfds_t(waiting.count), timeout) > 0 else { continue }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count =
          unsafe (try? chunk.withUnsafeMutableBytes { try unsafe pipes[index].read(into: $0) }) ?? 0
        if count == 0 { waiting[index].fd = -1 }
        texts[index] += chunk[..<count]
        if index == 0, count > 0 { onOutput() }
        if texts[index].count > limits[index] { return nil }
      }
    }
    return texts
  }

  private static func failure(_ arguments: [String], _ code: Int32) -> Failure {
    Failure(description: "'\(arguments.first ?? "")' can't be run: \(Errno(rawValue: code))")
  }
}
