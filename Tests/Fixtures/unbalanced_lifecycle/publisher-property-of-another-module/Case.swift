// Case: does an observation pile up if it observes a publisher that is a property of an object of another module?
import Combine
import RadioKitOfAnotherModule
import UIKit

final class DialController: UIViewController {
  var radio: Radio!
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    radio.stationPublisher.map { $0.title }.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    radio.$volume.sink { [weak self] in self?.label.alpha = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    // A call makes a publisher, which may complete when its work is done.
    radio.search("jazz").sink { [weak self] in self?.label.text = $0 }.store(in: &bag)
    // The property of a new object.
    Tuner(radio).stationPublisher.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)
  }
}
