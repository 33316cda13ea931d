import UIKit

final class Model: Base {
  @objc func tick() {}
}
