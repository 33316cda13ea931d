// Case: NSObject-Rx: the program replaces the bag that a library associates with an object.
import NSObject_Rx
import RxRelay
import RxSwift

final class CodeModel: NSObject {
  private let codes = PublishRelay<String>()
  private var code = ""

  func start() {
    codes.subscribe(onNext: { self.code = $0 }).disposed(by: rx.disposeBag)
  }
}

final class Codes {
  private var models: [CodeModel] = []

  func add() {
    let model = CodeModel()
    model.start()
    models.append(model)
  }

  func stop() {
    for model in models { model.rx.disposeBag = DisposeBag() }
  }
}
