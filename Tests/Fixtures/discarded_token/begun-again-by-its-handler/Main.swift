@main
enum Main {
  static func main() {
    Accounts.shared.start()
    Accounts.shared.startOnce()
  }
}
