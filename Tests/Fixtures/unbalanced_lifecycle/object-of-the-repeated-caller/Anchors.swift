// Case: is the object that the repeated caller gives to a helper the same on each run, as other callers give new objects?
import SwiftUI
import UIKit

final class Anchors {
  static let shared = Anchors()
  private var tokens: [any NSObjectProtocol] = []

  func watch(_ anchor: UIView) {
    tokens.append(
      NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
        forName: .init("moved"), object: anchor, queue: nil
      ) { _ in print("moved") })
  }

  func watchNew(_ anchor: UIView) {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: .init("new"), object: anchor, queue: nil
      ) { _ in print("new") })
  }

  func empty() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

struct AnchorView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    Anchors.shared.watch(view)
    Anchors.shared.watchNew(view)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    Anchors.shared.watch(view)
    // A new view on each run.
    Anchors.shared.watchNew(UIView())
  }
}

/// The view of a controller is inherited, and stays.
final class Page: UIViewController {
  private let hub = Hub()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hub.listen(view)
  }
}

final class Hub {
  private var tokens: [any NSObjectProtocol] = []

  func listen(_ object: AnyObject) {
    tokens.append(
      NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
        forName: .init("scrolled"), object: object, queue: nil
      ) { _ in print("scrolled") })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// Each element is another object, and each move leads to another window.
final class Stack: UIView {
  var arranged: [UIView] = [] {
    didSet {
      for view in arranged { add(view) }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return }
    add(window)
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .init("shown"), object: window)
  }

  func addAll() {
    for view in arranged { observe(view) }
  }

  private func observe(_ view: UIView) {
    view.addObserver(self, forKeyPath: "hidden", options: [], context: nil)
  }

  func removeAll() {
    for view in arranged { view.removeObserver(self, forKeyPath: "hidden") }
  }

  private func add(_ view: UIView) {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .init("moved"), object: view)
  }

  @objc private func moved() { setNeedsLayout() }

  deinit { NotificationCenter.default.removeObserver(self) }
}
