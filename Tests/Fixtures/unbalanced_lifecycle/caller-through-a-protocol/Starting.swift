import UIKit

protocol Starting: AnyObject {
  func start()
}
