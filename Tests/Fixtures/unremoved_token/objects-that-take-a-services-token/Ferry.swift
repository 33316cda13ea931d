// Case: is each object that keeps a service's token judged by its own life, and not by the life of the service?
import UIKit

protocol Timetable: AnyObject {
  func watch(_ block: @escaping () -> Void) -> any NSObjectProtocol
}

final class FerryTimetable: Timetable {
  private let center = NotificationCenter()

  func watch(_ block: @escaping () -> Void) -> any NSObjectProtocol {
    center.addObserver(forName: Notification.Name("TimetableChanged"), object: nil, queue: nil) { _ in block() }
  }

  func change() {
    center.post(name: Notification.Name("TimetableChanged"), object: nil)
  }
}

extension Timetable {
  func watchOnMain(_ block: @escaping () -> Void) -> any NSObjectProtocol {
    watch { DispatchQueue.main.async(execute: block) }
  }
}

/// It lives as long as the app.
final class DockController: UIViewController {
  private var tokens: [any NSObjectProtocol] = []
  private let timetable: any Timetable

  init(timetable: any Timetable) {
    self.timetable = timetable
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens = [timetable.watch { [weak self] in self?.view.setNeedsLayout() }]
  }

  func show() {
    navigationController?.pushViewController(TripController(timetable: timetable), animated: true)
  }
}

/// Each trip has its own.
final class TripController: UIViewController {
  private var token: (any NSObjectProtocol)?
  private var mainToken: (any NSObjectProtocol)?
  private let timetable: any Timetable

  init(timetable: any Timetable) {
    self.timetable = timetable
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = timetable.watch { [weak self] in self?.view.setNeedsLayout() }  // expect: unremoved_token
    mainToken = timetable.watchOnMain { [weak self] in self?.view.setNeedsLayout() }  // expect: unremoved_token
  }
}

final class FerryDelegate: UIResponder, UIApplicationDelegate {
  private let dock = DockController(timetable: FerryTimetable())
  private var token: (any NSObjectProtocol)?

  func begin(_ timetable: any Timetable) {
    token = timetable.watch { print("changed") }
  }
}
