// Case: does each appearance add one more sink, key path observation or assignment to a collection that only grows?
import Combine
import UIKit

final class Shelf: ObservableObject {
  @Published var books: [String] = []
  let opened = PassthroughSubject<String, Never>()
}

final class LibraryController: UIViewController {
  private let shelf = Shelf()
  private let label = UILabel()
  private var bag = Set<AnyCancellable>()
  private var observations: [NSKeyValueObservation] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: .booksChanged)
      .receive(on: DispatchQueue.main)
      .sink { _ in print("books") }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    shelf.$books.map(\.count).map(String.init)
      .assign(to: \.text, on: label)  // expect: unbalanced_lifecycle
      .store(in: &bag)
    let sink = shelf.opened.sink { print($0) }  // expect: unbalanced_lifecycle
    bag.insert(sink)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.refresh() }  // expect: unbalanced_lifecycle
      .store(in: &bag)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    observations.append(
      label.observe(\.text) { _, _ in print("text") })  // expect: unbalanced_lifecycle
  }

  private func refresh() {}
}

extension Notification.Name {
  static let booksChanged = Notification.Name("BooksChanged")
}
