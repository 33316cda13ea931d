import Foundation
import Testing

@testable import ObserverLint

/// Code that stores a token may run again: a fix must not let the next token take the place of one that is still
/// registered, and keep silent of it from then on.
@Suite(.enabled(if: Program.observerLint != nil)) struct RenewedTokenTests {
  private func fixed(_ program: String, _ options: [String]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    let run = try Program(
      #require(Program.observerLint), ["--fix", "--style", "token"] + options + ["."], in: folder.url)
    #expect(!run.errors.contains("error:"), "\(run.errors)")
    return try folder.text("Program.swift")
  }

  private func player(
    _ field: String, _ registering: String, in method: String = "func start()", more: String = ""
  ) -> String {
    """
    import Foundation
    final class Player {
      private let center = NotificationCenter.default
      private var \(field)
      \(method) {
        \(registering)center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
      }
      \(more)
    }

    """
  }

  private static let optional = "token: (any NSObjectProtocol)?"

  @Test(arguments: [
    (Self.optional, "token = ", "if let token {"),
    (Self.optional, "self.token = ", "if let token = self.token {"),
    ("tokens: [String: any NSObjectProtocol] = [:]", "tokens[\"a\"] = ", "if let token = tokens[\"a\"] {"),
    (
      "tokens: [Notification.Name: any NSObjectProtocol] = [:]", "tokens[Notification.Name(\"a\")] = ",
      "if let token = tokens[Notification.Name(\"a\")] {"
    ),
  ])
  func theTokenBeforeIsRemovedFirst(field: String, registering: String, removal: String) throws {
    let text = try fixed(player(field, registering), [])
    let method = text.components(separatedBy: "deinit")[0]
    let removed = try #require(method.range(of: removal), "\(text)")
    let stored = try #require(method.range(of: registering + "center.add"))
    #expect(removed.lowerBound < stored.lowerBound)
    #expect(text.components(separatedBy: "deinit").count == 2)
  }

  /// The finding stays until a person has looked at the fix.
  @Test func whatIsHeardTwiceIsLeftToAPerson() throws {
    let program = player(
      Self.optional, "token = ", more: "func restart() { start() }\n  func begin() { start() }")
    #expect(try fixed(program, []) == program)
    #expect(try fixed(program, ["--unsafe-fixes"]).components(separatedBy: "removeObserver(token)").count == 3)
  }

  @Test(arguments: [
    (Self.optional, "token = ", "init()", ""),
    (Self.optional, "token = ", "private func observe()", "init() { observe() }"),
    (Self.optional, "if token != nil { return }\n    token = ", "func start()", ""),
    (Self.optional, "token = token ?? ", "func start()", ""),
    ("tokens: [any NSObjectProtocol] = []", "tokens += [", "func start()", ""),
  ])
  func whatTakesThePlaceOfNothingIsRemovedAtTheEndAlone(
    field: String, registering: String, method: String, more: String
  ) throws {
    var program = player(field, registering, in: method, more: more)
    if registering.hasSuffix("[") { program = program.replacing("print(\"a\") }", with: "print(\"a\") }]") }
    let text = try fixed(program, [])
    #expect(text.components(separatedBy: "removeObserver(token)").count == 2, "\(text)")
  }

  /// Two identifiers that are made anew are never the same.
  @Test func whatCannotBeAskedForTwiceIsSaidToStay() throws {
    let program = player("tokens: [UUID: any NSObjectProtocol] = [:]", "tokens[UUID()] = ")
    #expect(try fixed(program, []) == program)
    let text = try fixed(program, ["--unsafe-fixes"])
    #expect(text.components(separatedBy: "UUID()").count == 2, "\(text)")
  }

  @Test func aPropertyThatIsRemovedAlreadyIsRenewedToo() throws {
    let text = try fixed(
      player(Self.optional, "_ = ", more: "deinit { if let token { center.removeObserver(token) } }"), [])
    let method = text.components(separatedBy: "deinit")[0]
    #expect(method.contains("removeObserver(token)\n    }\n    token = center"), "\(text)")
  }

  @Test func aDeinitThatHandsTheTokensOnIsLeftToAPerson() throws {
    let program = player(
      "tokens: [any NSObjectProtocol] = []", "tokens += [",
      more: "private func end(_ token: any NSObjectProtocol) { print(token) }\n  deinit { tokens.forEach(end) }"
    ).replacing("print(\"a\") }", with: "print(\"a\") }]")
    #expect(try fixed(program, ["--unsafe-fixes"]) == program)
  }
}
