// Case: does a call register that gives the function `false` for the condition of the registration?
import Combine
import SwiftUI

final class ProfileModel: ObservableObject {
  @Published var name = ""
  private let renamed: PassthroughSubject<String, Never>
  private let removed: PassthroughSubject<String, Never>
  private let added: PassthroughSubject<String, Never>
  private var bag: Set<AnyCancellable> = []

  init(_ subjects: [PassthroughSubject<String, Never>]) {
    renamed = subjects[0]
    removed = subjects[1]
    added = subjects[2]
  }

  func load(isBrief: Bool = false) {
    if !isBrief { listen() }
  }

  private func listen() {
    renamed.sink { [weak self] in self?.name = $0 }.store(in: &bag)
  }

  func open(isBrief: Bool = false) {
    guard !isBrief else { return }
    removed.sink { [weak self] in self?.name = $0 }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  func show(_ isWhole: Bool) {
    if isWhole {
      name = ""
    } else {
      added.sink { [weak self] in self?.name = $0 }.store(in: &bag)  // expect: warning unbalanced_lifecycle
    }
  }
}

struct ProfileView: View {
  @ObservedObject var model: ProfileModel

  var body: some View {
    Text(model.name).onAppear {
      model.load(isBrief: true)
      model.open()
      model.show(false)
    }
  }
}
