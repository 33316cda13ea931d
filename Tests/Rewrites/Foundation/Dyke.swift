// Case: a nested class, indented with tabs, whose lines end as on Windows
import Foundation

final class Dyke: @unchecked Sendable {
	private let inner: Inner

	init(heard: @escaping @Sendable (String) -> Void) { inner = Inner(heard: heard) }

	func start() { inner.start() }

	final class Inner: @unchecked Sendable {
		private let heard: @Sendable (String) -> Void
		private var token: (any NSObjectProtocol)?

		init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

		func start() {
			token = NotificationCenter.default.addObserver(forName: .init("dyke"), object: nil, queue: nil) { [weak self] _ in
				self?.heard("heard")
			}
		}

		func stop() {
			#if os(Linux)
			token = nil
			#endif
		}
	}
}

func runDyke(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Dyke? = Dyke(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("dyke"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
