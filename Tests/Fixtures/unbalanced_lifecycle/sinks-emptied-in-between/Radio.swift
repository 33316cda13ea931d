// Case: is the collection emptied in a counterpart, before adding, in a base class, or by another method of each pass?
import Combine
import UIKit

class Station: UIViewController {
  let song = CurrentValueSubject<String, Never>("")
  var bag = Set<AnyCancellable>()

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    bag.removeAll()
  }
}

final class JazzStation: Station {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    song.sink { print($0) }.store(in: &bag)
  }
}

final class NewsStation: UIViewController {
  private let song = CurrentValueSubject<String, Never>("")
  private var bag = Set<AnyCancellable>()
  private var sinks: [AnyCancellable] = []
  private var later = Set<AnyCancellable>()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    later.removeAll()
    bag = []
    song.sink { print($0) }.store(in: &bag)
    sinks.append(song.sink { print($0) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    song.sink { print($0) }.store(in: &later)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    sinks.forEach { $0.cancel() }
    sinks = []
  }
}
