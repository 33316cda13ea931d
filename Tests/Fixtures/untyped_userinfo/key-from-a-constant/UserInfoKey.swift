enum UserInfoKey {
  static let setting = "setting"
}
