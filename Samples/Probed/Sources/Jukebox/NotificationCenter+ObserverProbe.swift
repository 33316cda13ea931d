// Written by `observer-lint shadow`, checksum f455771aef3dcf2a.
// Under the condition ObserverProbe, NotificationCenter is the probe's center in this module, which remembers who
// registers. `swift test --traits ObserverProbe` sets it. A module that imports this one and names NotificationCenter
// needs such a file, too. A file that was edited is never written over.
#if ObserverProbe
  @_exported import LeakProbe

  public typealias NotificationCenter = ProbeCenter
#endif
