import Foundation

/// The measured work, with calls of Foundation's class.
public enum Workload {
  public static let name = Notification.Name("benchmark")
  private final class Sender: Sendable {}
  private static let object = Sender()

  /// By the process's first argument. The time that it took goes to standard output: nanoseconds of the processor's.
  public static func run() {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    switch arguments.first {
    case "plain": print(rounds(count) { addAndRemove(nil) })
    case "object": print(rounds(count) { addAndRemove(object) })
    case "leave":
      print(time { for _ in 0..<count { leave(name) } })
    case "leave-names":
      print(time { for number in 0..<count { leave(Notification.Name("name number \(number)")) } })
    default: exit(2)
    }
    fflush(nil)
  }

  /// The shortest of several rounds: what the machine did besides makes others longer.
  private static func rounds(_ count: Int, _ work: () -> Void) -> Int {
    (0..<count).map { _ in time { for _ in 0..<10_000 { work() } } }.min() ?? 0
  }

  private static func addAndRemove(_ object: Sender?) {
    let center = NotificationCenter.default
    center.removeObserver(center.addObserver(forName: name, object: object, queue: nil) { _ in })
  }

  private static func leave(_ name: Notification.Name) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
  }

  public static func time(_ work: () -> Void) -> Int {
    let begin = processorTime
    work()
    return processorTime - begin
  }

  /// Nanoseconds.
  public static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
