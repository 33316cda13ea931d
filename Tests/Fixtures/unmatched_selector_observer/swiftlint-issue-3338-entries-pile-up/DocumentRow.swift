// Case: SwiftLint 3338: the center keeps a dead observer's entry until that notification is next posted, so a missing removal is worth a note.
import UIKit

final class DocumentRow: UIView {
  private let document: NSObject

  init(document: NSObject) {
    self.document = document
    super.init(frame: .zero)
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(documentChanged), name: .documentChanged, object: document)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func documentChanged() {}
}

final class TidyDocumentRow: UIView {
  private let document: NSObject

  init(document: NSObject) {
    self.document = document
    super.init(frame: .zero)
    NotificationCenter.default.addObserver(
      self, selector: #selector(documentChanged), name: .documentChanged, object: document)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .documentChanged, object: document)
  }

  @objc private func documentChanged() {}
}

extension Notification.Name {
  static let documentChanged = Notification.Name("DocumentChanged")
}
