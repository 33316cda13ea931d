// Case: a list gives each cell a subject that the list keeps, and the cell's bag is never renewed.
import Combine
import UIKit

final class StageCell: UITableViewCell {
  private var observations: Set<AnyCancellable> = []

  func configure(with stage: CurrentValueSubject<String, Never>) {
    stage
      .sink { [weak self] in self?.textLabel?.text = $0 }  // expect: unbalanced_lifecycle
      .store(in: &observations)
  }
}

// Silent: each pass makes another subject.
final class RoundCell: UITableViewCell {
  private var observations: Set<AnyCancellable> = []

  func configure(with round: CurrentValueSubject<String, Never>) {
    round
      .sink { [weak self] in self?.textLabel?.text = $0 }
      .store(in: &observations)
  }
}

final class StageList: UITableViewController {
  private let stage = CurrentValueSubject<String, Never>("first")

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "round", for: indexPath) as! RoundCell
      cell.configure(with: CurrentValueSubject("round \(indexPath.row)"))
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "stage", for: indexPath) as! StageCell
    cell.configure(with: stage)
    return cell
  }
}
