import UIKit

protocol Ending: AnyObject {
  func endObserving()
}
final class Desk {
  func leave(_ screen: Ending) {
    screen.endObserving()
  }
}
