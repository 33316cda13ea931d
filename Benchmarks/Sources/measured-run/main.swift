// measured-run OUTPUT SECONDS BYTES COMMAND…: runs a command with its output in a file, kills it after so many seconds, lets it have
// so many bytes of address space (0: as many as it wants), and prints how long it took, its largest resident size in bytes, its exit
// status, the signal that ended it, 1 where that was for want of time, and how long processors worked for it.
//
// A program of its own, because Linux counts the memory of a process that starts another for the new one's, and this one is small.
#if canImport(Darwin)
  import Darwin
  private typealias FileActions = posix_spawn_file_actions_t?
#else
  import Glibc
  private typealias FileActions = posix_spawn_file_actions_t
#endif

private nonisolated(unsafe) var process: pid_t = 0
private nonisolated(unsafe) var isOutOfTime = false

private func run() -> Int32 {
  let words = CommandLine.arguments
  guard words.count > 4, let limit = UInt32(words[2]), let bytes = UInt64(words[3]) else { return 2 }
  if bytes > 0 {
    var space = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
      setrlimit(RLIMIT_AS, &space)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
    #endif
  }
  var arguments: [UnsafeMutablePointer<CChar>?] = words.dropFirst(4).map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var streams = FileActions()
  posix_spawn_file_actions_init(&streams)
  defer { posix_spawn_file_actions_destroy(&streams) }
  posix_spawn_file_actions_addopen(&streams, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&streams, 1, words[1], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  posix_spawn_file_actions_addopen(&streams, 2, "/dev/null", O_WRONLY, 0)
  signal(SIGALRM) { _ in
    isOutOfTime = true
    kill(process, SIGKILL)
  }

  let clock = ContinuousClock()
  let begin = clock.now
  guard posix_spawnp(&process, words[4], &streams, nil, &arguments, environ) == 0 else { return 3 }
  alarm(limit)
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
  let (seconds, attoseconds) = (clock.now - begin).components

  #if canImport(Darwin)
    let peakBytes = usage.ru_maxrss
  #else
    let peakBytes = usage.ru_maxrss * 1024
  #endif
  let took = Double(seconds) + Double(attoseconds) / 1e18
  let worked = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  print("\(took) \(peakBytes) \((status >> 8) & 0xff) \(status & 0x7f) \(isOutOfTime ? 1 : 0) \(worked)")
  return 0
}

exit(run())
