#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

Allocation.tune()
exit(run(ArgumentBytes.all))
