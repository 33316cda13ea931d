// Case: does the observer of a property run again and again, if appearing sets the property?
import Combine
import UIKit

final class Mains {
  static let shared = Mains()
  let changes = PassthroughSubject<Void, Never>()
}

final class LampController: UIViewController {
  private var sinks: [AnyCancellable] = []
  private var isOn = false {
    didSet {
      sinks.append(Mains.shared.changes.sink { [weak self] in self?.dim() })  // expect: unbalanced_lifecycle
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOn = true
  }

  private func dim() {}
}

final class ChangedLampController: UIViewController {
  private var sinks: [AnyCancellable] = []
  private var isOn = false {
    didSet {
      if isOn != oldValue {
        sinks.append(Mains.shared.changes.sink { [weak self] in self?.dim() })
      }
    }
  }
  // Each pass observes another object.
  private var mains = Mains() {
    didSet {
      sinks.append(mains.changes.sink { [weak self] in self?.dim() })
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOn = true
    mains = Mains()
  }

  private func dim() {}
}
