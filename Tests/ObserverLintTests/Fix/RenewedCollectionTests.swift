import Foundation
import Testing

/// The fix that empties a collection before a pass fills it again.
@Suite(.enabled(if: Program.observerLint != nil)) struct RenewedCollectionTests {
  private func fixed(_ program: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    let options = ["--fix", "--unsafe-fixes", "--fail-level", "never", "."]
    let run = try Program(#require(Program.observerLint), options, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Program.swift")
  }

  // MARK: Collections that other code knows

  private static func filled(onceToo isFilledElsewhere: Bool, endedToo isEnded: Bool) -> String {
    """
    import Combine
    import UIKit
    final class Results: UIViewController {
      private var bag: Set<AnyCancellable> = []
      private let queries = PassthroughSubject<String, Never>()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        queries.sink { [weak self] in self?.show($0) }.store(in: &bag)
      }
      func show(_ query: String) {}
      \(isFilledElsewhere ? "override func viewDidLoad() { queries.sink { print($0) }.store(in: &bag) }" : "")
      \(isEnded ? "func stop() { bag.forEach { $0.cancel() } }" : "")
    }

    """
  }

  /// Code that ends what the collection keeps ends the observations of the passes, too.
  @Test func aCollectionThatOtherCodeEndsKeepsThePasses() throws {
    let text = try fixed(Self.filled(onceToo: false, endedToo: true))
    #expect(text.contains("\n    bag.removeAll()\n    queries.sink"), "\(text)")
  }

  @Test func aCollectionWithOtherObservationsIsLeftToThem() throws {
    let text = try fixed(Self.filled(onceToo: true, endedToo: false))
    #expect(text.contains("\n    appearanceCancellables.removeAll()\n    queries.sink"), "\(text)")
    #expect(text.contains(".store(in: &appearanceCancellables)"), "\(text)")
  }

  @Test func aCollectionWithOtherObservationsThatOtherCodeEndsHasNoFix() throws {
    let program = Self.filled(onceToo: true, endedToo: true)
    #expect(try fixed(program) == program)
  }

  // MARK: Observers of properties

  /// - Parameters:
  ///   - track: what the observer of the property begins with: the new value.
  ///   - more: a method of the cell.
  private static func cell(_ track: String = "track?", more: String = "") -> String {
    """
    import Combine
    import UIKit
    final class Track { let titles = CurrentValueSubject<String, Never>("") }
    final class TitleCell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      var track: Track? {
        didSet {
          \(track).titles.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
        }
      }
      \(more)
    }
    final class List: UITableViewController {
      private let tracks: [Track]
      init(_ tracks: [Track]) {
        self.tracks = tracks
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { nil }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath) as! TitleCell
        cell.track = tracks[indexPath.row]
        return cell
      }
    }

    """
  }

  @Test func eachNewValueOfAPropertyBeginsAPass() throws {
    let text = try fixed(Self.cell())
    #expect(text.contains("    didSet {\n      bag.removeAll()\n      track?.titles.sink"), "\(text)")
  }

  /// The observations of the value before end also where the new value is not observed.
  @Test func aPassBeginsBeforeItsCondition() throws {
    let text = try fixed(Self.cell("guard let track else { return }\n      track"))
    #expect(text.contains("    didSet {\n      bag.removeAll()\n      guard let track else"), "\(text)")
  }

  /// Each of two properties would end what the other has begun.
  @Test func aCollectionOfTwoPropertiesHasNoFix() throws {
    let other = "var other: Track? { didSet { other?.titles.sink { print($0) }.store(in: &bag) } }"
    let program = Self.cell(more: other).replacing("return cell", with: "cell.other = tracks[0]\n    return cell")
    #expect(try fixed(program) == program)
  }

  @Test func observationsOfTheCellItselfStay() throws {
    let other = "func watch(_ other: Track) { other.titles.sink { print($0) }.store(in: &bag) }"
    let text = try fixed(Self.cell(more: other))
    #expect(text.contains("    didSet {\n      currentCancellables.removeAll()\n"), "\(text)")
    #expect(text.contains("sink { print($0) }.store(in: &bag)"), "\(text)")
  }
}
