// Written by `observer-lint shadow`. Under the condition ObserverProbe, what this module calls NotificationCenter is the
// probe's center, which remembers who registers. `swift test --traits ObserverProbe` sets it.
#if ObserverProbe
  import LeakProbe

  typealias NotificationCenter = ProbeCenter
#endif
