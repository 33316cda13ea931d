// Case: is a token silent if the caller wraps it in an object that the next object replaces, and not if the objects pile up?
import Combine
import UIKit

final class Mooring {
  var token: (any NSObjectProtocol)?

  init(_ token: (any NSObjectProtocol)? = nil) { self.token = token }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class HarbourController: UIViewController {
  private var tide: Mooring?
  private var wind: Mooring?
  private var fog: Mooring?
  private var rain: AnyCancellable?
  private let anchor = Mooring()
  private var moorings: [Mooring] = []
  private var cancellables: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let token = NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: .main) { _ in print("tide") }
    tide = Mooring(token)
    wind = Mooring()
    wind?.token = NotificationCenter.default.addObserver(forName: .wind, object: nil, queue: .main) { _ in
      print("wind")
    }
    fog = Mooring(observeFog())
    let drops = NotificationCenter.default.addObserver(forName: .rain, object: nil, queue: .main) { _ in print("rain") }
    rain = AnyCancellable { NotificationCenter.default.removeObserver(drops) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tide = nil
    wind = nil
  }

  private func observeFog() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .fog, object: nil, queue: .main) { _ in print("fog") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let token = NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      forName: .tide, object: nil, queue: .main
    ) { _ in print("tide") }
    moorings.append(Mooring(token))
    anchor.token = NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      forName: .wind, object: nil, queue: .main
    ) { _ in print("wind") }
  }
}

extension Notification.Name {
  static let tide = Notification.Name("Tide")
  static let wind = Notification.Name("Wind")
  static let fog = Notification.Name("Fog")
  static let rain = Notification.Name("Rain")
}
