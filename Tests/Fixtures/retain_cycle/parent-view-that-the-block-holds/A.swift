// Case: is a cycle seen where a subview keeps an observation whose closure holds the view around it?
import Combine
import UIKit

final class Theme {
  static let shared = Theme()
  let tint = CurrentValueSubject<Int, Never>(0)
}

final class Overlay: UIView {
  private var boundsToken: NSKeyValueObservation?
  private var weakToken: NSKeyValueObservation?
  private var bag: Set<AnyCancellable> = []
  private var token: (any NSObjectProtocol)?

  func follow(_ parent: UIView) {
    let update: () -> Void = { [weak self] in self?.frame = parent.bounds }
    boundsToken = parent.observe(\.bounds) { _, _ in  // expect: retain_cycle
      update()
    }
    update()
  }

  func tint(_ parent: UIView) {
    func show() { parent.tag += 1 }
    Theme.shared.tint.sink { _ in show() }.store(in: &bag)  // expect: retain_cycle
  }

  func listen(for parent: UIView) {
    token = NotificationCenter.default.addObserver(  // expect: retain_cycle
      forName: Notification.Name("Resized"), object: nil, queue: .main
    ) { _ in
      parent.setNeedsLayout()
    }
  }

  func followWeakly(_ parent: UIView) {
    let update: () -> Void = { [weak self, weak parent] in self?.frame = parent?.bounds ?? .zero }
    weakToken = parent.observe(\.bounds) { _, _ in update() }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class CardController: UIViewController {
  private let second = Overlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    let overlay = Overlay()
    view.addSubview(overlay)
    overlay.follow(view)
    overlay.tint(view)
    overlay.followWeakly(view)
    view.addSubview(second)
    second.listen(for: view)
  }
}

final class ListController: UIViewController {
  func open() {
    navigationController?.pushViewController(CardController(), animated: true)
  }
}

// A view that gives itself to the view around it.
final class Badge: UIView {
  private var token: NSKeyValueObservation?
  private var weakToken: NSKeyValueObservation?

  func attach(to host: UIView) {
    host.addSubview(self)
    token = host.observe(\.isHidden) { [weak self] _, _ in  // expect: retain_cycle
      self?.isHidden = host.isHidden
    }
  }

  func attachWeakly(to host: UIView) {
    host.addSubview(self)
    weakToken = host.observe(\.isHidden) { [weak self, weak host] _, _ in
      self?.isHidden = host?.isHidden ?? true
    }
  }
}

// The view is in another view than the closure holds.
final class Ring: UIView {
  private var token: NSKeyValueObservation?

  func follow(_ other: UIView) {
    token = other.observe(\.bounds) { [weak self] _, _ in self?.frame = other.bounds }
  }
}

final class RingController: UIViewController {
  private let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ring = Ring()
    header.addSubview(ring)
    ring.follow(view)
  }
}

// The view removes itself.
final class Toast: UIView {
  private var token: NSKeyValueObservation?

  func follow(_ parent: UIView) {
    token = parent.observe(\.bounds) { [weak self] _, _ in self?.frame = parent.bounds }
  }

  func close() { removeFromSuperview() }
}

// The controller removes the view.
final class Hint: UIView {
  private var token: NSKeyValueObservation?

  func follow(_ parent: UIView) {
    token = parent.observe(\.bounds) { [weak self] _, _ in self?.frame = parent.bounds }
  }
}

// The controller removes all of its views.
final class Row: UIView {
  private var token: NSKeyValueObservation?

  func follow(_ parent: UIView) {
    token = parent.observe(\.bounds) { [weak self] _, _ in self?.frame = parent.bounds }
  }
}

// The view ends the observation when it leaves its window.
final class Strip: UIView {
  private var token: NSKeyValueObservation?

  func follow(_ parent: UIView) {
    token = parent.observe(\.bounds) { [weak self] _, _ in self?.frame = parent.bounds }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { token = nil }
  }
}

final class FormController: UIViewController {
  private var hint = Hint()

  override func viewDidLoad() {
    super.viewDidLoad()
    let toast = Toast()
    view.addSubview(toast)
    toast.follow(view)
    view.addSubview(hint)
    hint.follow(view)
    let strip = Strip()
    view.addSubview(strip)
    strip.follow(view)
  }

  func done() { hint.removeFromSuperview() }
}

final class RowsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let row = Row()
    view.addSubview(row)
    row.follow(view)
  }

  func clear() { view.subviews.forEach { $0.removeFromSuperview() } }
}

final class MenuController: UIViewController {
  func open() {
    navigationController?.pushViewController(FormController(), animated: true)
    navigationController?.pushViewController(RowsController(), animated: true)
    navigationController?.pushViewController(RingController(), animated: true)
  }

  func mark(_ host: UIView) {
    Badge().attach(to: host)
    Badge().attachWeakly(to: host)
  }
}
