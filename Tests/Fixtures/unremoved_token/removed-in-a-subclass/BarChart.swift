import UIKit

final class BarChart: Chart {
  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
