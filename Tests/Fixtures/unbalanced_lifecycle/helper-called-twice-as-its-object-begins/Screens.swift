// Case: does the code that begins an object call twice what registers?
import Combine
import UIKit

extension Notification.Name {
  static let accountLinked = Notification.Name("accountLinked")
  static let pricesChanged = Notification.Name("pricesChanged")
}

class AmountScreen: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    startLink()
  }

  func startLink() {
    token = NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      forName: .accountLinked, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class BuyScreen: AmountScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    startLink()
  }
}

final class RoomModel: ObservableObject {
  @Published var names: [String] = []
  private var observations: Set<AnyCancellable> = []

  init() {
    observe()
    names = ["first"]
    observe()
  }

  private func observe() {
    NotificationCenter.default.publisher(for: .accountLinked)
      .sink { [weak self] _ in self?.names = [] }  // expect: unbalanced_lifecycle
      .store(in: &observations)
  }
}

// Silent: the subclass does not run the method that it overrides.
class QuietScreen: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    startLink()
  }

  func startLink() {
    token = NotificationCenter.default.addObserver(forName: .accountLinked, object: nil, queue: nil) { _ in
      print("linked")
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class QuieterScreen: QuietScreen {
  override func viewDidLoad() {
    startLink()
  }
}

// Silent: only some screens call it, and each call has a name of its own.
final class PriceScreen: UIViewController {
  private var tokens: [NSObjectProtocol] = []
  private let isLive: Bool

  init(isLive: Bool) {
    self.isLive = isLive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isLive { observePrices() } else { observePrices() }
    observe(.accountLinked)
    observe(.pricesChanged)
  }

  private func observePrices() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .pricesChanged, object: nil, queue: nil) { _ in print("price") })
  }

  private func observe(_ name: Notification.Name) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("name") })
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

// Silent: the name, the object and the choice are others for each call.
final class TopicModel {
  private var topic = Notification.Name.accountLinked
  private var source = Source()
  private var tokens: [NSObjectProtocol] = []
  private var observations: Set<AnyCancellable> = []

  init(isLive: Bool) {
    observeTopic()
    topic = .pricesChanged
    observeTopic()
    observeSource()
    source = Source()
    observeSource()
    _ = isLive ? observeLive() : observeLive()
    do {
      try observeAtRisk()
    } catch {
      observeSafely()
    }
  }

  private func observeTopic() {
    tokens.append(NotificationCenter.default.addObserver(forName: topic, object: nil, queue: nil) { _ in print("topic") })
  }

  private func observeSource() {
    source.$count.sink { print($0) }.store(in: &observations)
  }

  private func observeLive() {
    NotificationCenter.default.publisher(for: .pricesChanged).sink { print($0) }.store(in: &observations)
  }

  private func observeAtRisk() throws { observeSafely() }

  private func observeSafely() {
    NotificationCenter.default.publisher(for: .accountLinked).sink { print($0) }.store(in: &observations)
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

final class Source: ObservableObject {
  @Published var count = 0
}

// Silent: the helper ends what it began before.
final class TidyScreen: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    startLink()
    startLink()
  }

  private func startLink() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = NotificationCenter.default.addObserver(forName: .accountLinked, object: nil, queue: nil) { _ in
      print("linked")
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class Menu: UIViewController {
  func open(_ isLive: Bool) {
    let screens = [BuyScreen(), AmountScreen(), QuieterScreen(), PriceScreen(isLive: isLive), TidyScreen()]
    for screen in screens { navigationController?.pushViewController(screen, animated: true) }
    print(RoomModel(), TopicModel(isLive: isLive))
  }
}
