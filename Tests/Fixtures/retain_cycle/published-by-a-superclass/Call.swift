// Case: does a property that a superclass of another module publishes go on for as long as its object lives?
import Combine
import Sessions

final class CallSession: Session {
  override func start() { super.start() }
}

final class Call {
  private let session: CallSession
  private let download: Download
  private var bag: Set<AnyCancellable> = []
  private var state = 0

  init(session: CallSession, download: Download) {
    self.session = session
    self.download = download
  }

  func connect() {
    session.$state
      .sink { value in self.state = value }  // expect: retain_cycle
      .store(in: &bag)
    download.result
      .sink { value in self.state = value }
      .store(in: &bag)
  }
}
