// Case: `assign(to:on: self)` keeps `self`; `assign(to:)` on a published property does not, nor another object.
import Combine

final class FormModel: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  private let report = FormReport()
  private var bag = Set<AnyCancellable>()

  init() {
    $name.map { !$0.isEmpty }
      .assign(to: \.isValid, on: self)  // expect: retain_cycle
      .store(in: &bag)
    $name.assign(to: \.title, on: report).store(in: &bag)
    $name.map { !$0.isEmpty }.assign(to: &$isValid)
  }
}

final class FormReport {
  var title = ""
}
