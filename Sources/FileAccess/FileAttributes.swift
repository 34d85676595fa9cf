internal import CFiles

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What a file or a folder has besides its content: its owner and group, its permissions, access
/// control lists and extended attributes.
enum FileAttributes {
  /// Gives a folder all that another one has; besides, its owner can fill it.
  ///
  /// - Throws: `FileError.notWritten` where it can't have one of them.
  static func copyFolder(from old: String, to new: String) throws(FileError) {
    var status = stat()
    let source = try descriptor(of: old)
    defer { _ = close(source) }
    let target = try descriptor(of: new)
    defer { _ = close(target) }
    var own = stat()
    guard unsafe fstat(source, &status) == 0, unsafe fstat(target, &own) == 0 else {
      throw .notWritten(path: old, code: errno)
    }
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid,
      fchown(target, status.st_uid, status.st_gid) != 0
    {
      throw .notWritten(path: old, code: errno)
    }
    let code = cfiles_copy_attributes(source, target)
    guard code == 0 else { throw .notWritten(path: old, code: code) }
    let mode = status.st_mode | S_IRWXU
    guard fchmod(target, mode & 0o7777) == 0, unsafe fstat(target, &own) == 0 else {
      throw .notWritten(path: old, code: errno)
    }
    // The system drops the bit of a group that the process isn't in, and says nothing.
    guard own.st_mode == mode else { throw .notWritten(path: old, code: EPERM) }
  }

  /// Gives a filled folder the permissions, and the times if it holds the same, of the old one.
  static func finishFolder(from old: String, to new: String, isUnchanged: Bool) throws(FileError) {
    var status = stat()
    guard unsafe stat(old, &status) == 0 else { throw .notWritten(path: old, code: errno) }
    if status.st_mode & S_IRWXU != S_IRWXU, unsafe chmod(new, status.st_mode & 0o7777) != 0 {
      throw .notWritten(path: old, code: errno)
    }
    guard isUnchanged else { return }
    #if canImport(Darwin)
    let times = [status.st_atimespec, status.st_mtimespec]
    #else
    let times = [status.st_atim, status.st_mtim]
    #endif
    _ = unsafe utimensat(AT_FDCWD, new, times, 0)
  }

  /// Gives a new file what the file has whose place it is to take, as far as that can be done.
  ///
  /// - Returns: 0, or the error number where it can't have the permissions.
  static func copyFile(from old: String, to descriptor: Int32) -> Int32 {
    var status = stat()
    guard retryingInterrupts({ unsafe stat(old, &status) }) == 0 else {
      // A file that can't be looked at may have permissions that the new one must have.
      return [ENOENT, ENOTDIR].contains(errno) ? 0 : errno
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return 0 }
    // Only the superuser can give files away; a group of one's own can be kept.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    let source = retryingInterrupts { unsafe open(old, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    if source >= 0 {
      _ = cfiles_copy_attributes(source, descriptor)
      _ = close(source)
    }
    return fchmod(descriptor, status.st_mode & 0o7777) == 0 ? 0 : errno
  }

  private static func descriptor(of folder: String) throws(FileError) -> Int32 {
    let descriptor = retryingInterrupts { unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(path: folder, code: errno) }
    return descriptor
  }
}
