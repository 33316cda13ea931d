#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Large blocks of memory go back to the system as soon as they are freed, and small ones never.
///
/// glibc keeps blocks for later use that are as large as any that was freed before. What a program's tables left behind
/// then lies between those of the next: a quarter of all memory where many programs are linted in one run. From half of
/// this size on no more would be saved, and the system asked more often. What is freed at the end of its memory it gives
/// back, though the next program takes as much; to keep that, and to ask for more at a time, saves a twentieth of the time.
/// glibc's documented `mallopt` is not among what Swift imports, so it is looked up; other C libraries have none.
func tuneAllocation() {
  guard let symbol = dlsym(nil, "mallopt") else { return }
  let setOption = unsafeBitCast(symbol, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
  let (trimThreshold, topPadding, mappingThreshold): (CInt, CInt, CInt) = (-1, -2, -3)
  _ = setOption(trimThreshold, 64 << 20)
  _ = setOption(topPadding, 1 << 20)
  _ = setOption(mappingThreshold, 256 << 10)
}
