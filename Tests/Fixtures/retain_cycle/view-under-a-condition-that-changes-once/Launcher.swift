import Combine

final class Launcher: ObservableObject {
  static let shared = Launcher()
  @Published private(set) var services: String?
  @Published private(set) var isReady = false
  @Published private(set) var user: String?
  @Published private(set) var isOnline = false
  @Published var isExpert = false

  private init() {}

  func start() {
    guard services == nil else { return }
    services = "services"
    isReady = true
    isExpert = true
  }

  func signIn() { if user == nil { user = "user" } }
  func signOut() { user = nil }
  func connect() { isOnline.toggle() }
}
