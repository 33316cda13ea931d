// Case: a dictionary that is bound first, and members of what is cast
import Foundation

struct ThreshingBatch {
  let sheaves: Int
  let field: String
}

final class Threshing: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("threshing"), object: nil, queue: nil) { [weak self] note in
      guard
        let self,
        let info = note.userInfo,
        let batch = info["batch"] as? ThreshingBatch
      else { return }
      self.heard("\(batch.sheaves) of \((info["batch"] as? ThreshingBatch)?.field ?? "none")")
    }
  }
}

func runThreshing(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Threshing? = Threshing(heard: heard)
  owner?.start()
  NotificationCenter.default.post(
    name: .init("threshing"), object: nil, userInfo: ["batch": ThreshingBatch(sheaves: 12, field: "north")])
  owner = nil
}
