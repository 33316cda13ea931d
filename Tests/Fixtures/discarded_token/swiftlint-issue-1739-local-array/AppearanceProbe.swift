// Case: SwiftLint 1739: a token appended to a local array of `Any` is kept, when the array is drained at the end.
import Foundation

struct AppearanceProbe {
  func countChanges(while work: () -> Void) -> Int {
    let counter = NSCountedSet()
    var observers = [Any]()
    observers.append(NotificationCenter.default.addObserver(forName: Notification.Name("Light"), object: nil, queue: nil) { counter.add($0.name) })
    observers.append(NotificationCenter.default.addObserver(forName: Notification.Name("Dark"), object: nil, queue: nil) { counter.add($0.name) })
    work()
    observers.forEach(NotificationCenter.default.removeObserver(_:))
    return counter.count
  }
}
