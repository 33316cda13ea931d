// Case: does a `shared` instance make the type process-long when the program also makes other instances of it?
import UIKit

final class ImageCache {
  static let shared = ImageCache(limit: 200)

  private let limit: Int
  private var images: [URL: UIImage] = [:]

  init(limit: Int) {
    self.limit = limit
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.images.removeAll()
    }
  }
}
