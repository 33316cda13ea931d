// Case: subscriptions that are dropped, in a class without a bag
import Combine
import UIKit

final class Crypt: NSObject {
  private let titles = PassthroughSubject<String, Never>()
  private(set) var last = ""

  func begin() {
    _ = titles.sink { [weak self] in
      self?.last = $0
    }
  }

  #if os(Linux)
  func beginAgain() {
    _ = titles.sink(receiveValue: keep)
  }
  #endif

  private func keep(_ title: String) { last = title }
}
