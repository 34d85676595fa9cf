/* Checks of the C interface that are written in C. */
#ifndef THEMEKIT_CHECKS_H
#define THEMEKIT_CHECKS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Runs all checks and writes the failed ones, a line each, into the report.
 *
 * themes  the folder of the themes that ship with the project
 *
 * Returns the number of failures. */
size_t run_checks(const char *themes, char *report, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
