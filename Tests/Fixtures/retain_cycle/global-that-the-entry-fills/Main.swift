// Case: is a cycle a note if the program's entry stores the only owner in a global by a private function?
import Combine
import Foundation

@main
enum Radio {
  static func main() { begin() }
}

private func begin() { Clock.start() }

enum Tool {
  static func main() { beginAgain() }
}

/// Nothing says that `Tool.main` is an entry.
private func beginAgain() { Log.start() }

private var clock: Clock?
private var log: Log?

final class Clock {
  @Published private var time = 0
  private var bag: Set<AnyCancellable> = []

  static func start() { clock = Clock() }

  init() {
    $time.sink { self.show($0) }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show(_ time: Int) {}
}

final class Log {
  @Published private var line = ""
  private var bag: Set<AnyCancellable> = []

  static func start() { log = Log() }

  init() {
    $line.sink { self.show($0) }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show(_ line: String) {}
}
