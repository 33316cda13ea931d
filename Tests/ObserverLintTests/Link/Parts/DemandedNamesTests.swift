import Testing

@testable import ObserverLint

/// The facts of a file tell if it uses a name as a demand asks.
@Suite struct DemandedNamesTests {
  private func areUsed(_ demand: Demand, in text: String) -> Bool {
    DemandedNames([demand]).areUsed(in: FactsGatherer.read(Array(text.utf8), path: "File.swift").facts)
  }

  @Test(arguments: [
    "struct Screen { let model = 1 }", "let model = 1", "func model() {}", "enum State { case model }",
    "protocol Screen { var model: Int { get } }", "typealias model = Int", "extension Screen { static var model = 1 }",
  ])
  func aMemberIsDeclared(_ text: String) { #expect(areUsed(.declaresMember("model"), in: text)) }

  @Test(arguments: [
    "func show() { let model = 1; print(model) }", "func show() { if case .model = state {} }",
    "func show(model: Int) {}", "func show() { screen.model = 1 }", "// let model = 1",
  ])
  func aLocalIsNoMember(_ text: String) { #expect(!areUsed(.declaresMember("model"), in: text)) }

  @Test(arguments: [
    "func id(_ text: String) {}", "struct Row { static func id() {} }", "enum State { case id(Int) }",
    "enum State: Equatable { case id }", "struct Row { let id: (Int) -> Void }", "struct Row { var id: Handler? }",
    "struct Row { let id = makeHandler() }", "struct Row { let id = { 1 } }",
    "struct Row { var id: () -> Int { { 1 } } }", "let id = Caller()",
  ])
  func aFunctionIsDeclared(_ text: String) { #expect(areUsed(.declaresFunction("id"), in: text)) }

  @Test(arguments: [
    "struct Row { let id: String }", "struct Row { let id: Int64? }", "struct Row { let id = UUID() }",
    "struct Row { var id: Int { 1 } }", "enum Keys: String, CodingKey { case id }", "enum Kind: Int { case id = 1 }",
    "protocol Row { var id: String { get } }",
  ])
  func aPropertyOfAPlainTypeIsNoFunction(_ text: String) { #expect(!areUsed(.declaresFunction("id"), in: text)) }

  @Test(arguments: [
    "class Screen {}", "extension App.Screen {}", "extension Screen.Row {}", "typealias Screen = Int",
    "func show() { struct Screen {} }",
  ])
  func aTypeIsDeclared(_ text: String) {
    #expect(areUsed(.declaresType("Screen"), in: text))
    #expect(areUsed(.declaresSupertype("Screen"), in: text))
  }

  @Test(arguments: ["let screen = Screen()", "// class Screen", "let text = \"class Screen\""])
  func aMentionDeclaresNoType(_ text: String) { #expect(!areUsed(.declaresType("Screen"), in: text)) }

  @Test(arguments: [
    "player.stop()", "let end = player.stop", "func end() { stop() }", "let path = \\Player.stop",
    "let end = #selector(Player.stop)", "let end = Selector(\"stop:\")", "player.run { $0.stop() }",
  ])
  func aNameIsReached(_ text: String) { #expect(areUsed(.reaches("stop"), in: text)) }

  @Test(arguments: ["func end() { let stop = 1; print(stop) }", "// player.stop()", "end(stop: 1)"])
  func aLocalIsNotReached(_ text: String) { #expect(!areUsed(.reaches("stop"), in: text)) }
}
