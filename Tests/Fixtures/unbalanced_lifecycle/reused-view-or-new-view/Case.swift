// Case: code takes a reused view, or makes a view if the list has none of the class.
import Combine
import UIKit

extension UITableView {
  func row<Row: UITableViewCell>(_ type: Row.Type, at indexPath: IndexPath) -> Row {
    guard let row = dequeueReusableCell(withIdentifier: "row", for: indexPath) as? Row else {
      return Row(style: .default, reuseIdentifier: "row")
    }
    row.setNeedsLayout()
    return row
  }

  func row<Header: UITableViewHeaderFooterView>(_ type: Header.Type) -> Header {
    guard let header = dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header else {
      return Header(reuseIdentifier: "header")
    }
    return header
  }

  func newRow<Row: UITableViewCell>(_ type: Row.Type, at indexPath: IndexPath) -> Row {
    Row(style: .default, reuseIdentifier: "row")
  }
}

final class Harbour {
  let tides = PassthroughSubject<Int, Never>()
  func rise() { tides.send(1) }
}

final class BerthRow: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  weak var harbour: Harbour? {
    didSet { follow() }
  }

  private func follow() {
    harbour?.tides.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class PierRow: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  weak var harbour: Harbour? {
    didSet { follow() }
  }

  private func follow() {
    harbour?.tides.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class TideHeader: UITableViewHeaderFooterView {
  private var bag = Set<AnyCancellable>()
  weak var harbour: Harbour? {
    didSet { follow() }
  }

  private func follow() {
    harbour?.tides.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

// No list gives this page its harbour.
final class TidePage: UIViewController {
  private var bag = Set<AnyCancellable>()
  weak var harbour: Harbour? {
    didSet { follow() }
  }

  private func follow() {
    harbour?.tides.sink { [weak self] _ in self?.loadViewIfNeeded() }.store(in: &bag)
  }
}

// Each pass makes a row of its own.
final class GuestRow: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  weak var harbour: Harbour? {
    didSet { follow() }
  }

  private func follow() {
    harbour?.tides.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &bag)
  }
}

final class BerthList: UITableViewController {
  let harbour = Harbour()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    harbour.rise()
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let berth = tableView.row(BerthRow.self, at: indexPath)
    berth.harbour = harbour
    return berth
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.row(TideHeader.self)
    header.harbour = harbour
    return header
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = TidePage()
    page.harbour = harbour
    show(page, sender: self)
  }
}

final class PierList: UITableViewController {
  let harbour = Harbour()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    harbour.rise()
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let pier = tableView.dequeueReusableCell(withIdentifier: "pier") as? PierRow ?? PierRow()
    pier.harbour = harbour
    return pier
  }
}

final class GuestList: UITableViewController {
  let harbour = Harbour()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    harbour.rise()
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let guest = tableView.newRow(GuestRow.self, at: indexPath)
    guest.harbour = harbour
    return guest
  }
}
