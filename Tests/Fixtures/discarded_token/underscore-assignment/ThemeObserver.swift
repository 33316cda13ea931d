// Case: does `_ =` in front of a chain over many lines drop the token, and does the finding sit on the call's own name?
import AppKit

final class ThemeObserver {
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    _ =
      NotificationCenter  // the app's own center
      .default
      .addObserver(  // expect: discarded_token
        forName: NSColor.systemColorsDidChangeNotification,
        object: nil,
        queue: .main,
        using: { [weak self] _ in self?.onChange() }
      )
  }
}
