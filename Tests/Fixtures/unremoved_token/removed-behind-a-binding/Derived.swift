class Derived: Base {
  deinit {
    if let token { drop(token) }
  }
}
