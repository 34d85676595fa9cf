#ifndef THEMEKIT_CPLATFORM_SHIM_H
#define THEMEKIT_CPLATFORM_SHIM_H

// What Swift can't call: a variadic system call on Linux, a function behind a macro on macOS, and
// functions whose headers no module has.
//
// No header is included that declares types which Glibc's module declares as well, such as `stat`:
// they would belong to one module or the other, as the order of imports happens to be.

#include <errno.h>

#if defined(__linux__)
#include <sys/syscall.h>

long syscall(long number, ...);
int syncfs(int file);
long flistxattr(int file, char *names, unsigned long size);
long fgetxattr(int file, const char *name, void *value, unsigned long size);
int fsetxattr(int file, const char *name, const void *value, unsigned long size, int flags);
int fremovexattr(int file, const char *name);
#elif defined(__APPLE__)
#include <copyfile.h>
#include <sys/stdio.h>
#endif

#if defined(__APPLE__)
#define CPLATFORM_SYMBOL(name) __asm__("_" name)
#else
#define CPLATFORM_SYMBOL(name) __asm__(name)
#endif

/// Lets a program that is started begin in a folder; gives 0 or an error number. Glibc's module has no declaration of
/// it, and the type of `actions` is the module's.
int cplatform_start_in_folder(void *actions, const char *folder)
    CPLATFORM_SYMBOL("posix_spawn_file_actions_addchdir_np");

/// Lets two paths change places in one step; gives 0, or -1 and `errno`.
static inline int cplatform_exchange(const char *first, const char *second) {
#if defined(__linux__) && defined(SYS_renameat2)
  // AT_FDCWD and RENAME_EXCHANGE of the kernel's interface.
  return (int)syscall(SYS_renameat2, -100, first, -100, second, 2u);
#elif defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP);
#else
  errno = ENOSYS;
  return -1;
#endif
}

#if !defined(__linux__)
void sync(void);
#endif

/// Waits until the disk of an open folder has all files, or until all disks have, where one alone can't
/// be waited for.
static inline void cplatform_synchronize_disk(int folder) {
#if defined(__linux__)
  syncfs(folder);
#else
  sync();
#endif
}

#if defined(__linux__)
/// Whether a name of an attribute starts with a prefix.
static inline int cplatform_has_prefix(const char *name, const char *prefix) {
  return __builtin_strncmp(name, prefix, __builtin_strlen(prefix)) == 0;
}

/// The names of the extended attributes of an open file; gives the length, or -1 and `errno`.
static inline long cplatform_list_attributes(int file, char *names, unsigned long size) {
  long length = flistxattr(file, names, size);
  // A disk without them has none.
  return length < 0 && (errno == ENOTSUP || errno == ENOSYS) ? 0 : length;
}
#endif

/// Gives an open file or folder the access control lists and extended attributes of another; gives 0,
/// or an error number where one that users can set can't be given.
static inline int cplatform_copy_attributes(int from, int to) {
#if defined(__linux__)
  char names[1 << 16], value[1 << 16];
  // Lists that were inherited from the folder around it.
  long length = cplatform_list_attributes(to, names, sizeof names);
  if (length < 0) return errno;
  for (char *name = names; name < names + length; name += __builtin_strlen(name) + 1) {
    if (!cplatform_has_prefix(name, "system.posix_acl_")) continue;
    if (fremovexattr(to, name) != 0 && errno != ENODATA) return errno;
  }
  length = cplatform_list_attributes(from, names, sizeof names);
  if (length < 0) return errno;
  for (char *name = names; name < names + length; name += __builtin_strlen(name) + 1) {
    long size = fgetxattr(from, name, value, sizeof value);
    if (size >= 0 && fsetxattr(to, name, value, (unsigned long)size, 0) == 0) continue;
    // The others belong to the system, which gives them to new files by rules of its own.
    if (cplatform_has_prefix(name, "user.") || cplatform_has_prefix(name, "system.")) return errno;
  }
  return 0;
#elif defined(__APPLE__)
  return fcopyfile(from, to, 0, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : errno;
#else
  return 0;
#endif
}

#endif
