import Foundation

// A type of the program's own has a method of that name.
struct TideGauge {
  func observe(_ metres: Int, _ whenReached: () -> Void) -> Int { metres }
}
