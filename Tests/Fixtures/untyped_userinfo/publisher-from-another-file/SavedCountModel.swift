import Combine
import Foundation

final class SavedCountModel {
  private let changes = Changes()
  private var bag: Set<AnyCancellable> = []
  private(set) var count = 0

  init() {
    changes.saved.sink { [weak self] in
      self?.count = $0.userInfo?["count"] as? Int ?? 0  // expect: untyped_userinfo
    }
    .store(in: &bag)
  }
}
