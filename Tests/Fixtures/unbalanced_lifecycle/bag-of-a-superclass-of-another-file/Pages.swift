// Case: A superclass of another file declares the bag. It may empty the bag in between.
import Combine
import UIKit

final class PlayerPage: Page {
  private let ticks = PassthroughSubject<Int, Never>()
  private let label = UILabel()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] value in self?.label.text = "\(value)" }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  func tick() { ticks.send(1) }
}

final class CellarPage: Page, UITableViewDataSource {
  private let ticks = PassthroughSubject<Int, Never>()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    ticks.sink { [weak self] _ in self?.show() }.store(in: &self.bag)  // expect: unbalanced_lifecycle
    return UITableViewCell()
  }

  func show() {}
}

// The superclass empties the bag.
final class FormPage: EmptiedPage {
  private let ticks = PassthroughSubject<Int, Never>()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] value in self?.show(value) }.store(in: &bag)
  }

  func show(_ value: Int) {}
}

// The superclass is of another module.
final class LibraryPage: LibraryController {
  private let ticks = PassthroughSubject<Int, Never>()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] value in self?.show(value) }.store(in: &bag)
  }

  func show(_ value: Int) {}
}
