// Case: does a task group run the closures of its tasks?
import Combine
import UIKit

final class Catalogue {
  let changes = PassthroughSubject<Void, Never>()
}

@MainActor final class Library {
  static let shared = Library()
  private let catalogue = Catalogue()
  private var sinks = Set<AnyCancellable>()

  func start() async {
    catalogue.changes.sink { [weak self] in self?.load() }.store(in: &sinks)  // expect: unbalanced_lifecycle
  }

  private func load() {}
}

final class LibraryController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task { await withTaskGroup(of: Void.self) { group in group.addTask { await Library.shared.start() } } }
  }
}

@MainActor final class Archive {
  static let shared = Archive()
  private let catalogue = Catalogue()
  private var sinks = Set<AnyCancellable>()

  func start() async {
    catalogue.changes.sink { [weak self] in self?.load() }.store(in: &sinks)
  }

  private func load() {}
}

final class ArchiveController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await withTaskGroup(of: Void.self) { group in group.addTask { await Archive.shared.start() } } }
  }
}
