import Testing

@testable import ObserverLint

/// Objective-C is not read, but what it names may be posted there.
@Suite struct ForeignCodeTests {
  static let program = """
    import Foundation

    let doorOpened = Notification.Name("DoorOpened")

    final class Door {
      func open() {
        NotificationCenter.default.post(name: doorOpened, object: nil, userInfo: ["by": "hand"])
      }
    }

    final class Porter {
      func watch() async {
        for await note in NotificationCenter.default.notifications(named: doorOpened) {
          print(note.userInfo?["key"] ?? "")
        }
      }
    }

    """

  @Test(arguments: [
    ("Lock.m", "[center postNotificationName:@\"DoorOpened\" object:nil userInfo:info];", []),
    ("Lock.m", "[center postNotificationName:@\"DoorClosed\" object:nil userInfo:info];", ["userinfo_contract"]),
    ("Lock.txt", "DoorOpened", ["userinfo_contract"]),
  ])
  func contractIsUnknownWhereObjectiveCNamesTheNotification(file: String, text: String, rules: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Sources/Door.swift", Self.program)
    try folder.write("Legacy/\(file)", text)
    #expect(lint(LintRequest(programIn: folder.url)).findings.map(\.rule) == rules)
  }

  /// A forced cast is a note if the Objective-C that posts the notification names the key.
  @Test(arguments: [
    ("NSDictionary *info = @{ BellKey: bell };", "BellRungNotification object:self userInfo:info", Severity.note),
    ("NSDictionary *info = @{ @\"BellKey\": bell };", "@\"BellRung\" object:self userInfo:info", .note),
    ("NSDictionary *info = @{ BellKeyOfOld: bell };", "BellRungNotification object:self userInfo:info", .warning),
    ("NSDictionary *info = @{ BellKey: bell };", "BellHungNotification object:self userInfo:info", .warning),
    ("[center addObserver:BellRungNotification]; use(BellKey);", "BellHungNotification object:self", .warning),
  ])
  func castOfWhatObjectiveCPosts(statement: String, post: String, severity: Severity) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      "Sources/Porter.swift",
      """
      import Foundation

      func watch() async {
        for await note in NotificationCenter.default.notifications(named: .BellRung) {
          print(note.userInfo![BellKey] as! String)
        }
      }

      """)
    try folder.write("Legacy/Bell.m", "\(statement)\n[center postNotificationName:\(post)];\n")
    #expect(lint(LintRequest(programIn: folder.url)).findings.map(\.severity) == [severity])
  }
}
