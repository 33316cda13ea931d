import Foundation

final class HookUser {
  private let hooks: Hooks
  private var token: (any NSObjectProtocol)?

  init(hooks: Hooks) {
    self.hooks = hooks
    token = hooks.hook(Notification.Name("Hooked"), keeping: { print("kept") })
    hooks.hook(Notification.Name("Hooked"), forgetting: { print("forgotten") })
  }

  deinit {
    if let token { hooks.center.removeObserver(token) }
  }
}
