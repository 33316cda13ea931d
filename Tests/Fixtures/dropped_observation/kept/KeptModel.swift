// Case: each way of keeping an observation.
import Combine
import Foundation

final class KeptModel: NSObject {
  private let subject = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  private var list: [AnyCancellable] = []
  private var named: [String: AnyCancellable] = [:]
  private var single: AnyCancellable?
  private lazy var slow = subject.sink { print($0) }
  private let early = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
  @objc dynamic var width = 0
  private var width2: [NSKeyValueObservation] = []

  func start() {
    subject.sink { print($0) }.store(in: &bag)
    bag.insert(subject.sink { print($0) })
    list.append(subject.sink { print($0) })
    list += [subject.sink { print($0) }]
    named["one"] = subject.sink { print($0) }
    single = subject.sink { print($0) }
    width2 = [observe(\.width) { _, _ in print("width") }]
    let both = [subject.sink { print($0) }]
    list.append(contentsOf: both)
  }
}
