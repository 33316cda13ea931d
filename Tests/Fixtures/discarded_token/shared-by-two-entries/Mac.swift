// Case: is a function run once if the entry of each target calls it once?
import AppKit

@main
final class MacDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    begin()
    refresh()
  }
}
