#if defined(__linux__)
#define _GNU_SOURCE
#include <pthread.h>
#endif

#include "CLeakProbe.h"

#if defined(__linux__) && __SIZEOF_POINTER__ == 8

/// Swift sets this bit in a frame pointer that an asynchronous function saves.
static const uintptr_t async_frame = (uintptr_t)1 << 60;

static __thread uintptr_t stack_begin = 0;
static __thread uintptr_t stack_end = 0;

static void find_stack(void) {
  pthread_attr_t attributes;
  void *begin;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &begin, &size) == 0) {
    stack_begin = (uintptr_t)begin;
    stack_end = stack_begin + size;
  }
  pthread_attr_destroy(&attributes);
}

/// An asynchronous function's context: its caller's, and where its caller goes on.
struct async_context {
  const struct async_context *parent;
  uintptr_t resume;
};

__attribute__((noinline, no_sanitize("address", "thread")))
int cleakprobe_return_addresses(uintptr_t *addresses, int limit) {
  if (stack_end == 0) find_stack();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  int count = 0;
  while (count < limit && frame > stack_begin && frame <= stack_end - 2 * sizeof(uintptr_t)
         && frame % sizeof(uintptr_t) == 0) {
    const uintptr_t *slots = (const uintptr_t *)frame;
    uintptr_t saved = slots[0];
    if (saved & async_frame) {
      const struct async_context *context = (const struct async_context *)slots[-1];
      for (; context != 0 && count < limit; context = context->parent) {
        if (context->resume == 0) break;
        addresses[count++] = context->resume;
      }
      break;
    }
    if (slots[1] == 0) break;
    addresses[count++] = slots[1];
    // The stack grows downwards: a caller's frame lies above.
    if (saved <= frame) break;
    frame = saved;
  }
  return count;
}

#else

int cleakprobe_return_addresses(uintptr_t *addresses, int limit) { return 0; }

#endif
