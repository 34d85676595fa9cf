import FileAccess

/// The source of the files that commands read.
enum InputReader {
  /// The files of this machine, or those of a watching run, which records what is read.
  @TaskLocal static var current: any FileReading = LocalFiles()
}
