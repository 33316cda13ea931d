// Case: a memory warning in a view controller
import UIKit

final class Trellis: UIViewController {
	private var cache: [String: Int] = [:]

	override func viewDidLoad() {
		super.viewDidLoad()
		NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main) { _ in
			MainActor.assumeIsolated { self.cache.removeAll() }
		}
	}
}
