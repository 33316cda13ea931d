// Case: a function gives back the view that it gets. The view was in use before only if the caller takes it out of a list.
import RxCocoa
import RxSwift
import UIKit

final class PlotCell: UITableViewCell {
  let dig = UIButton()
  let bag = DisposeBag()
}

final class PlotsController: UIViewController, UITableViewDataSource {
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let header = framed(PlotCell())
    list.tableHeaderView = header
    header.dig.rx.tap
      .subscribe(onNext: { [weak self] in self?.title = "header" })
      .disposed(by: header.bag)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = framed(tableView.dequeueReusableCell(withIdentifier: "plot", for: indexPath) as! PlotCell)
    cell.dig.rx.tap
      .subscribe(onNext: { [weak self] in self?.title = "plot" })  // expect: unbalanced_lifecycle
      .disposed(by: cell.bag)
    return cell
  }

  private func framed(_ cell: PlotCell) -> PlotCell {
    cell.backgroundColor = .brown
    return cell
  }
}

func openPlots(_ stack: UINavigationController) { stack.pushViewController(PlotsController(), animated: true) }
