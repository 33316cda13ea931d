import Foundation
import Testing

@testable import ObserverLint

/// The help about Foundation's typed messages.
@Suite struct MessageSuggestionTests {
  private static let program = """
    import Foundation

    extension Notification.Name {
      static let paused = Notification.Name("paused")
    }

    @MainActor final class Player {
      func start() {
        NotificationCenter.default.addObserver(forName: .paused, object: nil, queue: nil) { note in
          print(note.userInfo?["position"] as? Double ?? 0, note.userInfo?["title"] as? String ?? "")
        }
      }
    }

    func pause(at position: Double) {
      NotificationCenter.default.post(name: .paused, object: nil, userInfo: ["position": position])
    }

    """

  private func finding(_ folder: TemporaryFolder) throws -> LocatedFinding {
    try folder.write("Player.swift", Self.program)
    var request = LintRequest()
    request.currentFolder = folder.path
    request.proposesFixes = true
    request.fixStyle = .message
    let finding = try #require(lint(request).findings.first { $0.rule == "discarded_token" })
    #expect(finding.fixes.isEmpty)
    return finding
  }

  @Test(.enabled(if: Program.find("swiftc") != nil, "swiftc is not on the path"))
  func theTextTypeChecks() throws {
    let folder = try TemporaryFolder()
    let lines = try finding(folder).advice.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    #expect(lines.first == "struct PausedMessage: NotificationCenter.MainActorMessage {")
    let observation = try #require(lines.last).replacingOccurrences(of: "[weak self] message in …", with: "print($0)")
    try folder.write(
      "Message.swift",
      "import Foundation\n\n" + lines.dropLast().joined(separator: "\n")
        + "\n@MainActor func observe() {\n  let \(observation)\n  _ = token\n}\n")
    let compiler = try Program(
      #require(Program.find("swiftc")), ["-swift-version", "6", "-typecheck", "Message.swift", "Player.swift"],
      in: folder.url)
    #expect(compiler.status == 0, "\(compiler.errors)")
  }

  @Test func itSaysWhichSystemsHaveMessages() throws {
    let folder = try TemporaryFolder()
    let unknown = try finding(folder)
    #expect(unknown.advice.contains("iOS 26, macOS 26") && unknown.obstacle?.id == .messageStyle)
    try folder.write("Package.swift", "let package = Package(name: \"a\", platforms: [.macOS(.v26)])\n")
    let late = try finding(folder)
    #expect(!late.advice.contains("macOS 26") && late.obstacle?.id == .messageStyle)
    try folder.write("Package.swift", "let package = Package(name: \"a\", platforms: [.macOS(.v26), .iOS(.v16)])\n")
    let early = try finding(folder)
    #expect(early.obstacle?.id == .messagesUnavailable && early.help.contains("iOS 16"))
  }
}
