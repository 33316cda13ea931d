#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

tuneAllocation()
exit(run(ArgumentBytes.all))
