#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Large blocks of memory go back to the system as soon as they are freed.
///
/// glibc keeps blocks for later use that are as large as any that was freed before. What a program's tables left behind
/// then lies between those of the next: a quarter of all memory where many programs are linted in one run. From half of
/// this size on no more would be saved, and the system asked more often. glibc's documented `mallopt` is not among what
/// Swift imports, so it is looked up; other C libraries have none.
func returnLargeBlocksAtOnce() {
  guard let symbol = dlsym(nil, "mallopt") else { return }
  let setOption = unsafeBitCast(symbol, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
  let mappingThreshold: CInt = -3
  _ = setOption(mappingThreshold, 256 << 10)
}
