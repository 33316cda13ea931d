import Foundation
import Testing

@Suite struct SystemNotificationsTests {
  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing), arguments: SystemNotificationsSource.files)
  func fileKeepsToTheSchema(file: String) throws {
    let data = try Data(contentsOf: SystemNotificationsSource.folder.appendingPathComponent(file))
    try JSONSchema.notifications.validate(Array(data))
  }

  @Test func everyKeyThatIsCarriedIsDescribed() throws {
    let families = try SystemNotificationsSource.families()
    let described = Set(families.flatMap(\.keys).map { $0.names[0] })
    let carried = Set(families.flatMap(\.notifications).flatMap(\.keys))
    #expect(carried.symmetricDifference(described) == [])
  }

  /// Two rows for one spelling would contradict each other.
  @Test func everySpellingHasOneRow() throws {
    let families = try SystemNotificationsSource.families()
    for spellings in [families.flatMap(\.notifications).flatMap(\.names), families.flatMap(\.keys).flatMap(\.names)] {
      let doubled = Dictionary(grouping: spellings) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(doubled.sorted() == [])
    }
  }
}
