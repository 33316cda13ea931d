import Foundation
import Testing

/// The library's descriptors of the system's notifications.
@Suite struct SystemDescriptorTests {
  /// Those of Apple's platforms, where they are compiled: beside stubs, as Linux has none of them.
  @Test(
    .enabled(if: Program.find("swiftc") != nil && Program.observerLint != nil, "swiftc is not on the path"),
    arguments: PlatformStubs.Framework.allCases)
  func theyTypeCheck(framework: PlatformStubs.Framework) throws {
    #expect(try PlatformStubs.of(framework).complaints == [])
  }

  @Test func everyNotificationHasOneOrAReason() throws {
    let described = Set(try SystemDescriptors.all().map { $0.notification.names[0] })
    for family in try SystemNotificationsSource.families() {
      #expect((family.module == nil) == (family.exempt != nil), "\(family.family)")
      for notification in family.notifications {
        let isExempt = family.exempt != nil || notification.exempt != nil
        #expect(described.contains(notification.names[0]) != isExempt, "\(notification.names[0])")
      }
    }
  }

  /// Two of one name on one platform would not compile.
  @Test func namesAreUniqueWithinAModule() throws {
    for (_, descriptors) in Dictionary(grouping: try SystemDescriptors.all(), by: { $0.family.module }) {
      let doubled = Dictionary(grouping: descriptors.map(\.name)) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(doubled.sorted() == [])
    }
  }

  /// A structure that several notifications share carries what each of them does.
  @Test func structuresAreTheSameEverywhere() throws {
    let structures = Dictionary(grouping: try SystemDescriptors.all().filter(\.hasStructure), by: \.payload)
    for (name, descriptors) in structures {
      #expect(Set(descriptors.map { $0.properties.map(\.name) }).count == 1, "\(name)")
    }
  }
}
