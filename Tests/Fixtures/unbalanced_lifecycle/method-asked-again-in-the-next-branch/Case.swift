// Case: a condition asks a method of an object, and the next branch asks the same method again. Does the second call make the branches run once?
import Combine
import UIKit

final class PlacesModel {
  let reloads = PassthroughSubject<String, Never>()
  let saved = CurrentValueSubject<[String], Never>([])

  func fail(_ id: String) { reloads.send(id) }
}

final class PlacesController: UIViewController {
  private let model: PlacesModel
  private var bag: Set<AnyCancellable> = []

  init(model: PlacesModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.reloads.sink { [weak self] id in
      guard let self else { return }
      if id.starts(with: "near") {
        self.loadNear()
      } else if id.starts(with: "saved") {
        self.loadSaved()
      } else {
        self.loadFar()
      }
    }.store(in: &bag)
  }

  private func loadNear() {
    model.saved.sink { [weak self] in self?.title = $0.first }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  private func loadSaved() {
    model.saved.sink { [weak self] in self?.title = $0.first }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  private func loadFar() {
    model.saved.sink { [weak self] in self?.title = $0.last }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

/// Another method may change the answer.
final class FileList: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !tableView.hasIndicator(of: "file") {
      tableView.registerIndicator(of: "file")
      NotificationCenter.default.addObserver(self, selector: #selector(move), name: .init("moved"), object: nil)  // allow: note unmatched_selector_observer
    }
  }

  @objc private func move() {}
}

final class PhotoList: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !tableView.hasIndicator(of: "photo"), tableView.registerIndicator(of: "photo") {
      NotificationCenter.default.addObserver(self, selector: #selector(move), name: .init("moved"), object: nil)  // allow: note unmatched_selector_observer
    }
  }

  @objc private func move() {}
}

/// The call is no condition.
final class SongList: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !tableView.register(indicator: "song") {
      tableView.register(indicator: "song")
      NotificationCenter.default.addObserver(self, selector: #selector(move), name: .init("moved"), object: nil)  // allow: note unmatched_selector_observer
    }
  }

  @objc private func move() {}
}
