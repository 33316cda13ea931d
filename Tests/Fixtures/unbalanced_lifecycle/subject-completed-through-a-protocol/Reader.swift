import Combine
import UIKit

final class Reader {
  private let source: Source
  private var bag = Set<AnyCancellable>()
  var last = ""

  init(source: Source) { self.source = source }

  func read() {
    source.opened.sink { self.last = $0 }.store(in: &bag)
  }
}
