import NotificationDescriptors

extension FerryDesk {
  func open() {
    _ = gauge.observe(3) { print("high") }
  }
}
