#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs another program and waits for it.
enum ChildProcess {
  /// How a run ended.
  enum Outcome: Equatable {
    /// No program of that name is on the search path.
    case notFound
    /// It ended by itself, with an exit code.
    case exited(Int32)
    /// A signal ended it.
    case killed(Int32)
    /// It couldn't be started; the system's `errno`.
    case failed(Int32)
  }

  /// Runs `program`, found on the search path, with `arguments`; its standard output is thrown away,
  /// and its standard error is this process's.
  static func run(_ program: String, _ arguments: [String]) -> Outcome {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    #if canImport(Darwin)
    let environment = _NSGetEnviron().pointee
    #else
    let environment = environ
    #endif
    let code = posix_spawnp(&child, program, &actions, nil, &words, environment)
    if code == ENOENT || code == EACCES { return .notFound }
    guard code == 0 else { return .failed(code) }
    return wait(for: child)
  }

  private static func wait(for child: pid_t) -> Outcome {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return .failed(errno) }
    }
    let signal = status & 0x7F
    guard signal == 0 else { return .killed(signal) }
    let code = status >> 8 & 0xFF
    // Where the system can't tell before it has made the process, that one ends like a shell.
    return code == 127 ? .notFound : .exited(code)
  }
}
