import SwiftUI

final class Librarian: NSObject, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    (Ledger.shared ?? Ledger()).flush()
    if Ledger.shared == nil { _ = Ledger() }
    (Journal.shared ?? Journal()).flush()
    (Diary.shared ?? Diary()).flush()
    (Album.shared ?? Album()).flush()
    (Atlas.shared ?? Atlas(isMain: false)).flush()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Diary.shared = nil
    Journal().flush()
  }
}

@main
struct Library: App {
  @UIApplicationDelegateAdaptor(Librarian.self) private var librarian
  @StateObject private var ledger = Ledger.shared ?? Ledger()

  var body: some Scene { WindowGroup { Text("Books").environmentObject(ledger) } }
}
