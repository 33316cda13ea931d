import SwiftUI

struct ServicesView: View {
  let name: String
  @StateObject private var model = ServicesModel()
  var body: some View { Text(model.text) }
}

final class ServicesModel: Model {
  override init() {
    super.init()
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }
}

struct ReadyView: View {
  @StateObject private var model = ReadyModel()
  var body: some View { Text(model.text) }
}

final class ReadyModel: Model {
  override init() {
    super.init()
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }
}

struct UserView: View {
  @StateObject private var model = UserModel()
  var body: some View { Text(model.text) }
}

final class UserModel: Model {
  override init() {
    super.init()
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }
}

struct OnlineView: View {
  @StateObject private var model = OnlineModel()
  var body: some View { Text(model.text) }
}

final class OnlineModel: Model {
  override init() {
    super.init()
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }
}

struct ExpertView: View {
  @StateObject private var model = ExpertModel()
  var body: some View { Text(model.text) }
}

final class ExpertModel: Model {
  override init() {
    super.init()
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }
}

struct OpenView: View {
  @StateObject private var model = OpenModel()
  var body: some View { Text(model.text) }
}

final class OpenModel: Model {
  override init() {
    super.init()
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }
}
