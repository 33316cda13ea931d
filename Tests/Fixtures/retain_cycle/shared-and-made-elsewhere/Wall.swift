final class Wall {
  func light() {
    let clock = Clock()
    clock.show(12)
  }
}
