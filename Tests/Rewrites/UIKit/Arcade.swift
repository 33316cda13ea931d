// Case: registered by a helper on each appearance, a method that runs in between, tabs and Windows' line ends
import UIKit

open class Arcade: UIViewController {
	private let center = NotificationCenter.default

	open override func viewDidAppear(_ animated: Bool) {
		super.viewDidAppear(animated)
		observe()
	}

	open override func viewWillDisappear(_ animated: Bool) {
		super.viewWillDisappear(animated)
		title = nil
	}

	private func observe() {
		center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
		center.addObserver(
			self, selector: #selector(active(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
	}

	@objc private func shown() { title = "shown" }
	@objc private func active(_ note: Notification) { title = note.name.rawValue }
}
