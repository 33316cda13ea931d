/// Numbers, from 0 on, for what registrations and removals are held against each other by, but for the observer and the
/// names.
struct PlaceNumbers {
  private struct Place: Hashable {
    let center: Set<Identity.CenterSource>?
    let object: Identity.ObjectKey
  }

  private var numbers: [Place: Int] = [:]
  private let reach: RemovalReach

  init(_ reach: RemovalReach) { self.reach = reach }

  /// The number of a center and an object: the next one where they were not met before.
  mutating func number(center: ValueID?, object: ValueID?) -> Int {
    let place = Place(
      center: center.map { reach.identity.sources(of: $0) }, object: reach.identity.key(ofObject: object))
    let next = numbers.count
    let number = numbers[place] ?? next
    if number == next { numbers[place] = next }
    return number
  }
}
