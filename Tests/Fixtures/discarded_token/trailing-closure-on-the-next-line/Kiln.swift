// Case: A trailing closure may begin on the line behind its call, also where the call is a variable's first value.
import Foundation

final class Kiln {
  func fire() {
    let token = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .init("Fired"),
      object: nil,
      queue: .main)
    { _ in
      print("fired")
    }
    print("lit")
  }

  func fireOnce() {
    let token = NotificationCenter.default.addObserver(
      forName: .init("Fired"),
      object: nil,
      queue: .main)
    { _ in
      print("fired")
    }
    print("lit")
    NotificationCenter.default.removeObserver(token)
  }

  let heat = Kiln.makeHeat()
  {
    21
  }

  var glaze = Kiln.makeHeat { 3 }
  {
    didSet {
      NotificationCenter.default.addObserver(  // expect: discarded_token
        forName: .init("Glazed"), object: nil, queue: nil
      ) { _ in
        print("glazed")
      }
    }
  }

  static func makeHeat(_ degrees: () -> Int) -> Int { degrees() }
}
