#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How glibc keeps the memory that is freed. Other C libraries are left as they are.
enum Allocation {
  /// Large blocks of memory go back to the system as soon as they are freed, and small ones never.
  ///
  /// glibc keeps blocks for later use that are as large as any that was freed before. What a program's tables left behind
  /// then lies between those of the next: a quarter of all memory where many programs are linted in one run. From half of
  /// this size on no more would be saved, and the system asked more often. What is freed at the end of its memory it gives
  /// back, though the next program takes as much; to keep that, and to ask for more at a time, saves a twentieth of the
  /// time.
  static func tune() {
    let (trimThreshold, topPadding): (CInt, CInt) = (-1, -2)
    set(trimThreshold, 64 << 20)
    set(topPadding, 1 << 20)
    set(mappingThreshold, 256 << 10)
  }

  /// Large blocks of memory stay too: a run of several passes lints the same program again, and takes as much each time.
  /// This saves an eighth of the time of a run that fixes a large file. glibc allows no higher limit.
  static func keepLargeBlocks() { set(mappingThreshold, 32 << 20) }

  private static let mappingThreshold: CInt = -3

  /// glibc's documented `mallopt` is not among what Swift imports, so it is looked up.
  private static func set(_ option: CInt, _ value: CInt) {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)(option, value)
  }
}
