import Foundation
import Testing

@testable import ObserverLint

/// A leak behind a member that no code names is a note: nobody meets its harm.
@Suite struct UnusedMemberTests {
  static let modifier = """
    import SwiftUI

    struct KeyboardModifier: ViewModifier {
      func body(content: Content) -> some View {
        content.onAppear {
          NotificationCenter.default.addObserver(forName: .init("KeyboardChanged"), object: nil, queue: nil) { _ in }
        }
      }
    }

    """

  /// The severities of the modifier's leak, in an app where a view has some content.
  private func severities(_ member: String, content: String) throws -> Set<Severity> {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("KeyboardModifier.swift", Self.modifier + "extension View {\n  \(member)\n}\n")
    try folder.write(
      "App.swift",
      """
      import SwiftUI

      @main struct Mail: App {
        var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
        @State private var isOpen = true
        var body: some View { \(content) }
      }

      """)
    return Set(lint(LintRequest(programIn: folder.url)).findings.map(\.severity))
  }

  @Test func leakOfAModifierThatAnUnusedPropertyMakesIsANote() throws {
    let member = "var raised: some View { modifier(KeyboardModifier()) }"
    #expect(try severities(member, content: #"Text("Home")"#) == [.note])
    #expect(try severities(member, content: #"if isOpen { Text("Home").raised }"#).contains(.error))
  }

  @Test func leakOfAModifierThatAnUnusedMethodMakesIsANote() throws {
    let member = "func raised() -> some View { modifier(KeyboardModifier()) }"
    #expect(try severities(member, content: #"Text("Home")"#) == [.note])
    #expect(try severities(member, content: #"if isOpen { Text("Home").raised() }"#).contains(.error))
  }

  /// A text calls no method that Objective-C does not see.
  @Test func aTextIsNoCaller() throws {
    let member = "func raised() -> some View { modifier(KeyboardModifier()) }"
    #expect(try severities(member, content: #"Text("Home raised")"#) == [.note])
    #expect(try severities(member, content: #"Text("Home \(raised())")"#).contains(.error))
  }
}
