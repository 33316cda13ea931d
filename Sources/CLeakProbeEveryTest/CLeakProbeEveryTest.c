#include "CLeakProbeEveryTest.h"

/// No test's code runs before this, and a test target has no other line that surely runs.
__attribute__((constructor)) static void loaded(void) { leakprobe_every_test_begin(); }

void cleakprobe_every_test_link(void) {}
