// Case: does a store into a published property replace its publisher?
import Combine
import UIKit

final class Player: ObservableObject {
  @Published var rate = 1.0
}

final class Options: UIViewController {
  @Published private var volume = 0.0
  private var player = Player()
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    volume = 7
    $volume
      .sink { [weak self] _ in self?.view.setNeedsLayout() }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    player = Player()
    player.$rate
      .sink { [weak self] _ in self?.view.setNeedsLayout() }
      .store(in: &bag)
  }
}
