// Case: is a token lost when it is handed to a function of the program that looks at it and lets it go?
import Foundation

enum Diagnostics {
  private static nonisolated(unsafe) var registrations = 0

  static func countRegistration(_ token: any NSObjectProtocol, label: String) {
    registrations += 1
    print("registration \(registrations): \(label)")
  }
}
