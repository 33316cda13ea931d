struct Environment {
  let store = Store()
}
