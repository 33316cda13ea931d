import RxSwift
import UIKit

final class DoorModel {
  let key = Single.just("key").asObservable()
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(WindowController(model: WindowModel()), animated: true)
  navigation.pushViewController(DoorController(), animated: true)
}

func showAgain(in navigation: UINavigationController) {
  navigation.pushViewController(WindowController(model: WindowModel()), animated: true)
  navigation.pushViewController(DoorController(), animated: true)
}
