// Case: a cell that a static property keeps is not the only cell of its class, if the program registers the class with a
// list, or dequeues such cells.
import Combine
import UIKit

final class TextCell: UITableViewCell {
  static var sizingCell = TextCell()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NotificationCenter.default.addObserver(forName: .fontChanged, object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
      self?.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class PrototypeCell: UICollectionViewCell {
  static let sizingCell = PrototypeCell()
  private let fonts = PassthroughSubject<Int, Never>()
  private var sinks: Set<AnyCancellable> = []

  func observe() {
    fonts.sink { _ in self.setNeedsLayout() }.store(in: &sinks)  // expect: retain_cycle
  }
}

/// Nothing but the property makes such a cell.
final class LoneCell: UITableViewCell {
  static var sizingCell = LoneCell()
  static let bundle = Bundle(for: LoneCell.self)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NotificationCenter.default.addObserver(forName: .fontChanged, object: nil, queue: nil) { [weak self] _ in
      self?.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension Notification.Name {
  static let fontChanged = Notification.Name("fontChanged")
}
