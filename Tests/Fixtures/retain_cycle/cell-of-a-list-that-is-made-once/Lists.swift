// Case: does a leak of cells count whose only list lives as long as the process?
import Combine
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = Home()
    return true
  }
}

final class Home: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    tableView.register(PageCell.self, forCellReuseIdentifier: "page")
    tableView.register(GreetingCell.self, forCellReuseIdentifier: "greeting")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: path) as! NewsCell
    cell.show(path.row)
    return cell
  }

  @objc private func open() {
    present(Archive(), animated: true)
  }
}

final class Archive: UITableViewController {
  private let greeting = GreetingCell()
  private lazy var rows = UICollectionView.CellRegistration<TileCell, Int> { cell, _, row in cell.show(row) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PageCell.self, forCellReuseIdentifier: "page")
    tableView.tableHeaderView = greeting
  }
}

final class Wall: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }
}

let wall = Wall(collectionViewLayout: UICollectionViewFlowLayout())

final class NewsCell: UITableViewCell {
  let taps = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }

  func show(_ row: Int) {
    taps.sink { _ in self.tag = row }.store(in: &bag)  // expect: note retain_cycle
  }
}

/// Another list that is made again and again has such cells, too.
final class PageCell: UITableViewCell {
  let taps = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }

  func show(_ row: Int) {
    taps.sink { _ in self.tag = row }.store(in: &bag)  // expect: error retain_cycle
  }
}

/// Code makes such a cell, too.
final class GreetingCell: UITableViewCell {
  let taps = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }

  func show(_ row: Int) {
    taps.sink { _ in self.tag = row }.store(in: &bag)  // expect: error retain_cycle
  }
}

/// Another list makes such cells by a closure.
final class TileCell: UICollectionViewCell {
  let taps = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }

  func show(_ row: Int) {
    taps.sink { _ in self.tag = row }.store(in: &bag)  // expect: error retain_cycle
  }
}
