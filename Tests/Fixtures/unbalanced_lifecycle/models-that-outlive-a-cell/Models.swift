import Combine

final class Berth {
  @Published var depth = ""
}

final class Guest {
  @Published var name = ""
}

final class Harbor {
  var berths: [Int: Berth] = [:]
}

final class Ship {
  let cargo = CurrentValueSubject<String, Never>("")
}

protocol Fleet: AnyObject {
  func ship(at row: Int) -> Ship?
}

final class MerchantFleet: Fleet {
  private var ships: [Int: Ship] = [:]

  func ship(at row: Int) -> Ship? {
    if let ship = ships[row] {
      return ship
    } else {
      let ship = Ship()
      ships[row] = ship
      return ship
    }
  }
}

final class EmptyFleet: Fleet {
  func ship(at row: Int) -> Ship? {
    return nil
  }
}

final class Crane {
  @Published var load = ""
}

final class CraneList {
  private var cranes: [Int: Crane] = [:]

  func crane(at row: Int) -> Crane {
    if let crane = cranes[row] { return crane }
    let crane = Crane()
    cranes[row] = crane
    return crane
  }
}

final class Weather {
  static let shared = Weather()
  private let current = CurrentValueSubject<String, Never>("")

  func tides() -> CurrentValueSubject<String, Never>? { return current }
  func winds() -> CurrentValueSubject<String, Never>? { CurrentValueSubject<String, Never>("calm") }
}
