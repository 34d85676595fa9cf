#ifndef THEMEKIT_CFILES_SHIM_H
#define THEMEKIT_CFILES_SHIM_H

// What Swift can't call: a variadic system call on Linux, a function behind a macro on macOS.
//
// No header is included that declares types which Glibc's module declares as well, such as `stat`:
// they would belong to one module or the other, as the order of imports happens to be.

#include <errno.h>

#if defined(__linux__)
#include <sys/syscall.h>

long syscall(long number, ...);
#elif defined(__APPLE__)
#include <sys/stdio.h>
#endif

/// Lets two paths change places in one step; gives 0, or -1 and `errno`.
static inline int cfiles_exchange(const char *first, const char *second) {
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

#endif
