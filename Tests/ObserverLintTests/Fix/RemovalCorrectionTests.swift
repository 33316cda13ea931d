import Foundation
import Testing

@testable import ObserverLint

/// Fixes of removals that miss their registration.
@Suite(.enabled(if: Program.observerLint != nil)) struct RemovalCorrectionTests {
  @Test func anotherNameAndAnotherObjectAreCorrectedTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Form.swift",
      """
      import UIKit
      final class Form: UIViewController {
        private let mailField = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            self, selector: #selector(ended), name: UITextField.textDidEndEditingNotification, object: nil)
        }
        func leave() {
          NotificationCenter.default.removeObserver(
            self, name: UITextField.textDidChangeNotification, object: mailField)
        }
        @objc private func ended() {}
      }
      """)
    let run = try Program(
      #require(Program.observerLint), ["--fix", "--unsafe-fixes", "--fail-level", "never"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Form.swift")
    #expect(text.contains("self, name: UITextField.textDidEndEditingNotification, object: nil)\n  }"), "\(text)")
  }

  private func fixed(_ program: String, _ options: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    let run = try Program(
      #require(Program.observerLint), ["--fix", "--notes", "--fail-level", "never"] + options, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Program.swift")
  }

  private static func keyboard(selector: String, conformance: String = ": AnyObject") -> String {
    """
    import UIKit
    protocol KeyboardHandling\(conformance) {}
    extension KeyboardHandling {
      func register() {
        let center = NotificationCenter.default
        center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in }
      }
      func deregister() {
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
      }
    }
    final class Form: UIViewController, KeyboardHandling {
      override func viewDidLoad() {
        super.viewDidLoad()
        register()
        \(selector)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        deregister()
      }
      @objc private func refresh() {}
    }

    """
  }

  /// The removal is meant for the token, also once the fix of another finding has removed what else is registered.
  @Test(arguments: [
    "", "NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .refresh, object: nil)",
  ])
  func removalByTheNameOfABlockStays(_ selector: String) throws {
    for options in [[], ["--unsafe-fixes"]] {
      let text = try fixed(Self.keyboard(selector: selector), options)
      #expect(
        text.contains("removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)"), "\(text)")
    }
  }

  /// Its own name may be a mistake, which a person decides.
  @Test func removalThatMayMeanTheOnlyRegisteredNameStays() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model: NSObject {
        override init() {
          super.init()
          NotificationCenter.default.addObserver(self, selector: #selector(end), name: .ended, object: nil)
        }
        func stop() {
          NotificationCenter.default.removeObserver(self, name: .began, object: nil)
        }
        @objc private func end() {}
      }

      """)
    #expect(text.contains("removeObserver(self, name: .began, object: nil)"), "\(text)")
  }

  @Test func removalStaysBesideALocalThatNothingElseUses() throws {
    let removal = "center.removeObserver(self, name: .began, object: nil)"
    func program(_ more: String) -> String {
      """
      import Foundation
      final class Model: NSObject {
        func stop() {
          let center = NotificationCenter.default
          \(removal)
          center.removeObserver(self, name: .ended, object: nil)\(more)
        }
      }

      """
    }
    #expect(try fixed(program("")).contains(removal))
    #expect(!(try fixed(program("\n    print(center)")).contains("removeObserver")))
  }
}
