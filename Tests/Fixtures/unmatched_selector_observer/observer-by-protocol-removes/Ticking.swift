import UIKit

@objc protocol Ticking: AnyObject {
  func tick()
}
