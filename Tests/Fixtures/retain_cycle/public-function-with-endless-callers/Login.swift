// Case: other modules may call a public initializer with another publisher. The publisher of the program's own callers does
// not complete, and these leak.
import Combine

public final class LoginModel {
  private var tokens = Set<AnyCancellable>()
  private var name = ""

  public init(names: AnyPublisher<String, Never>) {
    names.assign(to: \.name, on: self).store(in: &tokens)  // expect: retain_cycle
  }
}

/// The publisher of another caller completes at once.
public final class SignUpModel {
  private var tokens = Set<AnyCancellable>()
  private var name = ""

  public init(names: AnyPublisher<String, Never>) {
    names.assign(to: \.name, on: self).store(in: &tokens)  // expect: retain_cycle
  }
}

/// No code of the program calls it.
public final class ResetModel {
  private var tokens = Set<AnyCancellable>()
  private var name = ""

  public init(names: AnyPublisher<String, Never>) {
    names.assign(to: \.name, on: self).store(in: &tokens)
  }
}

final class Screen {
  @Published var name = ""

  func logIn() -> LoginModel { LoginModel(names: $name.eraseToAnyPublisher()) }
  func signUp() -> SignUpModel { SignUpModel(names: $name.eraseToAnyPublisher()) }
  func signUpAtOnce() -> SignUpModel { SignUpModel(names: Just("Ada").eraseToAnyPublisher()) }
}
