internal import CPlatform
internal import PlatformSupport
internal import SystemPackage

/// The attributes of a folder besides its content: owner, group, permissions, access control lists
/// and extended attributes.
extension StagedFolder {
  /// Gives a folder all attributes of another one, and its owner the permission to fill it.
  ///
  /// - Throws: `FileError.notWritten` if an attribute can't be set.
  static func copyAttributes(from old: String, to new: String) throws(FileError) {
    let source = try reading(old) {
      try FileDescriptor.opening(old, .readOnly, options: .directory)
    }
    defer { try? source.close() }
    let target = try reading(new) {
      try FileDescriptor.opening(new, .readOnly, options: .directory)
    }
    defer { try? target.close() }
    try writing(old) {
      let (status, own) = (try source.stat(), try target.stat())
      if own.userID != status.userID || own.groupID != status.groupID {
        try perform(fchown(target.rawValue, status.userID.rawValue, status.groupID.rawValue))
      }
      let code = cplatform_copy_attributes(source.rawValue, target.rawValue)
      guard code == 0 else { throw Errno(rawValue: code) }
      let permissions = status.permissions.union(.ownerReadWriteExecute)
      try perform(fchmod(target.rawValue, permissions.rawValue))
      // The system silently drops the set-group-ID bit of a group that the process isn't in.
      guard try target.stat().permissions == permissions else {
        throw Errno.notPermitted
      }
    }
  }

  /// Gives a filled folder the permissions of the old one, and its times if the content is the
  /// same.
  static func finishAttributes(from old: String, to new: String, isUnchanged: Bool)
    throws(FileError)
  {
    try writing(old) {
      let status = try unsafe Stat(old)
      if !status.permissions.contains(.ownerReadWriteExecute) {
        try perform(unsafe chmod(new, status.permissions.rawValue))
      }
      if isUnchanged { _ = unsafe utimensat(AT_FDCWD, new, [status.st_atim, status.st_mtim], 0) }
    }
  }
}
