import Foundation
import LeakProbe
import LeakProbeInterpose
import NotificationDescriptors

// What the tests of the exit report run: a process of its own for each scenario, named by its first argument.

extension Notification.Name {
  static let played = Notification.Name("played")
  static let stopped = Notification.Name("stopped")
}

/// As code has it that knows nothing of probes.
func registerOnTheDefaultCenter() -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: .stopped, object: nil, queue: nil) { _ in }  // interposed
}

@inline(never) func registerForAnother() { _ = registerOnTheDefaultCenter() }

extension NotificationCenter {
  /// An app's own method, of Foundation's type.
  func observeStops() {
    _ = addObserver(forName: .stopped, object: nil, queue: nil) { _ in }  // in an extension
  }
}

func dropFive() {
  for _ in 1...5 {
    _ = ProbeCenter.default.addObserver(forName: .played, object: nil, queue: nil) { _ in }  // five dropped
  }
}

func useACenterOfItsOwn() {
  let center = ProbeCenter()
  _ = center.addObserver(forName: .played, object: nil, queue: nil) { _ in }
}

/// Lives as long as the process.
final class Jukebox: Sendable {
  static let shared = Jukebox()
  nonisolated(unsafe) let token: any NSObjectProtocol

  private init() {
    token = ProbeCenter.default.addObserver(forName: .stopped, object: nil, queue: nil) { _ in }  // singleton
  }
}

final class Listener: Sendable {}

struct DidSkip: NotificationCenter.AsyncMessage {
  typealias Subject = Listener
}

/// Ends the process as the second argument says.
func end(_ ending: String?) {
  switch ending {
  case "_exit": _exit(7)
  case "exec":
    let words = ["sh", "-c", "exit 7"]
    var arguments = words.map { strdup($0) } + [nil]
    execv("/bin/sh", &arguments)
  case "signal": raise(SIGKILL)
  case "crash": abort()
  default: exit(0)
  }
}

func install() {
  do {
    try ObserverInterposing.install()
  } catch {
    print("install failed: \(error)")
    exit(3)
  }
}

let scenario = CommandLine.arguments.dropFirst().first ?? ""
switch scenario {
case "clean":
  let token = ProbeCenter.default.addObserver(forName: .played, object: nil, queue: nil) { _ in }
  ProbeCenter.default.removeObserver(token)
case "five-dropped":
  dropFive()
case "singleton":
  _ = Jukebox.shared
case "both":
  dropFive()
  _ = Jukebox.shared
case "fails-anyway":
  dropFive()
  // -1 is the 255 that the parent is told.
  exit(CommandLine.arguments.count > 2 ? -1 : 5)
case "forged-name":
  let name = Notification.Name("done\n::error::forged\n\u{1B}[2JLeakProbe: 0 observers leaked\u{2028}\u{202E}")
  _ = ProbeCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
case "many-names":
  for number in 1...250 {
    _ = ProbeCenter.default.addObserver(forName: Notification.Name("name \(number)"), object: nil, queue: nil) { _ in }
  }
case "two-tests":
  for test in ["opening", "closing"] {
    ProbeScope.$ofTask.withValue(ProbeScope(test: test)) {
      _ = ProbeCenter.default.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    }
  }
case "asks-itself":
  _ = Jukebox.shared
  let baseline = ObserverPattern.current()
  print("leaks: \(ObserverLeakCheck.reportLeaks(failOn: .any, ignoring: [baseline]))")
  dropFive()
  print("leaks: \(ObserverLeakCheck.reportLeaks(ignoring: [baseline]))")
  fflush(nil)
  // No exit handler runs.
  _exit(0)
case "ignores-a-frame":
  dropFive()
  print("leaks: \(ObserverLeakCheck.reportLeaks(ignoring: [.frame("dropFive()")]))")
  fflush(nil)
  _exit(0)
case "forks":
  // The child ends as it would without a probe, and its parent says so.
  dropFive()
  print("the child's status is \(statusOfForkedChild())")
case "unflushed":
  dropFive()
  // Into a pipe or a file it waits to be flushed.
  print("written, and not flushed")
case "dead-center":
  // What was registered on a center goes with it.
  useACenterOfItsOwn()
case "interposed":
  install()
  _ = registerOnTheDefaultCenter()
  let removed = registerOnTheDefaultCenter()
  NotificationCenter.default.removeObserver(removed)
  // Written down once, by the probe that it was asked of.
  dropFive()
case "interposed-many":
  // More than could be looked up one by one.
  install()
  for _ in 1...5_000 {
    _ = registerOnTheDefaultCenter()
    _ = NotificationCenter.default.addObserver(forName: .played, object: Jukebox.shared, queue: nil) { _ in }  // many
  }
case "interposed-extension":
  install()
  NotificationCenter.default.observeStops()
case "interposed-descriptor":
  install()
  let token = NotificationCenter.default.observe(NotificationDescriptor(.played)) { _ in }  // descriptor
  withExtendedLifetime(token) { exit(0) }
case "interposed-frames":
  install()
  registerForAnother()
  print("leaks: \(ObserverLeakCheck.reportLeaks(ignoring: [.frame("registerForAnother()")]))")
  fflush(nil)
  _exit(0)
case "interposed-register":
  install()
  let owner = Listener()
  NotificationCenter.default.register(owner, for: NotificationDescriptor(.played)) { _ in }  // owner
  withExtendedLifetime(owner) { exit(0) }
case "interposed-messages":
  install()
  let tokens = [
    NotificationCenter.default.addObserver(for: DidSkip.self) { _ in },
    ProbeCenter.default.addObserver(for: DidSkip.self) { _ in },  // message
  ]
  withExtendedLifetime(tokens) { exit(0) }
case "ends":
  dropFive()
  end(CommandLine.arguments.dropFirst(2).first)
case "not-interposed":
  _ = registerOnTheDefaultCenter()
  _ = ProbeCenter.default.census()
case "asked-in-vain":
  ProbeProcess.begin()
  _ = ProbeScope(test: "closing")
  _ = registerOnTheDefaultCenter()
case "asked-and-interposed":
  install()
  ProbeProcess.begin()
  _ = ProbeScope(test: "closing")
case "asked-and-removed":
  _ = ProbeScope(test: "closing")
  // Many centers, which are gone, and let go of.
  for _ in 1...100 { useACenterOfItsOwn() }
case "stress":
  let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
  guard numbers.count == 2, Stress.run(threads: numbers[0], operations: numbers[1]) else { exit(4) }
default:
  print("no scenario '\(scenario)'")
  exit(2)
}
