import UIKit

final class GalleryViewController: UICollectionViewController {
  private var thumbnails: ImageCache?

  override func viewDidLoad() {
    super.viewDidLoad()
    thumbnails = ImageCache(limit: 40)
  }
}
