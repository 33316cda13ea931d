import Testing

@testable import ObserverLint

/// A fix that holds an owner weakly is unsafe if nothing else keeps the owner.
struct UnheldOwnerTests {
  private static let player = """
    import Combine
    final class Player {
      let titles = PassthroughSubject<String, Never>()
      var bag: Set<AnyCancellable> = []
      var last = ""
      func start() { titles.sink { title in self.last = title }.store(in: &bag) }
    }
    """

  private static let desk = """
    final class Desk {
      let player = Player()
      func start() { player.start() }
    }
    """

  private static let studio = """
    protocol Starting { func start() }
    extension Player: Starting {}
    extension Desk: Starting {}
    class Studio {
      var kept: [Starting] = []
      func use(_ part: Starting) { part.start() }
      func keep(_ part: Starting) { kept.append(part) }
      func show(_ part: Starting) { part.start() }
    }
    final class LivingStudio: Studio { override func show(_ part: Starting) { kept.append(part) } }
    protocol Using { func use(_ part: Starting) }
    extension Studio: Using {}
    """

  /// Each part is a file of its own.
  private func isUnheld(_ parts: [String]) -> Bool? {
    let files = ([Self.player] + parts).enumerated().map { index, text in
      InMemoryProgram.File(path: "File\(index).swift", bytes: Array(text.utf8))
    }
    var request = InMemoryProgram(files).request
    request.proposesFixes = true
    return lint(request).findings.first?.fixes.first?.fix.concerns.contains { $0.id == .ownerMayEnd }
  }

  @Test(arguments: [
    "func open() { Player().start() }",
    "func open() { let player = Player(); player.start() }",
    "func open() { _ = Player() }",
    "func open() -> () -> Void { let player = Player(); return { [weak player] in player?.start() } }",
  ])
  func isUnsafeIfTheOwnerIsLetGo(_ maker: String) { #expect(isUnheld([maker]) == true) }

  @Test(arguments: [
    "func open() -> () -> Void { let player = Player(); return { player.start() } }",
    "func open() -> () -> Void { let player = Player(); return { [player] in player.start() } }",
    "import Then\nfinal class Shelf { let player = Player().then { $0.start() } }\nlet shelf = Shelf()",
    "func open(_ shop: Shop) { let player = Player(); shop.add(player) }",
    "func open() -> [Player] { let player = Player(); return [player] }",
    "func makePlayer() -> Player { Player() }\nfunc open() { let player = makePlayer(); player.start() }",
    "import Stage\nfinal class Shelf: Cupboard {\n  func open() { let nest = nests; nest.add(Player()) }\n}",
  ])
  func isSafeIfTheOwnerMayBeKept(_ maker: String) { #expect(isUnheld([maker]) == false) }

  /// The object that keeps the owner is let go.
  @Test func isUnsafeIfTheObjectAroundTheOwnerIsLetGo() {
    #expect(isUnheld([Self.desk, "func open() { Desk().start() }"]) == true)
    #expect(isUnheld([Self.desk, "func open() -> Desk { return Desk() }"]) == false)
    let shelf = "final class Shelf {\n  var desk: Desk?\n  func open() { desk = Desk() }\n}"
    #expect(isUnheld([Self.desk, shelf, "func open() { Shelf().open() }"]) == true)
    #expect(isUnheld([Self.desk, shelf, "let shelf = Shelf()"]) == false)
  }

  /// The parts of a view are made again with the view, and its storage keeps them.
  @Test func isSafeInAStructure() {
    let view = "struct Desk {\n  let player = Player()\n  func start() { player.start() }\n}"
    #expect(isUnheld([view, "func open() { Desk().start() }"]) == false)
  }

  @Test func isUnsafeIfAFunctionOnlyUsesTheOwner() {
    #expect(isUnheld([Self.desk, Self.studio, "func open(_ studio: Studio) { studio.use(Desk()) }"]) == true)
    for call in ["studio.keep(Desk())", "studio.show(Desk())", "(studio as Using).use(Desk())"] {
      #expect(
        isUnheld([Self.desk, Self.studio, "func open(_ studio: Studio) { \(call) }\nlet studio = Studio()"]) == false)
    }
  }

  /// A container makes a new object for each request, unless it keeps the object.
  @Test func isUnsafeIfAContainersObjectIsLetGo() {
    func parts(scope: String, use: String) -> [String] {
      let registration =
        "import Swinject\nfunc fill(_ box: Container) { box.register(Desk.self) { _ in Desk() }\(scope) }"
      let request =
        "import Swinject\nfunc open(_ box: Container) -> Desk? { let desk = box.resolve(Desk.self)!; \(use) }"
      return [Self.desk, registration + "\n" + request]
    }
    #expect(isUnheld(parts(scope: "", use: "desk.start(); return nil")) == true)
    #expect(isUnheld(parts(scope: "", use: "return desk")) == false)
    #expect(isUnheld(parts(scope: ".inObjectScope(.container)", use: "desk.start(); return nil")) == false)
  }
}
