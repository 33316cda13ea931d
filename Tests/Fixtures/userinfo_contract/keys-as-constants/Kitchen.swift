import Combine
import Foundation

final class Kitchen {
  private var bag: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: Orders.placed)
      .sink { note in
        print(note.userInfo?["orderNumber"] as? Int ?? 0)  // expect: untyped_userinfo
        print(note.userInfo?[OrderKey.total] as? Int ?? 0)  // expect: userinfo_contract, untyped_userinfo
      }
      .store(in: &bag)
  }
}
