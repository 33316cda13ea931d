// Case: is the rule silent where what is observed ends by itself, is made anew, is unknown, or where a user asks for it?
import Combine
import UIKit

final class Draft: ObservableObject {
  @Published var text = ""
}

final class MailController: UIViewController {
  private let sent = PassthroughSubject<String, Never>()
  private let finished = PassthroughSubject<String, Never>()
  private let folder: AnyPublisher<String, Never>
  private var bag = Set<AnyCancellable>()
  private var closing = Set<AnyCancellable>()

  init(folder: AnyPublisher<String, Never>) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    sent.sink { print($0) }.store(in: &bag)
    NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
      .sink { [weak self] _ in self?.closing.removeAll() }
      .store(in: &bag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Just("mail").sink { print($0) }.store(in: &bag)
    sent.first().sink { print($0) }.store(in: &bag)
    finished.sink { print($0) }.store(in: &bag)
    folder.sink { print($0) }.store(in: &bag)
    let draft = Draft()
    draft.$text.sink { print($0) }.store(in: &bag)
    let edited = PassthroughSubject<String, Never>()
    edited.sink { print($0) }.store(in: &bag)
    edited.send("draft")
    sent.sink { print($0) }.store(in: &closing)
  }

  @objc private func sendTapped() {
    sent.sink { print($0) }.store(in: &bag)
    finished.send(completion: .finished)
  }
}
