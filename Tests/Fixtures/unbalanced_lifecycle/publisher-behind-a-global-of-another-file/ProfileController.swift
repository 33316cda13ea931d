// Case: does a global of another file keep the publisher that each pass observes again? Only its type tells which property
// is meant.
import Combine
import UIKit

class ProfileController: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    environment.store.profile.sink { [weak self] _ in self?.title = "" }.store(in: &bag)  // expect: unbalanced_lifecycle
    Current.store.profile.sink { [weak self] _ in self?.title = "" }.store(in: &bag)  // expect: unbalanced_lifecycle
    makeStore().profile.sink { [weak self] _ in self?.title = "" }.store(in: &bag)
  }

  @objc func open() { navigationController?.pushViewController(ProfileController(), animated: true) }
}
