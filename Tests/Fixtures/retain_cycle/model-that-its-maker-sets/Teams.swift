// Case: a variable model, which only code that has just made the controller sets, keeps observations that hold the controller
import Combine
import UIKit

final class TeamModel {
  @Published var names: [String] = []
  var bag: Set<AnyCancellable> = []
}

final class TeamController: UIViewController {
  var model: TeamModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$names.sink { names in self.title = names.first }.store(in: &model.bag)  // expect: retain_cycle
    model.$names.sink { [weak self] names in self?.title = names.first }.store(in: &model.bag)
  }
}

/// Another code gives the controller another model.
final class ChangingController: UIViewController {
  var model: TeamModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$names.sink { names in self.title = names.first }.store(in: &model.bag)
  }
}

/// The controller does not keep the model.
final class WeakController: UIViewController {
  weak var model: TeamModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$names.sink { names in self.title = names.first }.store(in: &model.bag)
  }
}

final class TeamsController: UITableViewController {
  private let model = TeamModel()
  private var shown: ChangingController?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let team = TeamController()
    team.model = TeamModel()
    navigationController?.pushViewController(team, animated: true)
    let other = WeakController()
    other.model = model
    navigationController?.pushViewController(other, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let team = segue.destination as? TeamController else { return }
    team.model = TeamModel()
  }

  func change() {
    let next = ChangingController()
    next.model = TeamModel()
    shown = next
    show(next, sender: nil)
  }

  func renew() { shown?.model = TeamModel() }
}
