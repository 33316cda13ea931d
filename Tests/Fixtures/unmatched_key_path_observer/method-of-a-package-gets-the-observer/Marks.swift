import UIKit

extension UIImageView {
  func mark(_ owner: UIView, under name: String) { accessibilityLabel = name }
}
