// Case: does other code run a registration that the initializer has made already?
import Combine
import UIKit

extension Notification.Name {
  static let downloadFinished = Notification.Name("downloadFinished")
  static let themeChanged = Notification.Name("themeChanged")
}

final class Downloads {
  static let shared = Downloads()
  private var observations: Set<AnyCancellable> = []

  private init() {
    Task { await observe() }
  }

  func observe() async {
    NotificationCenter.default.publisher(for: .downloadFinished)
      .sink { _ in print("finished") }  // expect: unbalanced_lifecycle
      .store(in: &observations)
  }
}

final class Border: UIView {
  var color: UIColor? { didSet { setUp() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(themeChanged), name: .themeChanged, object: nil)
  }

  @objc private func themeChanged() { setNeedsDisplay() }

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// It ends the first observation before the second begins.
final class Restarted {
  private var observations: Set<AnyCancellable> = []

  init() { observe() }

  func restart() {
    observations.removeAll()
    observe()
  }

  private func observe() {
    NotificationCenter.default.publisher(for: .downloadFinished).sink { _ in print("finished") }
      .store(in: &observations)
  }
}

/// Each run observes a new object.
final class Form {
  private var address = Address()
  private var observations: Set<AnyCancellable> = []

  init() { observe() }

  func reset() {
    address = Address()
    observe()
  }

  private func observe() {
    address.changes.sink { print($0) }.store(in: &observations)
  }
}

final class Address {
  let changes = PassthroughSubject<String, Never>()
}

/// A window without a title begins without the observation.
final class Panel {
  private var observations: Set<AnyCancellable> = []
  private let title: String

  init(title: String) {
    self.title = title
    observe()
  }

  init() { title = "" }

  func observe() {
    NotificationCenter.default.publisher(for: .themeChanged).sink { _ in print("theme") }
      .store(in: &observations)
  }
}

/// The method is a part of the beginning.
final class Player {
  private var observations: Set<AnyCancellable> = []

  init() {
    observe()
    prepare()
  }

  private func prepare() { print("ready") }

  func observe() {
    NotificationCenter.default.publisher(for: .downloadFinished).sink { _ in print("finished") }
      .store(in: &observations)
  }
}

/// A nib makes the first, and code makes the second.
final class Badge: UIView {
  static func made() -> Badge {
    let badge = Badge(frame: .zero)
    badge.setUp()
    return badge
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setUp()
  }

  private func setUp() {
    NotificationCenter.default.addObserver(self, selector: #selector(redraw), name: .themeChanged, object: nil)
  }

  @objc private func redraw() { setNeedsDisplay() }

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// An app never prepares it for Interface Builder.
final class Stamp: UIView {
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    setUp()
  }

  func show() { setUp() }

  private func setUp() {
    NotificationCenter.default.addObserver(self, selector: #selector(redraw), name: .themeChanged, object: nil)
  }

  @objc private func redraw() { setNeedsDisplay() }

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// The initializer for nibs never succeeds.
final class Banner: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("not in a nib") }

  func reload() { setUp() }

  private func setUp() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(redraw), name: .themeChanged, object: nil)
  }

  @objc private func redraw() { setNeedsDisplay() }

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// Each run observes the item that the caller has chosen.
final class Tape {
  private var item: NSObject?
  private var tokens: [any NSObjectProtocol] = []

  init() { observe() }

  func play(_ next: NSObject) {
    item = next
    start()
  }

  private func start() { observe() }

  private func observe() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .downloadFinished, object: item, queue: nil) { _ in print("end") })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// Each load shows another list, and observes the same name.
final class Shelf {
  enum List { case recent, all }
  private var titles: [String] = []

  init() { load(.recent) }

  func reload() { load(.all) }

  private func load(_ list: List) {
    titles = list == .all ? ["Downloads"] : []
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(redraw), name: .downloadFinished, object: nil)
  }

  @objc private func redraw() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// Each load observes the name that the caller chooses, or observes at all only if the caller says so.
final class Archive {
  enum Part {
    case first, rest
    var name: Notification.Name { self == .first ? .downloadFinished : .themeChanged }
  }

  init() { load(.downloadFinished, .first) }

  func reload() { load(.themeChanged, .rest) }

  private func load(_ name: Notification.Name, _ part: Part) {
    let isFirst = part == .first
    NotificationCenter.default.addObserver(self, selector: #selector(redraw), name: name, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(rename), name: part.name, object: nil)
    part == .first ? observe() : reset()
    guard isFirst else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .themeChanged, object: nil)
  }

  private func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(repaint), name: .themeChanged, object: nil)
  }

  @objc private func redraw() {}
  @objc private func rename() {}
  @objc private func repaint() {}
  @objc private func reset() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// Each load puts another item into the player.
final class Deck {
  private let player: Tray

  init(_ player: Tray) {
    self.player = player
    load(NSObject())
  }

  func reload() { load(NSObject()) }

  private func load(_ item: NSObject) {
    player.replace(item)
    NotificationCenter.default.addObserver(
      self, selector: #selector(redraw), name: .downloadFinished, object: player.item)
  }

  @objc private func redraw() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Tray {
  private(set) var item = NSObject()
  func replace(_ next: NSObject) { item = next }
}
