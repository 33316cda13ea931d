// Case: does `assign(to:on: self)` keep its object if the program declares a more specific method that does not?
import Combine

final class PageModel: ObservableObject {
  @Published var count = 0
  private(set) var shown = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $count.assign(to: \.shown, on: self).store(in: &bag)
    $count.sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

func openPage() { print(PageModel()) }
