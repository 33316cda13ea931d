// Case: does a name with labels mean the method, beside a property of the name?
import Combine
import UIKit

final class List: UIViewController {
  @Published private var query = ""
  private var hits: [String] = []
  private var bag: Set<AnyCancellable> = []
  private var show: Int { 1 }
  static let count = 2

  private func hits(with text: String) -> [String] { hits.filter { $0.contains(text) } }
  private func show(value: [String]) {}
  private static func count(of texts: [String]) -> Int { texts.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    $query.map(hits(with:)).sink { print($0) }.store(in: &bag)  // expect: error retain_cycle
    $query.map { [$0] }.sink(receiveValue: show(value:)).store(in: &bag)  // expect: error retain_cycle
    $query.map { [$0] }.map(Self.count(of:)).sink { print($0) }.store(in: &bag)
  }
}
