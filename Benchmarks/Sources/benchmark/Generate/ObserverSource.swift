/// Code that registers observers: some that somebody ends, some that leak. Each pattern is one that real programs have.
enum ObserverSource {
  typealias Pattern = @Sendable (FeatureNames) -> [(suffix: String, text: String)]

  /// The files of a feature that observes, and whether it leaks.
  static func files(_ names: FeatureNames, using generator: inout SeededGenerator) -> [(suffix: String, text: String)] {
    let patterns = generator.isOne(in: 3) ? leaking : ended
    return generator.pick(patterns)(names)
  }

  static func notification(_ names: FeatureNames) -> String {
    """

    extension Notification.Name {
      static let \(names.notification) = Notification.Name("\(names.type)DidChange")
    }

    """
  }

  static let ended: [Pattern] = [
    { names in
      [
        (
          "Model",
          """
          import Foundation

          final class \(names.type)Model {
            private var token: NSObjectProtocol?
            private(set) var count = 0

            func start() {
              stop()
              token = NotificationCenter.default.addObserver(
                forName: .\(names.notification), object: nil, queue: .main
              ) { [weak self] _ in
                self?.count += 1
              }
            }

            func stop() {
              guard let token else { return }
              NotificationCenter.default.removeObserver(token)
              self.token = nil
            }

            deinit {
              stop()
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Player",
          """
          import Foundation

          final class \(names.type)Player {
            var tokens: [NSObjectProtocol] = []

            func start() {
              let names: [Notification.Name] = [.\(names.notification), .\(names.notification)Again]
              tokens = names.map { name in
                NotificationCenter.default.token(for: name) { [weak self] _ in self?.tick() }
              }
            }

            private func tick() {
              print("\(names.value)")
            }
          }

          extension Notification.Name {
            static let \(names.notification)Again = Notification.Name("\(names.type)DidChangeAgain")
          }

          """ + notification(names)
        ),
        (
          "Player+Stop",
          """
          import Foundation

          extension \(names.type)Player {
            func stop() {
              tokens.forEach(NotificationCenter.default.removeObserver)
              tokens.removeAll()
            }
          }

          """
        ),
      ]
    },
    { names in
      [
        (
          "Controller",
          """
          import UIKit

          final class \(names.type)Controller: ObservingController {
            override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(
                self, selector: #selector(didChange), name: .\(names.notification), object: nil)
            }

            @objc private func didChange() {
              view.setNeedsLayout()
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "KeyboardController",
          """
          import UIKit

          final class \(names.type)KeyboardController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              NotificationCenter.default.addObserver(
                self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              NotificationCenter.default.removeObserver(
                self, name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc private func keyboardWillShow() {
              view.layoutIfNeeded()
            }
          }

          """
        )
      ]
    },
    { names in
      [
        (
          "Banner",
          """
          import Foundation

          final class \(names.type)Banner {
            private var observation: Observation?
            private(set) var text = ""

            func start() {
              observation = Observation(
                NotificationCenter.default.token(for: .\(names.notification)) { [weak self] _ in
                  self?.text = "changed"
                })
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Launch",
          """
          import Foundation

          struct \(names.type)Launch {
            func begin() {
              NotificationCenter.default.once(.\(names.notification)) {
                print("\(names.value) is there")
              }
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Streams",
          """
          import Combine
          import Foundation

          final class \(names.type)Streams {
            private var bag: Set<AnyCancellable> = []
            private var task: Task<Void, Never>?

            func start() {
              NotificationCenter.default.publisher(for: .\(names.notification))
                .sink { [weak self] _ in self?.tick() }
                .store(in: &bag)
              task = Task { [weak self] in
                for await _ in NotificationCenter.default.notifications(named: .\(names.notification)) {
                  guard let self else { return }
                  self.tick()
                }
              }
            }

            deinit {
              task?.cancel()
            }

            private func tick() {
              print("\(names.value)")
            }
          }

          """ + notification(names)
        )
      ]
    },
  ]

  static let leaking: [Pattern] = [
    { names in
      [
        (
          "Screen",
          """
          import UIKit

          final class \(names.type)Screen: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(  // expect: discarded_token
                forName: .\(names.notification), object: nil, queue: .main
              ) { [weak self] _ in
                self?.view.setNeedsLayout()
              }
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Export",
          """
          import Foundation

          struct \(names.type)Export {
            func run() {
              let token = NotificationCenter.default.addObserver(  // expect: discarded_token
                forName: .\(names.notification), object: nil, queue: nil
              ) { _ in
                print("exported")
              }
              _ = token
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Badge",
          """
          import Foundation

          final class \(names.type)Badge {
            private(set) var count = 0

            func start() {
              _ = NotificationCenter.default.token(for: .\(names.notification)) { [weak self] _ in  // expect: discarded_token
                self?.count += 1
              }
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Clock",
          """
          import Foundation

          final class \(names.type)Clock {
            private var token: NSObjectProtocol?
            private(set) var ticks = 0

            func start() {
              token = NotificationCenter.default.addObserver(  // expect: unremoved_token
                forName: .\(names.notification), object: nil, queue: .main
              ) { [weak self] _ in
                self?.ticks += 1
              }
            }

            func stop() {
              token = nil
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "List",
          """
          import Foundation

          final class \(names.type)List {
            private var tokens: [NSObjectProtocol] = []

            func start() {
              tokens.append(
                NotificationCenter.default.addObserver(  // expect: unremoved_token
                  forName: .\(names.notification), object: nil, queue: .main
                ) { _ in print("\(names.value)") })
            }

            func stop() {
              tokens.removeAll()
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Panel",
          """
          import UIKit

          final class \(names.type)Panel: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
                self, selector: #selector(didChange(_:)), name: .\(names.notification), object: nil)
            }

            @objc private func didChange(_ notification: Notification) {
              title = notification.userInfo?["title"] as? String  // expect: untyped_userinfo
            }
          }

          extension \(names.type)Panel {
            static func announce(_ title: String) {
              NotificationCenter.default.post(name: .\(names.notification), object: nil, userInfo: ["title": title])
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Cycle",
          """
          import Foundation

          final class \(names.type)Cycle {
            private var token: NSObjectProtocol?
            private(set) var count = 0

            func start() {
              token = NotificationCenter.default.addObserver(  // expect: retain_cycle
                forName: .\(names.notification), object: nil, queue: .main
              ) { _ in
                self.count += 1
              }
            }

            deinit {
              if let token { NotificationCenter.default.removeObserver(token) }
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Watch",
          """
          import Foundation

          final class \(names.type)Watch {
            private(set) var count = 0

            func start() {
              Task {
                for await _ in NotificationCenter.default.notifications(named: .\(names.notification)) {  // expect: endless_notification_task
                  self.count += 1
                }
              }
            }
          }

          """ + notification(names)
        )
      ]
    },
    { names in
      [
        (
          "Sink",
          """
          import Combine
          import Foundation

          final class \(names.type)Sink {
            func start() {
              _ = NotificationCenter.default.publisher(for: .\(names.notification))
                .sink { _ in print("\(names.value)") }  // expect: dropped_observation
            }
          }

          """ + notification(names)
        )
      ]
    },
  ]
}
