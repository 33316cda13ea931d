// Case: a method that the program adds to controls is none of a center's, though both are types of elsewhere.
import Combine
import UIKit

final class OrchardController: UIViewController {
  private var cancellables: Set<AnyCancellable> = []
  private var apples = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: Notification.Name("Ripened"))
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.apples += 1 }  // expect: unbalanced_lifecycle
      .store(in: &cancellables)
  }
}

protocol Publishing {}

extension UIControl: Publishing {}

extension Publishing where Self: UIControl {
  func publisher(for event: UIControl.Event) -> Touches { Touches(control: self, event: event) }
}

struct Touches {
  let control: UIControl
  let event: UIControl.Event
}
