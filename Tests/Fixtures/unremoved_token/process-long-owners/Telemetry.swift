// Case: do process-long owners (singleton, app delegate, global constant) need no removal of the tokens that they keep?
import UIKit

final class Telemetry {
  static let shared = Telemetry()
  private var tokens: [any NSObjectProtocol] = []

  private init() {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in
        print("memory")
      })
  }
}

let localeObserver = NotificationCenter.default.addObserver(
  forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
) { _ in
  print("locale")
}
