// Case: does each reuse of a cell observe again, if it sets a property whose observer calls a method that observes?
import Combine
import UIKit

final class Book {
  let title = "Untitled"
  let loans = PassthroughSubject<Int, Never>()
}

final class Stars {
  let ids = PassthroughSubject<[String], Never>()
}

final class BookCell: UITableViewCell {
  private let stars = Stars()
  private var sinks: Set<AnyCancellable> = []
  var book: Book? {
    didSet { showBook() }
  }

  private func showBook() {
    guard let title = book?.title else { return }
    textLabel?.text = title
    stars.ids.sink { [weak self] ids in  // expect: unbalanced_lifecycle
      self?.isHighlighted = ids.contains(title)
    }.store(in: &sinks)
  }
}

/// Each book has loans of its own, and the cell goes on to show those of the books before.
final class LoanCell: UITableViewCell {
  private var sinks: Set<AnyCancellable> = []
  var book = Book() {
    didSet { showLoans() }
  }
  var loaned: Book? {
    didSet {
      guard let loans = loaned?.loans else { return }
      show(loans)
    }
  }

  private func showLoans() {
    book.loans.sink { [weak self] in self?.show($0) }.store(in: &sinks)  // expect: unbalanced_lifecycle
    loans().sink { [weak self] in self?.show($0) }.store(in: &sinks)  // expect: unbalanced_lifecycle
  }

  private func loans() -> PassthroughSubject<Int, Never> { book.loans }

  private func show(_ count: Int) { textLabel?.text = "\(count)" }

  private func show(_ loans: PassthroughSubject<Int, Never>) {
    loans.sink { [weak self] count in self?.textLabel?.text = "\(count)" }.store(in: &sinks)
  }
}

/// It forgets the book before the observer of the property observes.
final class FreshCell: UITableViewCell {
  private let stars = Stars()
  private var sinks: Set<AnyCancellable> = []
  var book: Book? {
    didSet {
      sinks.removeAll()
      showBook()
    }
  }

  private func showBook() {
    stars.ids.sink { [weak self] ids in self?.isHighlighted = ids.isEmpty }.store(in: &sinks)
  }
}

/// Only the end of its use sets the property again.
final class IdleCell: UITableViewCell {
  private let stars = Stars()
  private var sinks: Set<AnyCancellable> = []
  var book: Book? {
    didSet { showBook() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    book = nil
  }

  private func showBook() {
    guard book != nil else { return }
    stars.ids.sink { [weak self] ids in self?.isHighlighted = ids.isEmpty }.store(in: &sinks)
  }
}
