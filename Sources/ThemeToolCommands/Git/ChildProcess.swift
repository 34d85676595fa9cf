import CLibrary
import FileAccess

/// Runs another program and reads its standard output.
///
/// The program shares the standard error of the tool.
enum ChildProcess {
  /// The output and exit code of a program; `status` is nil if a signal ended it.
  struct Result {
    let output: [UInt8]
    let status: Int32?
  }

  /// Runs the program `arguments[0]`, which is searched in `PATH`; nil if it is not found.
  static func run(_ arguments: [String]) throws -> Result? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(arguments, errno) }
    defer { close(ends[0]) }
    // The child must not inherit the end that the tool reads.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var actions = noFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[1])

    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, arguments[0], &actions, nil, &words, environmentEntries)
    close(ends[1])
    if code == ENOENT { return nil }
    guard code == 0 else { throw failure(arguments, code) }

    let output = try LocalFiles().contents(of: ends[0], limit: .max - 1, path: arguments[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(output: output, status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil)
  }

  private static func failure(_ arguments: [String], _ code: Int32) -> Failure {
    .cannot("'\(arguments.first ?? "")' can't be run: \(String(cString: strerror(code)))")
  }
}
