#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

returnLargeBlocksAtOnce()
exit(run(ArgumentBytes.all))
