// Case: A library adds publishers of events to controls. They end with a control that the form keeps.
import Combine
import CombineCocoa
import UIKit

final class FormController: UIViewController {
  private let save = UIButton()
  private let name = UITextField()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    save.tapPublisher.sink { self.send() }.store(in: &bag)  // expect: error retain_cycle
    name.textPublisher.dropFirst().sink { _ in self.send() }.store(in: &bag)  // expect: error retain_cycle
    save.controlEventPublisher(for: .touchDown).mapToVoid().sink { self.send() }.store(in: &bag)  // expect: error retain_cycle
    save.controlEventPublisher(for: .touchDown).sink { [weak self] in self?.send() }.store(in: &bag)
  }

  func watch(_ other: UIButton) {
    other.tapPublisher.sink { self.send() }.store(in: &bag)
  }

  private func send() {}
}

func show(in window: UIWindow) {
  window.rootViewController?.present(FormController(), animated: true)
  window.rootViewController?.present(NoteController(), animated: true)
}

/// The text field is the object itself.
final class NoteField: UITextField {
  private let wipe = UIButton()
  private var bag: Set<AnyCancellable> = []

  var submitted: AnyPublisher<String, Never> {
    returnPublisher.map { [unowned self] in self.text ?? "" }.eraseToAnyPublisher()
  }

  func begin() {
    textPublisher.replaceNil(with: "").sink { self.wipe.isHidden = $0.isEmpty }.store(in: &bag)  // expect: error retain_cycle
    controlEventPublisher(for: .editingDidEnd).sink { self.wipe.isHidden = true }.store(in: &bag)  // expect: error retain_cycle
    textPublisher.sink { [weak self] _ in self?.wipe.isHidden = true }.store(in: &bag)
  }
}

/// A model has no events, and another field may end.
final class NoteModel {
  private var bag: Set<AnyCancellable> = []
  func begin() { textPublisher.sink { _ in self.send() }.store(in: &bag) }
  func follow(_ field: NoteField) { field.submitted.sink { _ in self.send() }.store(in: &bag) }
  private func send() {}
}

final class NoteController: UIViewController {
  private let field = NoteField()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.begin()
    field.submitted.sink { self.title = $0 }.store(in: &bag)  // expect: error retain_cycle
  }
}
