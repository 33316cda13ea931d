// Case: a key path observed from the beginning, with a context
import UIKit

final class Buttress: NSObject {
  private let model: ButtressModel
  nonisolated(unsafe) private static let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  init(model: ButtressModel) {
    self.model = model
    super.init()
    model.addObserver(self, forKeyPath: "title", options: .new, context: Buttress.context)
    self.model.addObserver(self, forKeyPath: "count", options: [], context: nil)
  }
}

final class ButtressModel: NSObject {}
