import UIKit

struct TideGauge {
  func observe(_ metres: Int, _ whenReached: () -> Void) -> Int { metres }
}
