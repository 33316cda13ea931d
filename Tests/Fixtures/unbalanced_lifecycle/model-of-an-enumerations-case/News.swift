// Case: is the observed object one that a list keeps if a pattern takes the object out of an element?
import Combine
import UIKit

final class Article: NSObject {
  @objc dynamic var isUnread = false
}

enum Row {
  case more
  case article(Article)
}

final class ArticleCell: UITableViewCell {
  var bag = Set<AnyCancellable>()
  func show(_ isUnread: Bool) {}
}

final class News: NSObject, UITableViewDataSource {
  private var rows: [Row] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "article") as? ArticleCell else {
      return UITableViewCell()
    }
    switch rows[indexPath.row] {
    case .more: break
    case .article(let article):
      article.publisher(for: \.isUnread)
        .sink { [weak cell] in cell?.show($0) }  // expect: unbalanced_lifecycle
        .store(in: &cell.bag)
    }
    return cell
  }
}

/// Each pass makes another article.
final class Teasers: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "article") as? ArticleCell else {
      return UITableViewCell()
    }
    if case .article(let article) = makeRow() {
      article.publisher(for: \.isUnread)
        .sink { [weak cell] in cell?.show($0) }
        .store(in: &cell.bag)
    }
    return cell
  }

  private func makeRow() -> Row { .article(Article()) }
}
