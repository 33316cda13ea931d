// Case: does the closure of an operator end the chain by an error that the closure catches?
import Combine
import UIKit

final class NamesController: UIViewController {
  private let names = PassthroughSubject<String, Never>()
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    names
      .map { name -> String in
        do {
          if name.isEmpty { throw CancellationError() }
          return name
        } catch {
          return ""
        }
      }
      .sink { self.title = $0 }  // expect: retain_cycle
      .store(in: &bag)
    names
      .map { name -> String in
        do {
          if name.isEmpty { throw CancellationError() }
          return name
        } catch let failure {
          return "\(failure)"
        }
      }
      .sink { self.title = $0 }  // expect: retain_cycle
      .store(in: &bag)
    // The clauses take only some errors.
    names
      .tryMap { name -> String in
        do {
          if name.isEmpty { throw CancellationError() }
          return name
        } catch let failure where name.count > 1 {
          return "\(failure)"
        } catch let failure as DecodingError {
          return "\(failure)"
        } catch NameError.long(let count) {
          return "\(count)"
        }
      }
      .replaceError(with: "")
      .sink { self.title = $0 }
      .store(in: &bag)
    names
      .tryMap { name -> String in
        do {
          if name.isEmpty { throw CancellationError() }
          return name
        } catch is DecodingError {
          return ""
        }
      }
      .replaceError(with: "")
      .sink { self.title = $0 }
      .store(in: &bag)
    // The clause throws again.
    names
      .tryMap { name -> String in
        do {
          if name.isEmpty { throw CancellationError() }
          return name
        } catch {
          throw URLError(.unknown)
        }
      }
      .replaceError(with: "")
      .sink { self.title = $0 }
      .store(in: &bag)
  }
}

enum NameError: Error {
  case long(Int)
}

final class Directory {
  func open() -> UIViewController { NamesController() }
}
