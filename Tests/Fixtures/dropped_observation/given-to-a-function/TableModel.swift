// Case: an observation that is an argument is kept by whoever takes it.
import Combine
import Foundation

final class TableModel {
  private let map = NSMapTable<NSString, AnyCancellable>.strongToStrongObjects()
  private let subject = PassthroughSubject<Int, Never>()

  func start() {
    map.setObject(subject.sink { print($0) }, forKey: "first")
    hold(subject.sink { print($0) })
  }

  private func hold(_ cancellable: AnyCancellable) {
    map.setObject(cancellable, forKey: "second")
  }
}
