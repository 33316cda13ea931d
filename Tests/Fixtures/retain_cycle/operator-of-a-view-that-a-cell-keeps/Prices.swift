// Case: a closure of an operator holds the view that it stands in. The row that keeps the view is another object, which
// nothing holds.
import Combine
import UIKit

final class PriceView: UIView {
  private let taps = PassthroughSubject<Void, Never>()
  private var price = 0

  func picks() -> AnyPublisher<Int, Never> { taps.map { self.price }.eraseToAnyPublisher() }
}

final class PriceRow: UITableViewCell {
  private let content = PriceView()
  private let corrections = PassthroughSubject<Int, Never>()
  private var factor = 1
  var bag = Set<AnyCancellable>()

  func picks() -> AnyPublisher<Int, Never> { content.picks() }

  func correctedPicks() -> AnyPublisher<Int, Never> { corrections.map { self.factor * $0 }.eraseToAnyPublisher() }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }
}

final class PricesController: UITableViewController {
  private var sum = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath) as! PriceRow
    row.picks().sink { [weak self] in self?.sum += $0 }.store(in: &row.bag)
    row.correctedPicks().sink { [weak self] in self?.sum += $0 }.store(in: &row.bag)  // expect: retain_cycle
    return row
  }
}
