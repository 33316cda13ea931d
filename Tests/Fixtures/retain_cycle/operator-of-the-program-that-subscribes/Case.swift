// Case: is a call of the program's own operator an observation if the operator subscribes and returns the subscription?
import Combine

extension Publisher where Failure == Never {
  func assignWeakly<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> AnyCancellable {
    sink { [weak root] in root?[keyPath: path] = $0 }
  }

  func sinkInTask(_ handle: @escaping (Output) async -> Void) -> AnyCancellable {
    self.map { $0 }.sink { output in
      Task { await handle(output) }
    }
  }

  // It ends with the first value.
  func sinkOnce(_ handle: @escaping (Output) -> Void) -> AnyCancellable {
    first().sink { handle($0) }
  }
}

final class PhoneModel {
  @Published var country = ""
  @Published var phone = ""
  private let failures = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    $country.filter { !self.phone.hasPrefix($0) }.assignWeakly(to: \.phone, on: self).store(in: &bag)  // expect: retain_cycle
    failures.sinkInTask { text in await self.show(text) }.store(in: &bag)  // expect: retain_cycle
    $country.assignWeakly(to: \.phone, on: self).store(in: &bag)
    failures.sinkInTask { [weak self] text in await self?.show(text) }.store(in: &bag)
    failures.sinkOnce { text in self.note(text) }.store(in: &bag)
  }

  private func show(_ text: String) async {}
  private func note(_ text: String) {}
}

func openPhone() { print(PhoneModel()) }
