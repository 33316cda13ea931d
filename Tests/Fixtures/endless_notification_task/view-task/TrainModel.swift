import Foundation

@MainActor
final class TrainModel: ObservableObject {
  @Published private(set) var text = ""

  func listen() async {
    for await note in NotificationCenter.default.notifications(named: Notification.Name("Train")) {
      text = note.name.rawValue
    }
  }
}
