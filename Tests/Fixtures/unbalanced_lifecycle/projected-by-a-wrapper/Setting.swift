// Case: does an observation of what the program's own property wrapper projects pile up?
import Combine
import UIKit

@propertyWrapper
final class Setting {
  private let subject = CurrentValueSubject<Bool, Never>(false)
  var wrappedValue: Bool {
    get { subject.value }
    set { subject.send(newValue) }
  }
  var projectedValue: AnyPublisher<Bool, Never> { subject.eraseToAnyPublisher() }
}

@propertyWrapper
final class Loaded {
  var wrappedValue = false
  var projectedValue: AnyPublisher<Bool, Never> { Just(wrappedValue).eraseToAnyPublisher() }
}

enum Settings {
  @Setting static var asksFirst
  @Loaded static var isNew
}

final class SettingsPage: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Settings.$asksFirst
      .sink { [weak self] _ in self?.view.setNeedsLayout() }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    Settings.$isNew
      .sink { [weak self] _ in self?.view.setNeedsLayout() }
      .store(in: &bag)
  }
}
