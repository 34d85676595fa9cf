#ifndef THEMEKIT_CFILES_SHIM_H
#define THEMEKIT_CFILES_SHIM_H

// What Swift can't call: a variadic system call on Linux, a function behind a macro on macOS.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

long syscall(long number, ...);
#elif defined(__APPLE__)
#include <sys/stdio.h>
#endif

/// Lets two paths change places in one step; gives 0, or -1 and `errno`.
static inline int cfiles_exchange(const char *first, const char *second) {
#if defined(__linux__) && defined(SYS_renameat2)
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2u /* RENAME_EXCHANGE */);
#elif defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP);
#else
  errno = ENOSYS;
  return -1;
#endif
}

#endif
