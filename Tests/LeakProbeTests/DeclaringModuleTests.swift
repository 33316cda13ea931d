import Testing

@testable import LeakProbe

/// The module that a function is blamed on, whichever module declares its type.
@Suite struct DeclaringModuleTests {
  @Test(arguments: [
    ("Player.Store.open() -> ()", "Player"),
    ("static Player.Store.open() -> ()", "Player"),
    ("(extension in Player):FoundationEssentials.NotificationCenter.observe() -> ()", "Player"),
    ("static (extension in Player):LeakProbe.ProbeCenter.observe() -> ()", "Player"),
    ("(extension in Foundation):FoundationEssentials.NotificationCenter.add(of: Swift.Int) -> ()", "Foundation"),
    ("closure #1 (A.B) -> () in closure #2 () -> Swift.Int in (extension in Player):Swift.Array.go() -> ()", "Player"),
    ("generic specialization <Swift.Int> of (extension in Player):Swift.Sequence.each<A where A: B>(A)", "Player"),
    ("(2) suspend resume partial function for Player.open() async -> ()", "Player"),
    ("Player.(hidden in _ABCDEF0123)() -> ()", "Player"),
    ("protocol witness for A.Center.add(of: Swift.Int) -> () in conformance B.C : A.Center in LeakProbe", "LeakProbe"),
  ])
  func isReadFromANameThatIsWrittenOut(_ name: String, _ module: String) {
    #expect(DeclaringModule.name(inName: name) == module)
  }

  @Test(arguments: [
    ("$s20FoundationEssentials18NotificationCenterC6PlayerE7observeyyF", "Player"),
    ("$s9LeakProbe0B6CenterC6PlayerE7observeyyF", "Player"),
    ("$s6Player7LibraryC6shared_WZ", "Player"),
    ("$sSa6PlayerE7observeyyF", "Player"),
    ("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF", "Foundation"),
  ])
  func isReadFromASymbol(_ symbol: String, _ module: String) {
    #expect(DeclaringModule.name(ofSymbol: symbol) == module)
  }

  @Test func aFunctionOfCHasNone() {
    #expect(DeclaringModule.name(ofSymbol: "main") == nil)
  }
}
