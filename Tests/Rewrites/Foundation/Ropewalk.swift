// Case: names in a namespace of the program's, posted in another file
import Foundation

final class Ropewalk: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: RopewalkNotice.laid, object: nil, queue: nil) { note in
      if let info = note.userInfo, let strands = info[RopewalkNotice.strandsKey] as? Int, strands > 2 {
        self.heard("\(strands) strands of \(info["fibre"] as? String ?? "nothing")")
      }
    }
  }
}

func runRopewalk(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Ropewalk? = Ropewalk(heard: heard)
  owner?.start()
  RopewalkFloor().lay(strands: 3)
  RopewalkFloor().lay(strands: 2)
  owner = nil
}
