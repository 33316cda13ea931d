// Case: a computed or lazy property makes the structure whose field is a publisher
import Combine
import UIKit

struct GateOutput {
  let entries: AnyPublisher<Bool, Never>
}

final class ComputedGate {
  private let subject = PassthroughSubject<Bool, Never>()
  var output: GateOutput { GateOutput(entries: subject.eraseToAnyPublisher()) }
}

final class LazyGate {
  private let subject = PassthroughSubject<Bool, Never>()
  lazy var output = GateOutput(entries: subject.eraseToAnyPublisher())
}

final class FilledGate {
  private let subject = PassthroughSubject<Bool, Never>()
  lazy var output: GateOutput = {
    let entries = subject.eraseToAnyPublisher()
    return GateOutput(entries: entries)
  }()
}

final class ClosedGate {
  var output: GateOutput { GateOutput(entries: Just(true).eraseToAnyPublisher()) }
}

/// Code may put another value into the property.
final class OtherGate {
  private let subject = PassthroughSubject<Bool, Never>()
  lazy var output = GateOutput(entries: subject.eraseToAnyPublisher())

  func close() { output = GateOutput(entries: Empty().eraseToAnyPublisher()) }
}

final class GateController: UIViewController {
  private let computed = ComputedGate()
  private let lazily = LazyGate()
  private let filled = FilledGate()
  private let closed = ClosedGate()
  private let other = OtherGate()
  private var isOpen = false
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    computed.output.entries.sink { self.isOpen = $0 }.store(in: &bag)  // expect: retain_cycle
    lazily.output.entries.sink { self.isOpen = $0 }.store(in: &bag)  // expect: retain_cycle
    filled.output.entries.sink { self.isOpen = $0 }.store(in: &bag)  // expect: retain_cycle
    closed.output.entries.sink { self.isOpen = $0 }.store(in: &bag)
    other.output.entries.sink { self.isOpen = $0 }.store(in: &bag)
    other.close()
  }
}

func open(_ stack: UINavigationController) { stack.pushViewController(GateController(), animated: true) }
