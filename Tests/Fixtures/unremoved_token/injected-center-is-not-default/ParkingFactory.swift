import Foundation

enum ParkingFactory {
  private static let parkingCenter = NotificationCenter()

  static func make() -> ParkingModel {
    ParkingModel(center: parkingCenter)
  }
}
