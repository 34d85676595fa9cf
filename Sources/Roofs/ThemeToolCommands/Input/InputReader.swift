import FileAccess
import Synchronization
import ThemeFiles

/// The source of the files that commands read.
enum InputReader {
  /// The files of this machine, or those of a watching run, which records what is read.
  @TaskLocal static var current: any FileReading = LocalFiles()

  /// The libraries that the run of a command has read; nil if it keeps none.
  @TaskLocal static var projects: ReadProjects?
}

/// The libraries that one run of a command has read, each once.
final class ReadProjects: Sendable {
  private let projects = Mutex<[String: ThemeProject]>([:])

  /// Returns the library in a folder, which is read once.
  func project(at path: String, reading read: () throws -> ThemeProject) rethrows -> ThemeProject {
    if let known = projects.withLock({ $0[path] }) { return known }
    let project = try read()
    projects.withLock { $0[path] = project }
    return project
  }
}
