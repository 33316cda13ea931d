// Case: A layout applies attributes to a view again and again.
import Combine
import UIKit

final class Selection {
  static let shared = Selection()
  let changes = PassthroughSubject<Int, Never>()
}

final class DecorationView: UICollectionReusableView {
  private var bag: Set<AnyCancellable> = []
  private var renewed: Set<AnyCancellable> = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    Selection.shared.changes.sink { [weak self] _ in self?.update() }.store(in: &bag)  // expect: warning unbalanced_lifecycle
    renewed.removeAll()
    Selection.shared.changes.sink { [weak self] _ in self?.update() }.store(in: &renewed)
  }

  private func update() {}
}

final class Brush {
  private var bag: Set<AnyCancellable> = []

  func apply(_ color: Int) {
    Selection.shared.changes.sink { [weak self] _ in self?.draw() }.store(in: &bag)
  }

  private func draw() {}
}

class Style {
  func apply(_ value: Int) {}
}

final class BoldStyle: Style {
  private var bag: Set<AnyCancellable> = []

  override func apply(_ value: Int) {
    Selection.shared.changes.sink { [weak self] _ in self?.draw() }.store(in: &bag)
  }

  private func draw() {}
}
