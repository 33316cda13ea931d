#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The time that the stages of a run take, and how much they work on.
package final class StageTimes: Sendable {
  package enum Stage: String, CaseIterable, Sendable {
    case walk
    case read
    case lex
    case parse
    case facts
    case link
    case rules
    case fixes
    case report
  }

  /// In seconds.
  package struct Time: Sendable {
    /// Of all threads.
    package fileprivate(set) var processor = 0.0
    /// Summed over the threads that worked.
    package fileprivate(set) var wall = 0.0

    fileprivate static func now(of clock: clockid_t) -> Time {
      Time(processor: seconds(of: clock), wall: seconds(of: CLOCK_MONOTONIC))
    }

    private static func seconds(of clock: clockid_t) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    fileprivate static func - (left: Time, right: Time) -> Time {
      Time(processor: left.processor - right.processor, wall: left.wall - right.wall)
    }

    fileprivate static func += (left: inout Time, right: Time) {
      left.processor += right.processor
      left.wall += right.wall
    }
  }

  private struct State {
    var begin = Time.now(of: CLOCK_PROCESS_CPUTIME_ID)
    var times: [Stage: Time] = [:]
    /// For each thread, the time of the stages within each stage that has begun and not ended.
    var inner: [pthread_t: [Time]] = [:]
    var files = 0
    var bytes = 0
  }

  private let state = Lock(State())

  package init() {}

  /// Forgets all times, before another run.
  func restart() { state.withLock { $0 = State() } }

  /// Runs `body`, and adds its time to a stage. The time of a stage within it counts for that stage alone.
  fileprivate func measure<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
    // The walk has threads of its own, and nothing runs beside it.
    let clock = stage == .walk ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID
    let thread = pthread_self()
    state.withLock { $0.inner[thread, default: []].append(Time()) }
    let begin = Time.now(of: clock)
    defer {
      let time = Time.now(of: clock) - begin
      state.withLock { state in
        let inner = state.inner[thread]?.popLast() ?? Time()
        state.times[stage, default: Time()] += time - inner
        if let last = state.inner[thread]?.indices.last { state.inner[thread]?[last] += time }
      }
    }
    return try body()
  }

  /// Counts a file that is lexed.
  func countLexed(bytes: Int) {
    state.withLock { state in
      state.files += 1
      state.bytes += bytes
    }
  }

  package subscript(stage: Stage) -> Time { state.withLock { $0.times[stage] ?? Time() } }

  /// The time since the stages began to be measured: the processor time of the process, and that of a clock on the wall.
  package var total: Time { Time.now(of: CLOCK_PROCESS_CPUTIME_ID) - state.withLock(\.begin) }

  package var lexedFiles: Int { state.withLock(\.files) }
  package var lexedBytes: Int { state.withLock(\.bytes) }
}

extension StageTimes? {
  /// Runs `body`. Where times are wanted, adds its time to a stage.
  package func measure<Result>(_ stage: StageTimes.Stage, _ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    return try self.measure(stage, body)
  }
}
