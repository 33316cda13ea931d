import UIKit

enum Registry {
  static let player = Player()
}
