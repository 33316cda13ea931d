// Case: A key path says which property of a container an object comes from. A call on the object runs no other type's method.
import Combine
import FactoryKit
import UIKit

final class Tools: SharedContainer {
  static let shared = Tools()
  let manager = ContainerManager()
}

extension Tools {
  var archive: Factory<any Archive> { self { DiskArchive() } }
  var feed: Factory<Feed> { self { Feed() }.singleton }
}

protocol Archive: Sendable {
  func prepare() async throws
}

actor DiskArchive: Archive {
  func prepare() async throws { print("prepared") }
}

final class Feed {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func begin() {
    changes.sink { print($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class HomeController: UIViewController {
  @LazyInjected(\Tools.archive) private var archive
  @LazyInjected(\Tools.feed) private var feed: Feed

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { try await archive.prepare() }
    feed.begin()
  }
}

class PanelModel {
  let picked = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  init() { prepare() }

  func prepare() {
    picked.sink { print($0) }.store(in: &bag)
  }
}
