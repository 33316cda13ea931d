import Foundation
import Testing

/// The fix that makes a closure hold a cell weakly, where the cell keeps the observation.
@Suite(.enabled(if: Program.observerLint != nil)) struct WeakObjectTests {
  private static func list(_ closure: String, declared: String = "let") -> String {
    """
    import Combine
    import UIKit
    final class TitleCell: UITableViewCell {
      var bag = Set<AnyCancellable>()
      let taps = PassthroughSubject<Int, Never>()
      func reset() {}
    }
    final class List: UITableViewController {
      func show(cell: TitleCell) {}
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \(declared) cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath) as! TitleCell
        cell.taps.sink \(closure).store(in: &cell.bag)
        return cell
      }
    }

    """
  }

  private func fixed(_ program: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    let options = ["--fix", "--only-rule", "retain_cycle", "--fail-level", "never", "."]
    let run = try Program(#require(Program.observerLint), options, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Program.swift")
  }

  @Test(arguments: [
    ("{ _ in cell.reset() }", "{ [weak cell] _ in cell?.reset() }"),
    ("{ cell.tag = $0 }", "{ [weak cell] in cell?.tag = $0 }"),
    ("{ [cell] in cell.tag = $0 }", "{ [weak cell] in cell?.tag = $0 }"),
    // The label is no name of the object.
    (
      "{ [unowned self] _ in show(cell: cell) }",
      "{ [weak cell, unowned self] _ in\n      guard let cell else { return }\n      show(cell: cell)\n    }"
    ),
    (
      "{ tag in\n      cell.reset()\n      cell.tag = tag\n    }",
      "{ [weak cell] tag in\n      guard let cell else { return }\n      cell.reset()\n      cell.tag = tag\n    }"
    ),
    // The guard gives the unowned reference its object.
    (
      "{ _ in\n      DispatchQueue.main.async { [unowned cell] in cell.reset() }\n    }",
      "{ [weak cell] _ in\n      guard let cell else { return }\n      DispatchQueue.main.async { [unowned cell] in cell.reset() }\n    }"
    ),
    // A closure inside that holds the cell weakly finds it gone by itself.
    (
      "{ _ in DispatchQueue.main.async { [weak cell] in cell?.reset() } }",
      "{ [weak cell] _ in DispatchQueue.main.async { [weak cell] in cell?.reset() } }"
    ),
  ])
  func theClosureHoldsTheCellWeakly(closure: String, weak: String) throws {
    let text = try fixed(Self.list(closure))
    #expect(text == Self.list(weak), "\(text)")
  }

  @Test(arguments: [
    ("{ _ in cell.reset() }", "var"), ("{ [held = cell] _ in held.reset() }", "let"),
    // Self keeps the list, and the list keeps the cell.
    ("{ _ in self.show(cell: cell) }", "let"),
    // A guard would declare the name twice, or make the object no optional any more.
    ("{ tag in\n      let cell = cell\n      cell.tag = tag\n    }", "let"),
    ("{ _ in\n      Optional(cell)?.reset()\n      cell?.reset()\n    }", "let"),
  ])
  func codeThatAGuardWouldChangeIsLeftToAPerson(closure: String, declared: String) throws {
    let program = Self.list(closure, declared: declared)
    #expect(try fixed(program) == program)
  }
}
