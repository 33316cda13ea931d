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
}
