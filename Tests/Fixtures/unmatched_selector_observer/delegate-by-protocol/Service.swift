import UIKit

protocol ServiceDelegate: UIApplicationDelegate {
  func serve()
}
extension ServiceDelegate {
  func serve() {}
}
