// Case: does a method that appearing calls on an object, which calls it on the next object, run again and again?
import Combine
import UIKit

final class Disk {
  static let shared = Disk()
  let changes = PassthroughSubject<Void, Never>()
}

final class FileSource {
  private var sinks: [AnyCancellable] = []

  func start() {
    sinks.append(Disk.shared.changes.sink { [weak self] in self?.reload() })  // expect: unbalanced_lifecycle
  }

  private func reload() {}
}

class List {
  func load() {}
}

final class FileList: List {
  private let source = FileSource()

  override func load() { source.start() }
}

final class FilesController: UIViewController {
  private let list = FileList()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.load()
  }
}

final class FolderSource {
  private var sinks: [AnyCancellable] = []

  func start() {
    sinks.append(Disk.shared.changes.sink { [weak self] in self?.reload() })
  }

  private func reload() {}
}

final class FolderList: List {
  private var source = FolderSource()

  // Each pass begins with a new source.
  override func load() {
    renew()
    source.start()
  }

  private func renew() { source = FolderSource() }
}

final class FoldersController: UIViewController {
  private let list = FolderList()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.load()
  }
}
