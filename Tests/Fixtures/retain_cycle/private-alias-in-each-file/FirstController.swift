// Case: does a private alias mean another type in another file?
import Combine
import UIKit

private typealias Controller = FirstController

extension Controller {
  func listen() {
    subject.sink { [weak self] _ in self?.count = 1 }.store(in: &bag)
  }
}
