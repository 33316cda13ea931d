#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on all cores, with plain threads: they start in microseconds and their stacks are as deep as the main
/// thread's, which a recursive parser needs (Darwin's default is 512 kB, musl's 128 kB).
package enum Threads {
  /// More than this many usually only wait for the kernel's file tables.
  private static let usualMost = 16

  private static let limit = Lock(max(1, min(usualMost, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))))

  /// How many threads work at most: as many as there are cores, unless `limit(to:)` says otherwise.
  static var count: Int { limit.withLock { $0 } }

  /// To be called before any work begins.
  package static func limit(to count: Int) { limit.withLock { $0 = max(1, count) } }

  private static let stackSize = 8 << 20

  /// Cores on which no thread of `run` works.
  private static let idleCores = Lock(count - 1)

  /// Runs `body` on this thread, and once on each of as many others as cores are idle, at most `count` in all. Returns
  /// when all are done: what one of them asks for while all cores are busy it does by itself. More threads than cores
  /// would gain nothing, and each has memory of its own.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let others = idleCores.withLock { idle in
      let taken = max(0, min(idle, count - 1))
      idle -= taken
      return taken
    }
    // In objects, or all of this would be compiled anew for each body.
    let work = Work(body)
    let counted = Work {
      work.run()
      giveBack(1)
    }
    var started: [pthread_t] = []
    for _ in 0..<others {
      if let thread = start(counted) { started.append(thread) }
    }
    giveBack(others - started.count)
    // Where no thread could be started this one does all the work.
    work.run()
    for thread in started { pthread_join(thread, nil) }
  }

  private static func giveBack(_ cores: Int) { idleCores.withLock { $0 += cores } }

  /// Runs `body` on a thread of its own, which nobody waits for.
  package static func detach(_ body: @escaping @Sendable () -> Void) {
    if let thread = start(Work(body)) { pthread_detach(thread) }
  }

  private final class Work: Sendable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    @inline(never)
    func run() { body() }

    /// Takes back the reference that a thread was started with. The pointer is optional on Linux only.
    static func take(_ pointer: UnsafeMutableRawPointer?) -> Work? {
      pointer.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue() }
    }
  }

  @inline(never)
  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)

    let work = Unmanaged.passRetained(work)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failure = pthread_create(
      &thread, &attributes,
      {
        Work.take($0)?.run()
        return nil
      }, work.toOpaque())
    if failure != 0 {
      work.release()
      return nil
    }
    return thread
  }
}

/// Hands out the numbers from 0 in runs, to whichever thread asks next.
final class Chunks: Sendable {
  private let next = Lock(0)
  private let count: Int
  private let size: Int

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  func take() -> Range<Int>? {
    next.withLock { next in
      if next >= count { return nil }
      let chunk = next..<min(count, next + size)
      next = chunk.upperBound
      return chunk
    }
  }
}
