import Synchronization
import ThemeFiles

/// The libraries that one run of a command has read, each once.
final class ReadProjects: Sendable {
  /// The libraries that the run of a command has read; nil if it keeps none.
  @TaskLocal static var current: ReadProjects?

  private let projects = Mutex<[String: ThemeProject]>([:])

  /// Returns the library in a folder, which is read once.
  func project(at path: String, reading read: () throws -> ThemeProject) rethrows -> ThemeProject {
    if let known = projects.withLock({ $0[path] }) { return known }
    let project = try read()
    projects.withLock { $0[path] = project }
    return project
  }
}
