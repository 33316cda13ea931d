#include "CLeakProbe.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool is_exit_test = false;
static pid_t process = 0;
static void (*exit_handler)(int) = NULL;
static int exit_status = 0;

/// The first priority that is not the implementation's: the constructors of C code that calls into Swift come later.
__attribute__((constructor(101))) static void loaded(void) {
  is_exit_test = getenv("SWT_EXIT_TEST_ID") != NULL;
}

bool cleakprobe_is_exit_test(void) { return is_exit_test; }

#if defined(__GLIBC__)
static void exiting(int status, void *unused) {
  // The one byte that the parent is told: `exit(-1)` is 255.
  if (getpid() == process) exit_handler(status & 0xFF);
}
#else
static void exiting(void) {
  if (getpid() == process) exit_handler(-1);
}
#endif

void cleakprobe_at_exit(void (*handler)(int status)) {
  process = getpid();
  exit_handler = handler;
#if defined(__GLIBC__)
  on_exit(exiting, NULL);
#else
  atexit(exiting);
#endif
}

void cleakprobe_set_exit_status(int status) { exit_status = status; }

/// Destructors run after what `atexit` registered. Leaving earlier would lose what the others write.
__attribute__((destructor)) static void unloaded(void) {
  if (exit_status == 0 || getpid() != process) return;
  fflush(NULL);
  _exit(exit_status);
}

static atomic_bool process_scoped = false;
static atomic_bool interposed = false;
static atomic_uint_least64_t last_serial = 0;

void cleakprobe_set_process_scoped(bool value) { atomic_store(&process_scoped, value); }
bool cleakprobe_is_process_scoped(void) { return atomic_load_explicit(&process_scoped, memory_order_acquire); }
void cleakprobe_set_interposed(bool value) { atomic_store(&interposed, value); }
bool cleakprobe_is_interposed(void) { return atomic_load_explicit(&interposed, memory_order_acquire); }

uint64_t cleakprobe_next_serial(void) { return atomic_fetch_add_explicit(&last_serial, 1, memory_order_relaxed) + 1; }
uint64_t cleakprobe_last_serial(void) { return atomic_load_explicit(&last_serial, memory_order_relaxed); }

/// Of Swift's runtime, which every program of Swift has.
extern char *swift_demangle(const char *symbol, size_t length, char *buffer, size_t *buffer_size, uint32_t flags);

char *cleakprobe_demangle(const char *symbol) { return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0); }
void cleakprobe_free(char *text) { free(text); }
