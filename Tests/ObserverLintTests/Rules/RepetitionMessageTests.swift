import Testing

@testable import ObserverLint

/// The words of `unbalanced_lifecycle`: who runs a registration again, and which method should end it.
@Suite struct RepetitionMessageTests {
  /// UIKit's `viewWillAppear(_:)` ends with UIKit's methods, and not with AppKit's of the same name, which take nothing.
  @Test(arguments: [
    ("viewWillAppear(_ animated: Bool)", "viewDidDisappear(_:) or viewWillDisappear(_:),"),
    ("viewWillAppear()", "viewDidDisappear() or viewWillDisappear(),"),
  ])
  func aLifecyclesCounterpartsAreOfItsFramework(method: String, named: String) throws {
    let report = InMemoryProgram(
      """
      import UIKit

      class Player: Controller {
        override func \(method) {
          NotificationCenter.default.addObserver(self, selector: #selector(play), name: .init("a"), object: nil)
        }

        deinit {
          NotificationCenter.default.removeObserver(self)
        }

        @objc func play() {}
      }

      class Controller: \(method.contains("_") ? "UIViewController" : "NSViewController") {}

      """
    ).linted(by: UnbalancedLifecycle.self, UnmatchedSelectorObserver.self)
    #expect(report.findings.map(\.rule) == ["unbalanced_lifecycle"])
    #expect(report.findings.first?.help.contains("in " + named) == true, "\(report.findings.map(\.help))")
  }

  /// - Parameter shown: the code that shows a track in a cell.
  private static func list(_ shown: String) -> InMemoryProgram {
    InMemoryProgram(
      """
      import Combine
      import UIKit

      final class Track { let titles = PassthroughSubject<String, Never>() }

      final class TitleCell: UITableViewCell {
        var bag = Set<AnyCancellable>()
        func show(_ track: Track) {
          track.titles.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
        }
      }

      final class List: UITableViewController {
        let tracks: [Track]
        var bag = Set<AnyCancellable>()
        let selected = PassthroughSubject<Int, Never>()

        init(_ tracks: [Track]) {
          self.tracks = tracks
          super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        \(shown)
      }

      """)
  }

  private static func row(_ statement: String) -> String {
    """
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath) as! TitleCell
        \(statement)
        return cell
      }
    """
  }

  @Test func aCellEndsItsObservationsBeforeItIsUsedAgain() throws {
    let report = Self.list(Self.row("cell.show(tracks[indexPath.row])")).linted(by: UnbalancedLifecycle.self)
    let help = try #require(report.findings.first).help
    #expect(help.hasPrefix("empty `bag` in prepareForReuse(); or "), "\(help)")
  }

  @Test func aListEndsItsObservationsWhereARowDisappears() throws {
    let report = Self.list(Self.row("selected.sink { print($0) }.store(in: &bag)")).linted(by: UnbalancedLifecycle.self)
    let help = try #require(report.findings.first).help
    #expect(help.hasPrefix("empty `bag` in tableView(_:didEndDisplaying:forRowAt:); or "), "\(help)")
  }

  @Test func aClosureRunsAgainAndNotTheTypeThatIsMadeWithIt() throws {
    let source = """
      lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { [tracks] table, path, row in
          let cell = table.dequeueReusableCell(withIdentifier: "title", for: path) as! TitleCell
          cell.show(tracks[row])
          return cell
        }
      """
    let report = Self.list(source).linted(by: UnbalancedLifecycle.self)
    let message = try #require(report.findings.first).message
    #expect(
      message.hasPrefix("a closure of `UITableViewDiffableDataSource` adds an observation to `bag`"), "\(message)")
  }
}
