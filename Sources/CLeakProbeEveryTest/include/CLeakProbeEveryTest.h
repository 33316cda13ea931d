#ifndef C_LEAK_PROBE_EVERY_TEST_H
#define C_LEAK_PROBE_EVERY_TEST_H

/// Defined by `LeakProbeEveryTest`, and called when the process is loaded.
void leakprobe_every_test_begin(void);

/// Has the linker keep what calls it.
void cleakprobe_every_test_link(void);

#endif
