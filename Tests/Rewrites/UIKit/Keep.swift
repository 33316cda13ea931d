// Case: values that are assigned to the object which keeps their subscription
import Combine
import UIKit

final class Keep: NSObject {
  private let titles = PassthroughSubject<String, Never>()
  private var bag = Set<AnyCancellable>()
  private var last = ""

  func begin() {
    titles
      .map { $0 + "!" }
      .assign(to: \.last, on: self)
      .store(in: &bag)
    titles.assign(to: \Keep.last, on: self).store(in: &bag)
    titles.sink(receiveValue: self.handle).store(in: &bag)
  }

  private func handle(_ title: String) { last = title }
}
