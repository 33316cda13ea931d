// Case: does an operator that subscribes to the publisher which it extends count from a file of its own?
import Combine

final class PhoneModel {
  private let failures = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    failures.sinkInTask { text in await self.show(text) }.store(in: &bag)  // expect: retain_cycle
    failures.sinkInTask { [weak self] text in await self?.show(text) }.store(in: &bag)
  }

  private func show(_ text: String) async {}
}

func openPhone() { print(PhoneModel()) }
