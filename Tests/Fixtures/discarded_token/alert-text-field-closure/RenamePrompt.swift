// Case: is a token lost inside a closure that configures an alert's text field?
import UIKit

struct RenamePrompt {
  func makeAlert(rename: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let confirm = UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
      rename(alert?.textFields?.first?.text ?? "")
    }
    alert.addTextField { field in
      _ = NotificationCenter.default.addObserver(  // expect: discarded_token
        forName: UITextField.textDidChangeNotification, object: field, queue: .main
      ) { [weak confirm, weak field] _ in
        confirm?.isEnabled = !(field?.text ?? "").isEmpty
      }
    }
    alert.addAction(confirm)
    return alert
  }
}
