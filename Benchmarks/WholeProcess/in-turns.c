// Runs two commands in turns and prints the median wall time and the peak memory of each, and the ratio
// of the times: in-turns [--before SHELL-COMMAND] COUNT COMMAND … -- COMMAND …
//
// The command of --before runs before each run, and its time is not counted.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static char *before;

/// Returns the wall time of a run, and raises `peak` to its peak memory.
static double run(char **command, long *peak) {
  if (before && system(before) != 0) {
    fprintf(stderr, "%s failed\n", before);
    exit(2);
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  double start = milliseconds();
  pid_t child;
  int status = 1;
  struct rusage usage;
  if (posix_spawnp(&child, command[0], &actions, NULL, command, environ) != 0 ||
      wait4(child, &status, 0, &usage) < 0 || status != 0) {
    fprintf(stderr, "%s failed\n", command[0]);
    exit(2);
  }
  double end = milliseconds();
  posix_spawn_file_actions_destroy(&actions);
  if (usage.ru_maxrss > *peak) *peak = usage.ru_maxrss;
  return end - start;
}

static int order(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double median(double *times, int count) {
  qsort(times, count, sizeof *times, order);
  return times[count / 2];
}

int main(int count, char **arguments) {
  if (count > 2 && strcmp(arguments[1], "--before") == 0) {
    before = arguments[2];
    arguments += 2;
    count -= 2;
  }
  int runs = count > 1 ? atoi(arguments[1]) : 0;
  char **second = NULL;
  for (int index = 2; index < count; index++) {
    if (strcmp(arguments[index], "--") != 0) continue;
    arguments[index] = NULL;
    second = arguments + index + 1;
    break;
  }
  if (runs < 1 || !second || !*second) {
    fprintf(stderr, "usage: in-turns [--before COMMAND] COUNT COMMAND ... -- COMMAND ...\n");
    return 64;
  }
  double *a = malloc(runs * sizeof *a), *b = malloc(runs * sizeof *b);
  if (!a || !b) return 2;
  long own = 0, others = 0;
  run(arguments + 2, &own);
  run(second, &others);
  for (int index = 0; index < runs; index++) {
    a[index] = run(arguments + 2, &own);
    b[index] = run(second, &others);
  }
  double left = median(a, runs), right = median(b, runs);
  printf("%-40s %9.3f ms %8ld KB\n", arguments[2], left, own);
  printf("%-40s %9.3f ms %8ld KB\n", second[0], right, others);
  printf("ratio %.2f\n", left / right);
  return 0;
}
