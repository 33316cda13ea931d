// Case: The poster takes the key from its own type, and it alone posts the notification.
import Foundation

final class Model {
  static let mealKey = "Model.meal"
  static let doseKey = "Model.dose"

  func add(_ meal: String) {
    NotificationCenter.default.post(
      name: .modelChanged, object: self, userInfo: [type(of: self).mealKey: meal, type(of: self).doseKey: 1])
  }
}

final class Reader: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .modelChanged, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    let meal = note.userInfo?[Model.mealKey] as! String  // expect: note untyped_userinfo
    let dose = note.userInfo?[Model.doseKey] as! String  // expect: warning untyped_userinfo, warning userinfo_contract
    print(meal, dose)
  }
}

extension Notification.Name {
  static let modelChanged = Notification.Name("Model.changed")
}

class Base {
  class var key: String { "Base" }

  func send() {
    NotificationCenter.default.post(name: .baseChanged, object: self, userInfo: [type(of: self).key: 1])
  }
}

final class Derived: Base {
  override class var key: String { "Derived" }
}

final class BaseReader: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .baseChanged, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    print(note.userInfo?["Derived"] as? Int ?? 0)  // expect: note untyped_userinfo
  }
}

extension Notification.Name {
  static let baseChanged = Notification.Name("Base.changed")
}
