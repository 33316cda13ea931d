// Case: is a function of the program an observation, if its task goes over the sequence, and its result cancels the task?
import Combine
import Foundation

@MainActor final class Screen {
  private var bag = Set<AnyCancellable>()
  private var isShown = false

  func observe() {
    NotificationCenter.default.notifications(named: .init("shown"))
      .sink { _ in  // expect: retain_cycle
        Task { [weak self] in await self?.show() }
      }
      .store(in: &bag)
    NotificationCenter.default.notifications(named: .init("hidden"))
      .sink { @MainActor [weak self] _ in self?.isShown = false }
      .store(in: &bag)
    NotificationCenter.default.notifications(named: .init("first")).forFirst { _ in await self.show() }.store(in: &bag)
  }

  private func show() { isShown = true }
}
