#ifndef C_LEAK_PROBE_H
#define C_LEAK_PROBE_H

#include <stdbool.h>
#include <stdint.h>

/// Code that Swift cannot express. It runs when the process is loaded, and after everything else when it ends.

/// Has `handler` called when the process exits, with the status from 0 to 255 that its parent is told, or -1 where the
/// platform does not tell (anything but glibc). Not in children that were forked and did not exec, and not where the process is killed.
void cleakprobe_at_exit(void (*handler)(int status));

/// To be asked from the exit handler: makes `status` the process's own, once all other exit handlers have run. Those
/// that write code coverage data or a sanitizer's report are among them.
void cleakprobe_set_exit_status(int status);

/// True if this process is the child of one of Swift Testing's exit tests. Read before other constructors run, as Swift
/// Testing takes the variable out of the environment, and a constructor may begin the probe.
bool cleakprobe_is_exit_test(void);

/// The return addresses of the calls that led here, innermost first, at most `limit` of them: read from the chain of frame
/// pointers, and from that of Swift's asynchronous contexts, without a look outside of the thread's stack. How many there
/// are; 0 on other systems than Linux.
int cleakprobe_return_addresses(uintptr_t *addresses, int limit);

/// Swift's name of a mangled symbol, written out with all its modules; NULL where it is none. `cleakprobe_free` frees it.
char *cleakprobe_demangle(const char *symbol);
void cleakprobe_free(char *text);

/// Flags that are looked at with each registration, without a lock.
void cleakprobe_set_process_scoped(bool value);
bool cleakprobe_is_process_scoped(void);
void cleakprobe_set_interposed(bool value);
bool cleakprobe_is_interposed(void);

/// Numbers registrations of all centers in the order in which they are made, from 1.
uint64_t cleakprobe_next_serial(void);
/// The last number that was given; 0 before the first.
uint64_t cleakprobe_last_serial(void);

#endif
