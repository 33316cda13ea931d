import Combine
import UIKit

final class Shelf: Source {
  let opened = PassthroughSubject<String, Never>()

  func close() {
    opened.send(completion: .finished)
  }
}
