#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs another program and takes what it writes to standard output.
///
/// What it writes to standard error goes to the tool's own.
enum ChildProcess {
  /// What a program left behind; `status` is nil where a signal has ended it.
  struct Result {
    let output: [UInt8]
    let status: Int32?
  }

  /// Runs the program `arguments[0]`, looked for in `PATH`; nil where there is none.
  static func run(_ arguments: [String]) throws -> Result? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(arguments, errno) }
    defer { close(ends[0]) }
    // The child must not hold the end that it doesn't write to.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[1])

    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    #if canImport(Darwin)
    let code = posix_spawnp(&process, words[0], &actions, nil, &words, _NSGetEnviron().pointee)
    #else
    let code = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
    #endif
    close(ends[1])
    if code == ENOENT { return nil }
    guard code == 0 else { throw failure(arguments, code) }

    let output = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(output: output, status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil)
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return output }
      output += chunk.prefix(count)
    }
  }

  private static func failure(_ arguments: [String], _ code: Int32) -> Failure {
    .cannot("'\(arguments.first ?? "")' can't be run: \(String(cString: strerror(code)))")
  }
}
