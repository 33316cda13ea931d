// Generated from Rules/*.md by `GeneratedFileTests`; edit the pages, not this file.
// swift-format-ignore-file

/// The rules' pages, as `observer-lint rules RULE` prints them.
enum RulePages {
  static let all: [(id: String, markdown: String)] = [
    (
      id: "discarded_token",
      markdown: #"""
# discarded_token

A block observer's token is dropped; nothing can remove it.

Default severity: error; note if the program makes only one owner of the observer while the process lives, or if only tests register

## Why it is a bug

The center keeps the observer, its block, and everything that the block captures until the token is passed to
`removeObserver(_:)`. Releasing the token ends nothing. `removeObserver(self)` ends nothing either, because `self` was
never the observer. The block runs for as long as the process lives, once for each registration, and the
objects that it captures strongly are never freed.

## Examples

### Reported

A statement of its own:

```swift
import UIKit

final class PlaylistViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      forName: .playlistDidChange, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }
}

extension Notification.Name {
  static let playlistDidChange = Notification.Name("PlaylistDidChange")
}
```

The removal names `self`, which was never the observer:

```swift
import UIKit

final class ImageStore {
  private var images: [URL: UIImage] = [:]

  init() {
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.images.removeAll()
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
```

A closure whose result `forEach` ignores:

```swift
import Foundation

final class LibraryIndex {
  private(set) var isStale = false

  func watch(_ names: [Notification.Name]) {
    names.forEach { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        self?.isStale = true
      }
    }
  }
}
```

A wrapper that drops the token for all of its callers:

```swift
import Foundation

extension NotificationCenter {
  func run(on name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    addObserver(forName: name, object: nil, queue: .main) { _ in work() }
  }
}

final class Badge {
  func start() {
    NotificationCenter.default.run(on: Notification.Name("CartDidChange")) { print("changed") }
  }
}
```

### Not reported

The token is kept and removed:

```swift
import UIKit

final class PlaylistViewController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: .playlistDidChange, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let playlistDidChange = Notification.Name("PlaylistDidChange")
}
```

`map` collects what the closure returns, and the array is kept:

```swift
import Foundation

final class LibraryIndex {
  private var tokens: [any NSObjectProtocol] = []

  func watch(_ names: [Notification.Name]) {
    tokens += names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("stale") }
    }
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
```

The block removes its own token, so it runs once:

```swift
import UIKit

func whenActive(_ work: @escaping () -> Void) {
  var token: (any NSObjectProtocol)?
  token = NotificationCenter.default.addObserver(
    forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
  ) { _ in
    if let token { NotificationCenter.default.removeObserver(token) }
    work()
  }
}
```

The token is returned to a caller that keeps it:

```swift
import Foundation

struct Ticks {
  func everyDay(_ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main, using: block)
  }
}

final class Clock {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = Ticks().everyDay { _ in print("a new day") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

## What to do

Keep the token and remove it when the observation should end:

1. Store it in a property, and pass it to `removeObserver(_:)` on the same center in `deinit`, or wherever the
   observation should end.
2. Or wrap it in an object that removes it in its own `deinit`, and keep that object.
3. In a wrapper function, return the token without `@discardableResult`, so that the compiler reminds the callers.
4. For a block that should run once, capture the token in the block and remove it there.
5. In a SwiftUI view, observe with `.onReceive(center.publisher(for: name)) { … }`, which ends with the view.

## What it finds

A call of `addObserver(forName:object:queue:using:)` on a notification center returns a token. The rule reports the call
if no code keeps the token:

- the call is a statement of its own, or `_ =` stands in front of it;
- the result goes to a local that is never stored, removed, returned or captured;
- the call is the result of a closure, and no code keeps that result: the closure's type returns `Void`, or a function
  that ignores results takes the closure, such as `forEach`;
- the call stands in a function that returns nothing, and so drops the token;
- the call stands in a function that returns the token, such as a function with `@discardableResult`, and a caller drops
  the token. If all callers drop it, the finding is reported at the registration inside the function.

The rule also reports an observation of RxSwift or ReactiveSwift whose disposable is dropped, if the observed stream goes
on when the owner has ended: the stream of a center, of a timer such as `SignalProducer.timer(interval:on:)`, or of a
subject that lives as long as the process, such as a global `MutableProperty`.

The rule reads the whole program. It follows a token that is returned, passed on, collected or given to an operator,
even into another file. If an operator of another package takes the token, the result is unknown.

## When it stays silent

- The owner lives as long as the process: an app delegate, the `@main` type, top-level code, a global, or a `static let
  shared` singleton that registers in its private initializer. If the program makes another object once, and such an
  owner keeps it through any number of properties, the finding is a note. The message says where the object is kept. The
  finding is an error if the object registers again after it drops the token, or after it clears the flag that prevents
  a second registration, because the handlers multiply.
- The token goes to unknown code, such as a function or a base class of another package.
- The type of the receiver declares `addObserver` itself, so the receiver is not a notification center.
- A test function makes the center, and the center ends with the test.
- The call returns no token that must be removed. Such calls register by selector (`unmatched_selector_observer`), by
  key path, or for typed messages, whose token ends the observation when the token is released.
- The token is stored but never removed. `unremoved_token` reports it.

## Fix safety

Safe. In a class, `--fix` keeps the token in a list. The `deinit` of the class passes each token in the list to
`removeObserver(_:)`. If the block holds its owner, the block gets `[weak self]`. A method that is given as the block
becomes a closure with `[weak self]`. As long as the owner lives, the same notifications arrive. The observation ends
with the owner. The fix is unsafe if only the block keeps the owner. For example, `_ = Player()` makes an owner and
releases it at once. The fix of a note is unsafe, too, because nobody is harmed without it. A test case gets no `deinit`,
because it lives until all tests have run.

With `--style descriptor`, the list keeps the tokens of descriptors, which end by themselves. A notification has a
single payload and a single descriptor in the whole program. The fix puts them beside the constant of its name, or else
beside the first observer. The payload has a property for each key that a handler casts. The property is optional,
unless all posters are known and send that type. A block that uses its notification only for the payload takes the
payload instead. The notifications of the system have descriptors in the library. The fix is unsafe if it adds a
dependency, or if it changes what happens to a payload that cannot be read. If handlers and posters contradict each
other, Foundation's token stays, and the help says how they differ.

If a function returns the token and all callers drop it, the finding names the callers, and the fix lets each caller
keep it.

There is no fix in these cases, and the help says which:

- No object owns the code, as in a free function or a struct. There is also no fix if no object owns the code of a
  caller.
- The token is dropped inside a closure or an expression.
- The `deinit` cannot name the center, or the center is a parameter, because the next caller may pass another center.

## See also

- `NotificationCenter.addObserver(forName:object:queue:using:)`
- `NotificationCenter.removeObserver(_:)`
- Rules: `unremoved_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "unremoved_token",
      markdown: #"""
# unremoved_token

A stored token is never passed to `removeObserver(_:)`.

Default severity: error; note if the program makes only one owner of the observer while the process lives, or if only tests register

## Why it is a bug

The center keeps the observer, its block, and everything that the block captures until the token is removed. A stored
token looks safe, but releasing it ends nothing. When its owner ends, the block goes on running, and no code holds the
value that could end it.

## Examples

### Reported

A token is stored, and never removed:

```swift
import UIKit

final class ZoomController: UIViewController {
  private var zoomObserver: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    zoomObserver = NotificationCenter.default.addObserver(
      forName: Notification.Name("ZoomChanged"), object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  deinit {
    zoomObserver = nil
  }
}
```

One of two tokens is missing from the removal:

```swift
import Foundation

final class FilesModel {
  private let center = NotificationCenter.default
  private var added: (any NSObjectProtocol)?
  private var removed: (any NSObjectProtocol)?

  func start() {
    added = center.addObserver(forName: Notification.Name("FileAdded"), object: nil, queue: .main) { _ in print("+") }
    removed = center.addObserver(forName: Notification.Name("FileRemoved"), object: nil, queue: .main) { _ in print("-") }
  }

  deinit {
    if let added { center.removeObserver(added) }
  }
}
```

The removal goes to another center:

```swift
import AppKit

final class WakeMonitor {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NSWorkspace.shared.notificationCenter.addObserver(
      forName: NSWorkspace.didWakeNotification, object: nil, queue: .main
    ) { _ in
      print("awake")
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

An array is emptied without a removal:

```swift
import Foundation

final class FeedModel {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: Notification.Name("FeedUpdated"), object: nil, queue: .main) { _ in
        print("updated")
      }
    )
  }

  func stop() {
    tokens.removeAll()
  }
}
```

### Not reported

`forEach` passes each token to the method of the center:

```swift
import Foundation

final class SplitModel {
  private let center: NotificationCenter
  private let opened: any NSObjectProtocol
  private let closed: any NSObjectProtocol

  init(center: NotificationCenter) {
    self.center = center
    opened = center.addObserver(forName: Notification.Name("Opened"), object: nil, queue: nil) { _ in print("opened") }
    closed = center.addObserver(forName: Notification.Name("Closed"), object: nil, queue: nil) { _ in print("closed") }
  }

  deinit {
    [opened, closed].forEach(center.removeObserver)
  }
}
```

The `didSet` of the property removes the previous token:

```swift
import Foundation

final class PlayerModel {
  private var endToken: (any NSObjectProtocol)? {
    didSet {
      if let oldValue { NotificationCenter.default.removeObserver(oldValue) }
    }
  }

  func observe() {
    endToken = NotificationCenter.default.addObserver(forName: Notification.Name("Ended"), object: nil, queue: .main) { _ in
      print("ended")
    }
  }

  func stop() {
    endToken = nil
  }
}
```

A superclass removes the tokens:

```swift
import UIKit

class ObservingController: UIViewController {
  var tokens: [any NSObjectProtocol] = []

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

final class ProfileController: ObservingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: Notification.Name("ProfileEdited"), object: nil, queue: .main
      ) { [weak self] _ in
        self?.view.setNeedsLayout()
      })
  }
}
```

A wrapper keeps the token and removes it:

```swift
import Foundation

final class Observation {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

final class StoreModel {
  private var observation: Observation?

  func start() {
    observation = Observation(
      NotificationCenter.default.addObserver(forName: Notification.Name("StoreOpened"), object: nil, queue: nil) { _ in
        print("opened")
      })
  }
}
```

## What to do

1. When the observation should end, pass the token to `removeObserver(_:)` on the center that returned it. If the block
   captures `self` weakly, `deinit` is the usual place.
2. Before the code sets a token to `nil` or empties a collection, remove the tokens.
3. Or wrap each token in an object whose `deinit` removes it, so that releasing the wrapper ends the observation.

## What it finds

The program stores the token of `addObserver(forName:object:queue:using:)`, and no code ever passes the token to
`removeObserver(_:)` on that center. The token may be in a property, an array, a dictionary, a set or an associated
object, directly or inside a struct, an enum's case or a wrapper object. The finding is reported at the registration. If
a function returns the token, the finding is reported at each call of the function that keeps the token, and the owner is
the object that makes the call.

These actions do not remove a token, and do not silence the rule:

- setting the property to `nil`, or emptying the collection;
- calling `removeObserver(self)`, because `self` was never the observer;
- handing the token to another center;
- removing another property or local of the same name;
- removing the token in a private method that no code of its file names.

## When it stays silent

- Any code of the program removes the token, even if nothing calls that code yet: directly, in a loop, through a local,
  in `didSet` or `willSet`, in an extension, a superclass, a subclass or an owner in another file, in a helper that is
  given the token, in a closure that captures it, or in the `deinit` of a wrapper. A removal in a private method counts
  only if code outside of such methods names the method.
- The owner lives as long as the process: an app delegate, the `@main` type, top-level code, a global, or a `static let
  shared` singleton that registers in its private initializer. If the program makes another object once, and such an
  owner keeps it through any number of properties, the finding is a note. The message says where the object is kept. The
  finding is an error if the object registers again after it drops the token, or after it clears the flag that prevents
  a second registration, because the handlers multiply.
- The token goes to unknown code, such as a function or a base class of another package.
- The token is not stored at all. `discarded_token` reports it.

## Fix safety

Safe. In a class, `--fix` removes the token in `deinit`. If the block holds its owner, the block gets `[weak self]`. As
long as the owner lives, the same notifications arrive. The observation ends with the owner.

With `--style descriptor`, the property keeps the token of a descriptor, which ends by itself, and the block takes the
payload, as `discarded_token` says. That fix is unsafe if it adds a dependency, or if it changes what happens to a
payload that cannot be read.

In these cases, the fix does more:

- The code that stores the token may run again. Any method may run again, except an initializer, `viewDidLoad` and
  similar methods. The fix removes the previous token first, because that token would be lost. The fix is unsafe if the
  program shows that the code runs again, because each notification is then handled only once. The fix is also unsafe if
  the code cannot ask for the previous token.
- Another method sets the property to `nil`, overwrites it or empties it. The fix removes the token there, too. The fix
  is then unsafe, because later notifications are not handled.
- The same method overwrites the token. The token goes into a list of its own.
- A removal in `deinit` misses the token, for example because it names another center. The fix corrects that removal.

There is no fix in these cases, and the help says which:

- The property is static, weak, lazy or wrapped.
- The `deinit` cannot name the center.
- A `deinit` already hands the tokens to other code.
- Other code takes single tokens out of the property.

## See also

- `NotificationCenter.addObserver(forName:object:queue:using:)`
- `NotificationCenter.removeObserver(_:)`
- Rules: `discarded_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "unmatched_selector_observer",
      markdown: #"""
# unmatched_selector_observer

An observer registered by selector is never removed.

Default severity: note; error if the deployment target is below iOS 9 or macOS 10.11

## Why it is a bug

Since iOS 9 and macOS 10.11 the center holds selector-based observers as zeroing weak references, so a missing removal
no longer causes a crash. The entry stays in the center's table until that notification is next posted. If many
short-lived objects register, dead entries pile up. If a living object registers a second time, its method is called
twice. On older systems, the center sends the message to freed memory.

## Examples

### Reported

Nothing is ever removed:

```swift
import UIKit

final class LibraryController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(libraryChanged), name: .libraryChanged, object: nil)
  }

  @objc private func libraryChanged() {
    tableView.reloadData()
  }
}

extension Notification.Name {
  static let libraryChanged = Notification.Name("LibraryChanged")
}
```

The removal names another notification:

```swift
import UIKit

final class RecorderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(
      self, name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func pause() {}
}
```

The removal goes to another center:

```swift
import AppKit

final class SleepController: NSObject {
  override init() {
    super.init()
    NSWorkspace.shared.notificationCenter.addObserver(
      self, selector: #selector(willSleep), name: NSWorkspace.willSleepNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(moved), name: NSWindow.didMoveNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func willSleep() {}
  @objc private func moved() {}
}
```

### Not reported

`removeObserver(self)` covers every registration on that center:

```swift
import UIKit

final class LibraryController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(libraryChanged), name: .libraryChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func libraryChanged() {
    tableView.reloadData()
  }
}

extension Notification.Name {
  static let libraryChanged = Notification.Name("LibraryChanged")
}
```

One list of names is added and removed:

```swift
import Foundation

final class StatusModel: NSObject {
  private let names = [Notification.Name("Online"), Notification.Name("Offline")]

  func start() {
    for name in names {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
    }
  }

  deinit {
    names.forEach { NotificationCenter.default.removeObserver(self, name: $0, object: nil) }
  }

  @objc private func changed() {}
}
```

A superclass removes what its subclass registers:

```swift
import UIKit

class BaseController: UIViewController {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

final class FriendsController: BaseController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(friendsChanged), name: Notification.Name("FriendsChanged"), object: nil)
  }

  @objc private func friendsChanged() {}
}
```

## What to do

1. In `deinit`, call `removeObserver(self, name:object:)` with the registration's name and object, or
   `removeObserver(self)` for all of them.
2. If the observation should end earlier, such as in `viewDidDisappear`, remove the observer by name there. A removal
   without a name also ends the registrations of superclasses and subclasses.
3. If a removal exists, give it the name, object and center of the registration.

## What it finds

No removal matches a call of `addObserver(_:selector:name:object:)` on a notification center. If the observer is `self`,
the rule looks for removals in the type, its extensions, its superclasses and its subclasses, in all files. If the
observer is another value, the rule looks for a removal of that value.

A removal matches when it names the same observer and the same center, and

- no name at all (`removeObserver(self)`), or
- the same name, or `name: nil`, with an object that can be the registration's: the same object, or `nil` for any.

The rule compares the raw values of names. It follows a name through a constant, a `typealias` and the raw value of an
enumeration's case. A name that is made from an unknown string may be any name. If one loop registers a list of names,
and another loop removes the same list, the names match.

## When it stays silent

- A base class comes from another package, or the program only extends the type, as with a class in Objective-C. That
  class may remove the observer.
- The owner lives as long as the process: an app delegate, the `@main` type, top-level code, or a `static let shared`
  singleton that registers in its private initializer.
- The type of the receiver declares `addObserver` itself, so the receiver is not a notification center.
- A test function makes the center, and the center ends with the test.
- The registration and a removal may have the same name, center and object, but the program does not show it.

## Fix safety

Safe, if `self` observes a center that `deinit` can name. `--fix` removes the observer in `deinit`. The new removal
names the notification if the `deinit` removes other observers by name. If a removal in `deinit` names another
notification, the fix corrects that removal.

Unsafe, if a lifecycle method registers the observer again and again, or if a removal outside `deinit` misses the
observer. `--unsafe-fixes` corrects that removal.

Unsafe, if a descriptor replaces the selector. A closure then calls the handler. If no other code names the handler, and
the handler uses its notification for casts only, the handler takes the payload and loses its `@objc`.

There is no fix if the observer is another object, or if the center is a parameter that no constant keeps.

## See also

- `NotificationCenter.addObserver(_:selector:name:object:)`
- `NotificationCenter.removeObserver(_:)`
- `NotificationCenter.removeObserver(_:name:object:)`
- Rules: `discarded_token`, `unremoved_token`

"""#
    ),
    (
      id: "untyped_userinfo",
      markdown: #"""
# untyped_userinfo

A handler casts a value out of `userInfo` by hand.

Default severity: note; warning for `as!`, unless Apple documents the type or each poster sends the key

## Why it is a bug

The compiler checks neither the key nor the type. If the poster renames a key or changes the type of a value, `as?`
returns `nil` and the handler silently does nothing. `as!` ends the program. Each handler repeats the key and the type,
and nothing keeps the copies together.

## Examples

### Reported

A selector method:

```swift
import Foundation

final class ModuleController: NSObject {
  @objc func toggled(_ notification: Notification) {
    guard let isOn = notification.userInfo?["isOn"] as? Bool else { return }
    print(isOn)
  }

  @objc func renamed(_ notification: Notification) {
    print(notification.userInfo!["name"] as! String)
  }
}
```

Through a local:

```swift
import UIKit

final class FormController: UIViewController {
  @objc func keyboardWillShow(_ note: Notification) {
    guard
      let info = note.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    else { return }
    UIView.animate(withDuration: duration) {
      self.additionalSafeAreaInsets.bottom = frame.height
    }
  }
}
```

A publisher's operator:

```swift
import Combine
import Foundation

final class BatteryModel {
  private var bag: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("BatteryLevel"))
      .compactMap { $0.userInfo?["level"] as? Double }
      .sink { print($0) }
      .store(in: &bag)
  }
}
```

### Not reported

A typed accessor reads the dictionary once, in one place:

```swift
import Foundation

extension Notification {
  var isOn: Bool? { userInfo?["isOn"] as? Bool }
}

final class ModuleController: NSObject {
  @objc func toggled(_ notification: Notification) {
    guard let isOn = notification.isOn else { return }
    print(isOn)
  }
}
```

A payload type's initializer does the same:

```swift
import UIKit

struct KeyboardPayload {
  let frame: CGRect

  init?(_ note: Notification) {
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
    self.frame = frame
  }
}

final class FormController: UIViewController {
  @objc func keyboardWillShow(_ note: Notification) {
    additionalSafeAreaInsets.bottom = KeyboardPayload(note)?.frame.height ?? 0
  }
}
```

The `userInfo` belongs to an error and to a decoder:

```swift
import Foundation

func failingURL(of error: NSError) -> URL? {
  error.userInfo[NSURLErrorFailingURLErrorKey] as? URL
}

struct Track: Decodable {
  let title: String

  init(from decoder: any Decoder) throws {
    let prefix = decoder.userInfo[CodingUserInfoKey(rawValue: "prefix")!] as? String ?? ""
    title = try prefix + decoder.singleValueContainer().decode(String.self)
  }
}
```

The handler only compares or prints the value:

```swift
import Foundation

final class Logger: NSObject {
  @objc func log(_ note: Notification) {
    guard note.userInfo?["quiet"] == nil else { return }
    print(note.name.rawValue, note.userInfo?["value"] as Any)
  }
}
```

## What to do

Read the dictionary in one place, and give handlers a typed value:

1. Declare a payload type whose initializer takes the notification, or an accessor in an extension of `Notification`.
2. Let the code that posts build the dictionary from the same type, so that keys and types stand next to each other.
3. If the system has a typed message for the notification, observe the message instead.

## What it finds

A subscript of a notification's `userInfo` whose result is cast with `as?` or `as!`, in a function or closure that takes
a `Notification` or `NSNotification`: selector methods, blocks, `sink`, `compactMap`, `onReceive`, and the body of a
`for await` over a center's notifications. The finding is reported at `userInfo`. If the dictionary goes through a local
(`if let info = note.userInfo`), the finding is reported at the subscript that is cast.

Objective-C is searched for names only. A file that posts the notification counts as a poster of each key that the file
names.

## When it stays silent

- The `userInfo` does not belong to a notification. Errors, coders, timers, user activities, scene sessions, push
  payloads and `UNNotification` have a `userInfo`, too. A property, parameter or local of the program may also have this
  name.
- The cast stands in an accessor in an extension of `Notification` or `NSNotification`, or in the initializer of a
  payload type that takes a notification, or in a static function that makes the payload type's object from it, such as
  `makeMessage(_:)` of Foundation's messages. Such code is the typed access that the rule asks for.
- The function observes for its callers: the handler calls a closure that the function was given, with values of the
  payload as arguments.
- The cast is `as Any`, or the entry is only compared with `nil`.
- The code writes to the dictionary, or passes the whole dictionary on.

## Fix safety

Safe. `--fix` moves the cast into a `fileprivate` accessor of the notification, in the same file. The accessor reads and
casts as before. It stands under the same `#if` as the cast, and belongs to the actor of its key. There is no fix if the
key or the type cannot be named outside its scope, or if the key belongs to an actor and other code may read it.

Unsafe, if the cast is an `as!`, or if its dictionary has a `!`. The sign still traps, but the place that reads no longer
shows it.

Unsafe with `--style descriptor`, if the handler belongs to a single observation. The observation then uses a
descriptor, and the handler takes the payload, as `discarded_token` says. The fix deletes the removal of a selector.

## See also

- `Notification.userInfo`
- `NSNotification.userInfo`
- `NotificationCenter.MainActorMessage` and `NotificationCenter.AsyncMessage`
- Rules: `discarded_token`, `unremoved_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "userinfo_contract",
      markdown: #"""
# userinfo_contract

A handler reads a key or type that nobody sends.

Default severity: warning; note if another read answers instead, or if the read only compares a flag, and the type that
reads is the only poster

## Why it is a bug

The compiler does not compare posters with handlers. If a poster renames a key, sends a string instead of a number, or
omits the payload, the program still builds. `as?` returns `nil`, and the handler does nothing. The program then behaves
as if the notification never arrived.

## Examples

### Reported

The poster was changed, and the handler was not:

```swift
import Foundation

extension Notification.Name {
  static let batteryChanged = Notification.Name("BatteryChanged")
}

final class Battery {
  func measured(_ percent: Int) {
    NotificationCenter.default.post(name: .batteryChanged, object: self, userInfo: ["percent": percent])
  }
}

final class Gauge: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .batteryChanged, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    print(note.userInfo?["level"] as? Int ?? 0)
    print(note.userInfo?["percent"] as? String ?? "")
  }
}
```

The documented value is a rectangle:

```swift
import UIKit

final class FormController: UIViewController {
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { note in
      let size = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGSize
      print(size ?? .zero)
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

### Not reported

`userInfo` boxes numbers, so a cast to another number type may succeed. A key may be there if one of two posters sends
it:

```swift
import Foundation

extension Notification.Name {
  static let rowed = Notification.Name("Rowed")
}

struct Boat {
  func row(_ strokes: Int32) {
    NotificationCenter.default.post(name: .rowed, object: nil, userInfo: ["strokes": strokes])
    NotificationCenter.default.post(name: .rowed, object: nil, userInfo: ["crew": "eight"])
  }
}

final class Coach {
  func watch() async {
    for await note in NotificationCenter.default.notifications(named: .rowed) {
      print(note.userInfo?["strokes"] as? Double ?? 0)
      print(note.userInfo?["crew"] as? String ?? "")
    }
  }
}
```

Unknown code makes the payload:

```swift
import Foundation

extension Notification.Name {
  static let imported = Notification.Name("Imported")
}

func finishImport(_ report: [String: Any]) {
  NotificationCenter.default.post(name: .imported, object: nil, userInfo: report)
}

final class ImportLog {
  func watch() async {
    for await note in NotificationCenter.default.notifications(named: .imported) {
      print(note.userInfo?["rows"] == nil)
    }
  }
}
```

## What to do

Read the key that is sent, or send the key that is read. To keep posters and handlers together, declare a payload type
that both use. Its initializer takes the notification, and its method builds the dictionary.

## What it finds

Posters put values into `userInfo`, and handlers read these values. The rule compares posters and handlers in the whole
program, for each notification name. The name may be a constant, a `static let` of `Notification.Name` or of another
type, or a raw string. The rule reports:

- a key that a handler reads, and that no poster of the name sends;
- a cast to a type that no poster's value has;
- a cast of a documented key of a system notification to a type that the key never holds;
- a documented key that the system sends with other notifications only.

`Rules/notifications` lists the documented keys. The finding is reported at `userInfo`, or at the subscript if the
dictionary goes through a local.

A read is a note if it compares a `Bool` with `true` or `false`, or replaces an absent flag by `?? false` or `?? true`,
and the type that reads is the only poster. This type never sends the flag, and takes an absent flag for an answer.

A read is also a note if the same function takes a value that is sent instead: behind `??`, in `else`, or after an `if let`
that returns. The read never succeeds, and the handler does not need it.

## When it stays silent

- The name, the payload or a key of a poster is unknown: a call builds it, a property keeps it, or an unknown caller
  passes it. A poster of an unknown name counts as a poster of every name, if its payload may have the key.
- Other code may post the notification: nothing in the program posts the name, the name is public, unknown code declares
  the name, or Objective-C, C or C++ code of the project mentions the name.
- The notifications that call the handler are unknown: the handler is passed on as a value, or unknown code calls it.
- A handler of several notifications reads a key that one of the notifications carries.
- The key of a system notification is not documented.
- A cast between the two types may succeed: all numbers, `String` and `NSString`, classes of one hierarchy, protocols,
  generic parameters, unknown types.

## Fix safety

There is no fix. Only a person can decide whether the handler or the poster is wrong.

## See also

- `Notification.userInfo`
- `NotificationCenter.post(name:object:userInfo:)`
- Rules: `untyped_userinfo`

"""#
    ),
    (
      id: "unmatched_key_path_observer",
      markdown: #"""
# unmatched_key_path_observer

A key path's observer is never removed.

Default severity: error; note if the observed object ends with the observer, or if the program makes only one such observer while the process lives

## Why it is a bug

Key-value observing keeps an unsafe reference to the observer. If the observed object outlives the observer, the next
change is sent to freed memory, and the program crashes far from the mistake. If the observed object is an outlet, or
if the observer makes it and alone has it, the object ends first or at the same time. This order has been harmless
since iOS 11 and macOS 10.13, so the finding is a note. On older systems, the program crashes when the observed object
ends. With an older [deployment target](../Docs/configuration.md#deployment-targets), the finding stays an error. An
object lives on while its own work holds it: if code of its class hands out a closure that runs later and holds `self`,
the finding is an error.

## Examples

### Reported

Nothing removes the observer of an object that lives on:

```swift
import AVFoundation

final class LevelMeter: NSObject {
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    player.addObserver(
      self, forKeyPath: #keyPath(AVPlayer.rate), options: [.new], context: nil)
  }
}
```

Another key path is removed:

```swift
import AVFoundation

final class LevelMeter: NSObject {
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    player.addObserver(
      self, forKeyPath: #keyPath(AVPlayer.rate), options: [.new], context: nil)
  }

  deinit {
    player.removeObserver(self, forKeyPath: #keyPath(AVPlayer.volume))
  }
}
```

### Not reported

The same key path is removed:

```swift
import AVFoundation

final class LevelMeter: NSObject {
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    player.addObserver(self, forKeyPath: #keyPath(AVPlayer.rate), options: [.new], context: nil)
  }

  deinit {
    player.removeObserver(self, forKeyPath: "rate")
  }
}
```

The observation ends when it is released:

```swift
import AVFoundation

final class LevelMeter {
  private var observation: NSKeyValueObservation?

  init(player: AVPlayer) {
    observation = player.observe(\.rate) { player, _ in print(player.rate) }
  }
}
```

## What to do

1. Call `removeObserver(_:forKeyPath:context:)` in `deinit`, with the same key path and context.
2. Or use `observe(\.property) { … }`, and keep the observation in a property: it ends when it is released.

## What it finds

A call of `addObserver(_:forKeyPath:options:context:)` has no matching `removeObserver(_:forKeyPath:…)`. The rule looks
for a removal of that key path in the type, its extensions, its superclasses and subclasses, and anywhere else for the
same observer.

A string, a constant and `#keyPath(…)` can name the same key path. A loop over a list of key paths needs a removal of
each key path, in a loop or alone.

## When it stays silent

- The key path of the registration or of a removal is unknown, and the removal stands in the same type or may have the
  same observer.
- A superclass comes from another package.
- A method that the program does not declare gets `self` and the key path, and is called on the observed object. It may
  remove the observer, as a method of an Objective-C category does.
- A method that runs once, such as `viewDidLoad`, registers on a property that is still `nil`. Such a call observes
  nothing.
- An object observes a property of its own, as in `cell.addObserver(cell, …)`: the observer and the observed object end
  together. With a [deployment target](../Docs/configuration.md#deployment-targets) below iOS 11, the rule still
  reports the call.
- The owner is the application itself, a singleton, a global or a test case.
- The receiver's own type declares `addObserver(_:forKeyPath:options:context:)`.

## Fix safety

Safe, if `init` registers on a constant without a condition. `--fix` removes the observer in `deinit`, with its context,
if there is a context. A loop over a list of key paths gets a second loop.

Unsafe elsewhere, because the process ends if `deinit` removes an observer that is not registered for the key path. That
happens in a controller whose view was never loaded, or if the property holds another object by then.

There is no fix if the observer is another object, if only the registering code knows the observed object, as with a
parameter, or if a lazy or wrapped property might be made anew in `deinit`. The finding says which.

## See also

- `NSObject.addObserver(_:forKeyPath:options:context:)`
- `NSKeyValueObservation`
- Rules: `unbalanced_lifecycle`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "unbalanced_lifecycle",
      markdown: #"""
# unbalanced_lifecycle

A repeated method, such as `viewWillAppear`, registers again each time.

Default severity: warning; note if only a further window or presentation runs the method again, or if the handler
does nothing

## Why it is a bug

The center does not check whether an observer is registered already. After the third appearance, the handler runs three
times for each notification: lists reload three times, and requests are sent three times. All tokens except the last are
lost. A removal in `deinit` comes too late.

## Examples

### Reported

Each appearance registers, but only `deinit` removes the observer:

```swift
import UIKit

final class FriendsController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(friendsChanged), name: Notification.Name("FriendsChanged"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func friendsChanged() {
    tableView.reloadData()
  }
}
```

A helper runs as often as the method that calls it:

```swift
import UIKit

final class BadgeView: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    observe()
  }

  private func observe() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(update), name: Notification.Name("BadgeChanged"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {
    setNeedsDisplay()
  }
}
```

A collection keeps each observation that was ever stored in it:

```swift
import Combine
import UIKit

final class FriendsController: UITableViewController {
  private var subscriptions = Set<AnyCancellable>()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: Notification.Name("FriendsChanged"))
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &subscriptions)
  }
}
```

### Not reported

The counterpart removes the observer:

```swift
import UIKit

final class FriendsController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(friendsChanged), name: Notification.Name("FriendsChanged"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: Notification.Name("FriendsChanged"), object: nil)
  }

  @objc private func friendsChanged() {
    tableView.reloadData()
  }
}
```

A check of the token makes the registration run only once:

```swift
import UIKit

final class FriendsController: UITableViewController {
  private var token: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if token == nil {
      token = NotificationCenter.default.addObserver(
        forName: Notification.Name("FriendsChanged"), object: nil, queue: .main
      ) { _ in print("friends") }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

The collection is emptied in between. A property keeps one observation only, because the next observation replaces it:

```swift
import Combine
import UIKit

final class FriendsController: UITableViewController {
  private let added = PassthroughSubject<String, Never>()
  private var subscriptions = Set<AnyCancellable>()
  private var addition: AnyCancellable?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: Notification.Name("FriendsChanged"))
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &subscriptions)
    addition = added.sink { [weak self] in self?.title = $0 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    subscriptions.removeAll()
  }
}
```

## What to do

1. Remove the observer in the counterpart, by name.
2. Or register once: in `viewDidLoad`, in `awakeFromNib`, in `init`.
3. Or keep the observation in a property of its own, so that it replaces the previous observation.
4. In a SwiftUI view, observe with `.onReceive(center.publisher(for: name)) { … }`, which ends with the view.

## What it finds

A repeated lifecycle method, or a helper that it calls, registers an observer of a notification center or of a key path.
The helper may be in another file, in the observer of a property that the method sets, or in an object that the method
reaches through one or two properties. The rule reports the registration if

- neither the method nor a counterpart of the method removes the observer, and
- nothing makes the registration run only once: no `nil` check of its token, no flag, no lazy property.

The rule also reports an observation that each run adds to a collection, if nothing empties the collection between the
runs: `.sink` or `.assign(to:on:)` with `.store(in: &bag)`, `observe(\.x)`, or another token that is appended. The
collection may belong to a reused cell, which each former object then still drives. The rule does so only if the
observed object does not complete by itself: a center, a timer, a key path, a `@Published` property, a subject.

The registration may stand behind an answer: each run begins a request, and the closure that gets the value registers,
as in `request.sink { _ in } receiveValue: { self.listen($0) }` or `dataTask(with: url) { … }`.

The same holds for an observation that nothing can end: the disposable of a library is dropped, an operator of the program
lets a sink keep itself, or `assign(to: &$title)` ties the observation to an object that stays.

A second run is enough if the object has begun with the first: each initializer, or `viewDidLoad`, `loadView`,
`awakeFromNib` or `windowDidLoad`, calls a method that registers, and other code calls the method again. The rule then
names both places. It is silent if a condition decides on the second run, if code other than a `deinit` removes the
observer, or if code changes the observed object.

An action runs again, too, if it shows another screen: the user comes back from that screen. So an `@IBAction`, the
method that a control or a gesture gets with `action:`, or `didSelectRowAt` is a repeated method if it presents or pushes
a view controller. The rule is silent if any code other than a `deinit` removes the observer, if the action may leave
its own screen, or if it may keep the user from a second run.

An object that is stopped was started before: `monitor.stop(); monitor.start()`, where other code starts the monitor, too.
The rule reports the registrations in `start()` that `stop()` does not remove, if `stop()` removes other observers.

The handler of a registration runs only after the registration. So a handler that makes its own registration again is
enough, unless the handler removes the observer first. A condition on the way silences the rule, and so does an object or
a name that may be another one on each run.

| repeated | counterpart: any of |
| --- | --- |
| `viewWillAppear`, `viewIsAppearing`, `viewDidAppear` | `viewWillDisappear`, `viewDidDisappear` |
| `willActivate`, `didAppear` of WatchKit | `didDeactivate`, `willDisappear` |
| `layoutSubviews`, `layout`, `draw`, `updateConstraints`, and the same methods of view controllers | none |
| `traitCollectionDidChange`, `viewWillTransition`, and the methods for changes of safe areas, margins and tint | none |
| `didMoveToWindow`, `didMoveToSuperview`, and the same methods of AppKit | the branch without a window; `willMove(toWindow:)` and similar methods, `removeFromSuperview` |
| `prepareForReuse` | itself; `didEndDisplaying` |
| `cellForRowAt`, `cellForItemAt`, `viewFor` and similar methods, with the configuration of reused views | `prepareForReuse`, `didEndDisplaying` |
| `sceneWillEnterForeground`, `sceneDidBecomeActive` | `sceneWillResignActive`, `sceneDidEnterBackground` |
| `applicationWillEnterForeground`, `applicationDidBecomeActive` | `applicationWillResignActive`, `applicationDidEnterBackground` |
| `textFieldDidBeginEditing`, `textViewDidBeginEditing`, `searchBarTextDidBeginEditing` | `textFieldDidEndEditing` and similar methods, `searchBarCancelButtonClicked` |
| `scrollViewDidScroll`, `scrollViewDidEndDragging` and similar methods | each other |
| `mapView(_:regionDidChangeAnimated:)`, `mapViewCameraIdle` and similar methods | each other |
| `updateUIView` and similar methods | none |
| `onAppear` and `task` of a SwiftUI view, its `body` | `onDisappear` |

`Rules/catalog/lifecycles.json` has the whole table.

The content of a `WindowGroup` appears once in each window. So a registration in its `onAppear` is a note, unless a
condition or another view shows that content, too. The same is true for the content of a `CommandGroup`, because the
system builds the main menu once. The content of a sheet or a popover appears once, too. A registration there is a note
if it begins in a `@StateObject` of that content, because each presentation makes another object. The view must not show
a full-screen cover or a destination itself, because it appears again when the user comes back.

A registration by selector is also a note if its method has no statement: nothing happens, however often the method runs.
The rule looks at the overrides, too. A public method keeps the warning, because another module may override it.

## When it stays silent

- The method itself removes the observer, before or after the registration.
- A condition around the registration looks at something that the same pass sets. A condition on anything else does not
  silence the rule. In the observer of a property, a condition that compares the new value with the old one counts, too.
- The handler, or the block itself, removes the registration.
- Each run makes a new observing or observed object.
- Each run finds the observed object, as in `let row = model.row(at: index)`, the observation is in a bag of `self`, and
  the closure concerns nothing but that object.
- The registration stands in a closure that runs at an unknown time, such as the action of a button.
- The next observation replaces the previous one: in a property, or under a key of a dictionary.
- The observed object may complete by itself, is made anew on each run, or is the result of an unknown call.
- A closure that runs at an unknown time empties the collection.
- Another method of the same row of the table removes the observer, because each pass runs that method, too.
- The observer is registered by selector, and a superclass comes from another package. The superclass may remove the
  observer in between. The rule reports the registration all the same if the class itself removes other names of that
  center in the method or in a counterpart, because the class then does not leave the removal to its superclass.
- A counterpart calls a method that the program does not declare on the center or on the observed object, and gives it
  `self` and the name or the key path. Such a method may remove the observer.

## Fix safety

Unsafe, because the fix changes when notifications are handled. `--unsafe-fixes` removes the observer or the token in
`viewWillDisappear`, or in the counterpart of a delegate. If there is no override, the fix adds one. The handler then
misses notifications until the next registration.

If no counterpart surely runs in between, as for `didMoveToWindow` and `layoutSubviews`, the fix removes the observer
before it is registered again. Each notification is then handled once. If a collection grows with each run, the fix
empties the collection at the start of each run. If the collection keeps other observations, too, the run gets a
collection of its own.

There is no fix in these cases, and the finding says which:

- No property keeps the token. `discarded_token` fixes that first.
- The property keeps other tokens, too.
- Several methods of one object fill the collection on each run.
- The collection keeps other observations, too, and other code empties or reads the collection.
- The collection belongs to another object, such as a cell.
- A key path has no counterpart that surely runs once, because removing an observer that is not registered ends the
  process.

## See also

- `UIViewController.viewWillAppear(_:)`, `UIViewController.viewDidDisappear(_:)`
- `UIView.didMoveToWindow()`
- Rules: `duplicate_registration`, `unremoved_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "ineffective_removal",
      markdown: #"""
# ineffective_removal

A removal removes nothing: wrong observer, name, center or object.

Default severity: warning; note if the removal runs only at the end of the process or of an object that lives as long,
if its type registers no observer that the removal could mean, if a `deinit` removes `self` and other code removes
each token, if a `deinit` misses only registrations of `self` by selector and the oldest target is iOS 9 or macOS 10.11
or later, if the same code ends each observation, or if the system runs the removal again and again, and an object that
lives as long as the process registers the block once

## Why it is a bug

The code says that the observation ends here, but the observation goes on. The block stays in the center with all
objects that it captures. A method that is registered by selector is called for as long as its object lives. Nothing
warns, because the center ignores a removal without a match.

## Examples

### Reported

The registration is block-based, and its observer is the token:

```swift
import Foundation

final class Inventory {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: .stockChanged, object: nil, queue: .main
    ) { _ in print("stock") }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

extension Notification.Name {
  static let stockChanged = Notification.Name("StockChanged")
}
```

The removal names another notification:

```swift
import UIKit

final class RecorderController: UIViewController {
  func record() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  func stop() {
    NotificationCenter.default.removeObserver(
      self, name: UIApplication.willResignActiveNotification, object: nil)
  }

  @objc private func pause() {}
}
```

The token is gone before it is removed:

```swift
import Foundation

final class Inventory {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("StockChanged"), object: nil, queue: .main
    ) { _ in print("stock") }
  }

  func stop() {
    token = nil
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

### Not reported

One of the registrations is by selector, and `removeObserver(self)` ends it:

```swift
import Foundation

final class Inventory: NSObject {
  private var token: (any NSObjectProtocol)?

  func start() {
    let center = NotificationCenter.default
    token = center.addObserver(forName: Notification.Name("StockChanged"), object: nil, queue: .main) { _ in
      print("stock")
    }
    center.addObserver(self, selector: #selector(sold), name: Notification.Name("Sold"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @objc private func sold() {}
}
```

Nothing is registered at all, so the removal does no harm:

```swift
import Foundation

final class Inventory: NSObject {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
```

## What to do

1. For a block, keep the token, and pass it to `removeObserver(_:)`.
2. Give the removal the name, object and center of the registration.
3. Remove the token first, then set the property to `nil`.
4. Delete a removal without a registration.

## What it finds

The whole program shows that a call of `removeObserver` on a notification center removes nothing:

- `removeObserver(self)` in a type whose registrations are all block-based, together with its extensions, superclasses
  and subclasses. The observers are the tokens, and not `self`. A block that the type gives to a function of the program
  counts, too, if the function registers the block, and returns or drops the token;
- a removal by a name that the object never registers, or a removal of a token by another name;
- a removal from another center or for another object;
- a removal of the result of a registration by selector, which returns nothing;
- a removal of a property that never holds a token, or that was set to `nil` just before;
- a removal of a whole collection of tokens at once;
- a removal of the entries of a dictionary, because an entry is a pair of a key and a token;
- a removal of a value that can never be an observer: a notification, the name of a notification, an
  `ObjectIdentifier`, the object that is observed.

## When it stays silent

- A superclass comes from another package, and may register the observer that the removal ends.
- The name, its string, the center or the object is unknown, or unknown code registers the observer.
- The rule sees no registration in the type, and the removal names no notification.
- The removed object is not `self`, but another object, such as a view of the framework.
- The receiver may not be a notification center.

## Fix safety

Safe, if the removal runs in `deinit`, or if the fix only deletes the removal. Otherwise the fix is unsafe, because the
observation then ends at the removal, as the code intended. A deletion is unsafe if the removal may mean the only name
that the type registers. There is no deletion if a local would have no use without the removal.

| removal | fix |
| --- | --- |
| `removeObserver(self)` for blocks | in `deinit`, keep the tokens and remove them; elsewhere, remove the tokens that properties keep |
| another name | the registered name that no other code removes, if there is one such name and the function has no such removal before; the tokens, if blocks observe the removed name; otherwise delete the removal |
| another center or object | the center or object of the registration, or any object |
| a collection given as one token | remove each of its tokens |
| an entry of a dictionary | remove the value of the entry |
| a token that was set to `nil` before | set it to `nil` after the removal |
| the result of a registration by selector | remove `self`, by the name |
| a property without a token | delete the removal, and a body or an `if let` that would be empty |

There is no fix if the removal is not a statement of its own, if the removal may mean several registrations, or if the
method would become empty. The finding says which.

## See also

- `NotificationCenter.removeObserver(_:)`
- `NotificationCenter.removeObserver(_:name:object:)`
- Rules: `unremoved_token`, `discarded_token`, `unmatched_selector_observer`, which report the observer that remains

"""#
    ),
    (
      id: "overbroad_removal",
      markdown: #"""
# overbroad_removal

`removeObserver(self)` outside `deinit` ends other types' registrations, too.

Default severity: note; warning if the program shows whose registration is lost

## Why it is a bug

The call ends every registration of the object on that center. A superclass, a subclass or an extension that registered
the object then waits for notifications that never arrive. In `deinit`, the call is right, because the object ends. In
`viewWillDisappear`, the call silences a base class for good. If no other code registers today, other code may tomorrow.
So the finding is a note.

## Examples

### Reported

The registration of the superclass ends with the first disappearance:

```swift
import UIKit

class ThemedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(themeChanged), name: Notification.Name("ThemeChanged"), object: nil)
  }

  @objc func themeChanged() {}
}

final class SearchController: ThemedController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func shown() {}
}
```

### Not reported

The removal names what the type registered:

```swift
import UIKit

final class SearchController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  @objc private func shown() {}
}
```

Only `deinit` calls the helper:

```swift
import Foundation

class Session: NSObject {
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(ended), name: Notification.Name("SessionEnded"), object: nil)
  }

  deinit {
    tearDown()
  }

  private func tearDown() {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func ended() {}
}
```

## What to do

1. Remove by name what this type registered: `removeObserver(self, name: …, object: …)`.
2. Or remove in `deinit` only.

## What it finds

A call of `removeObserver(self)` without a name, or with `name: nil` and no object, outside `deinit` and outside helpers
that only `deinit` calls.

The finding is a warning if a superclass or a subclass registers the same object with the same center, and does not
register again after each removal. The finding is also a warning if an extension registers the object once, and a
removal outside the extension runs each time that a view disappears. The finding names the registrations that are lost.
It is a note if the removal runs only when a controller leaves its parent or is dismissed: nobody misses its observers.
It is also a note if the code behind the removal ends the same registration by name: the type ends it on purpose.

## When it stays silent

- The removal stands in `deinit`, or in a function that only `deinit` calls.
- The removal names a notification or an object.
- The removal is of an object that is not `self`, or of a value, which cannot be an observer.
- The type makes its own center, so no other code registers there.
- The type holds tests.
- The call ends nothing: `ineffective_removal` reports it.

## Fix safety

Unsafe, because the new removal keeps the registrations of superclasses, subclasses and extensions. `--unsafe-fixes`
replaces the call by a removal for each name and object that the type registers. If the object may have changed by then,
the removal is for any object. In a final class that inherits from `NSObject` alone, the fix is unsafe because nobody is
harmed without it.

There is no fix if the type registers nothing by selector, if only the registering code knows a name, or if the type
registers for all names. The finding says which.

## See also

- `NotificationCenter.removeObserver(_:)`
- Rules: `ineffective_removal`, `unbalanced_lifecycle`

"""#
    ),
    (
      id: "duplicate_registration",
      markdown: #"""
# duplicate_registration

One path registers the same observer twice.

Default severity: warning; note if the handler does nothing

## Why it is a bug

The center keeps both entries, so each notification calls the method twice. A request is sent twice, or a toggle ends
where it began. One `removeObserver` removes both entries, so the mistake does not show at the end.

## Examples

### Reported

One method makes the same registration twice:

```swift
import UIKit

final class PriceController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(priceChanged), name: .priceChanged, object: nil)
    center.addObserver(self, selector: #selector(currencyChanged), name: .currencyChanged, object: nil)
    center.addObserver(self, selector: #selector(priceChanged), name: .priceChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func priceChanged() { view.setNeedsLayout() }
  @objc private func currencyChanged() { title = Locale.current.currencySymbol }
}

extension Notification.Name {
  static let priceChanged = Notification.Name("PriceChanged")
  static let currencyChanged = Notification.Name("CurrencyChanged")
}
```

### Not reported

A removal stands in between:

```swift
import Foundation

final class PriceModel: NSObject {
  private static let changed = Notification.Name("PriceChanged")

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: Self.changed, object: nil)
  }

  func restart() {
    NotificationCenter.default.removeObserver(self, name: Self.changed, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: Self.changed, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}
```

The branches exclude each other:

```swift
import Foundation

final class PriceModel: NSObject {
  func start(quickly isQuick: Bool) {
    let changed = Notification.Name("PriceChanged")
    if isQuick {
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: changed, object: nil)
    } else {
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: changed, object: nil)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}
```

## What to do

1. Register once, where the object is made or loaded.
2. If a superclass registers already, override its method instead.

## What it finds

A single run of a function makes two calls of `addObserver(_:selector:name:object:)` on the same center, with the same
observer, selector, name and object. The calls may stand in the function itself, in helpers and local functions that it
calls, or in the method of `super`. They may also stand in two functions that each object of a nib or each controller
runs, such as `init(coder:)` and `awakeFromNib`. The rule reports the second call. The declaration of a local function
runs nothing.

## When it stays silent

- The two calls differ in observer, selector, name, object or center, or one of these is unknown.
- The calls stand in branches that exclude each other, or under two conditions that may do so. The linter compares no conditions.
- The branch of the first call leaves the function.
- A removal, or a call of a function that removes, stands in between.
- A condition lets one of the calls run only once.
- One of two functions runs only for objects of a nib, and the program makes the objects in code alone.
- The registrations use blocks, because each has its own block and its own token.

## Fix safety

There is no fix. Only a person can decide which registration is right. The help of each finding says what to do.

## See also

- `NotificationCenter.addObserver(_:selector:name:object:)`
- Rules: `unbalanced_lifecycle`, which reports the registrations of a repeated method

"""#
    ),
    (
      id: "unused_suppression",
      markdown: #"""
# unused_suppression

A comment suppresses a rule that reports nothing there.

Default severity: warning

## Why it is a bug

The code has changed since, or the comment never worked. In both cases, the comment can hide the next finding on that
line before anyone has seen it.

## Examples

### Reported

The token is removed, so there is nothing to suppress:

```swift
import Foundation

final class Clock {
  private var token: (any NSObjectProtocol)?

  func start() {
    // observer-lint:disable:next unremoved_token -- removed elsewhere
    token = NotificationCenter.default.addObserver(forName: .NSSystemClockDidChange, object: nil, queue: nil) { _ in }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

No rule has that name:

```swift
import Foundation

func start() {
  // observer-lint:disable:next dropped_token -- lives as long as the process
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
}
```

### Not reported

The comment suppresses a finding, on the third line of the statement:

```swift
import Foundation

func start() {
  // observer-lint:disable:next discarded_token -- runs once, and for as long as the process
  NotificationCenter
    .default
    .addObserver(forName: nil, object: nil, queue: nil) { _ in }
}
```

SwiftLint's comment suppresses the same finding:

```swift
import Foundation

func start() {
  // swiftlint:disable:next discarded_notification_center_observer
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
}
```

## What to do

Remove the comment, or the unused name in it. If the comment was meant for another statement, move it there.

## What it finds

A comment `// observer-lint:disable…` that suppresses no finding, or that names a rule without a finding there. The rule
also reports an `enable` without a `disable`, and a comment that names no rule or an unknown rule.

| comment | where it applies |
| --- | --- |
| `// observer-lint:disable:next RULE… -- why` | the statement that begins after the comment |
| `// observer-lint:disable:this RULE… -- why` | the statement that the comment stands in |
| `// observer-lint:disable:previous RULE… -- why` | the statement that ends before the comment |
| `// observer-lint:disable RULE… -- why` … `// observer-lint:enable RULE…` | everything in between, or to the end of the file |
| `// observer-lint:disable:file RULE… -- why` | the whole file, wherever the comment stands |

A statement includes its closures and all of its lines. For a statement or declaration with a body (`if`, `func`,
`class`), the comment applies to the part before the body only. `all` stands for every rule. The text after ` -- ` is
the reason, for people.

SwiftLint's `// swiftlint:disable discarded_notification_center_observer` suppresses `discarded_token`, and
`notification_center_detachment` suppresses `overbroad_removal`, in all of SwiftLint's forms. This rule does not report
SwiftLint's comments, because SwiftLint reports its unused comments itself.

## When it stays silent

If the configuration switches a rule off, `unused_suppression` ignores comments that name that rule, because the rule
might report something there.

## Fix safety

Safe, because comments do not change what the program does. The fix removes the comment, or the name that suppresses
nothing. There is no fix if the comment names no rule or an unknown rule, because only its author knows which rule it
means.

"""#
    ),
    (
      id: "leaked_at_run_time",
      markdown: #"""
# leaked_at_run_time

The runtime probe saw a leak that no rule reports.

Default severity: error

## Why it is a bug

The center keeps the observer, its block, and everything that the block captures until the token is passed to
`removeObserver(_:)`. The linter is silent if the token can reach some removal in the program. The probe saw a run in
which that removal did not happen, and the token was gone when the process ended.

## Examples

### Reported

The probe reports a run that calls `start()` and releases the radio without a call of `stop()`:

```swift
import Foundation

final class Radio {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

## What to do

Make the removal certain: keep the token in an object whose `deinit` removes it, so that the release of the object is
enough.

```swift
import Foundation

final class Radio {
  private var token: (any NSObjectProtocol)?

  func start() {
    stop()
    token = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  deinit { stop() }
}
```

## What it finds

The findings of this rule come from the reports of `LeakProbe` in the folder of `--probe-report DIR`, and not from the
source alone. A test or another run ended with an observer that no code could remove any more. The finding is reported
at the registration that the probe saw. It names the property that keeps the token, the objects that the block holds,
and the removals that take the token.

If another rule has a finding at that registration, this rule is silent. The finding of the other rule then says that
the run confirmed the leak, and how often.

## When it stays silent

- An observer was still registered when the process ended, and its token was still held, for example by a singleton.
  Other code could have removed this observer. With `LEAKPROBE_OPTIONS=fail_on=any`, the probe counts it as leaked.
- A suppression of the probe covers the observer.
- The place is outside the linted files, or its file is unknown. The notices of the report then name the place.

## Fix safety

There is no fix: the linter does not know why the removal did not happen.

## See also

- Rules: `discarded_token`, `unremoved_token`. The probe's reports confirm their findings.

A report shows only some runs. If no report mentions a finding, the finding may still be right, because perhaps no run
reached that code.

"""#
    ),
    (
      id: "retain_cycle",
      markdown: #"""
# retain_cycle

An observation and its owner keep each other alive.

Default severity: error; note if the program makes only one owner of the observer while the process lives

## Why it is a bug

The object keeps the token, the token or the center keeps the block, and the block keeps the object. None of the three
is ever released. The object goes on handling notifications, and so does each new object. The code in `deinit` that
should clean up never runs.

## Examples

### Reported

```swift
import UIKit

final class VolumeController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .volumeChanged, object: nil, queue: .main) { _ in
      self.view.setNeedsLayout()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let volumeChanged = Notification.Name("VolumeChanged")
}
```

The object keeps the observations in a set:

```swift
import Combine
import Foundation

final class InboxModel: ObservableObject {
  @Published var unread = 0
  @Published var badge = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $unread
      .map { "\($0)" }
      .assign(to: \.badge, on: self)
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: Notification.Name("Mail"))
      .sink { _ in
        DispatchQueue.main.async { [weak self] in self?.unread += 1 }
      }
      .store(in: &cancellables)
  }
}
```

A method is bound to its object:

```swift
import Foundation

final class Watcher {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("Changed"), object: nil, queue: nil, using: handle)
  }

  private func handle(_ notification: Notification) {}

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

A view keeps the observation in its state. SwiftUI keeps the value of a `@State` in an object, and each copy of the view
holds that object:

```swift
import Combine
import SwiftUI

struct ForecastView: View {
  let forecasts: CurrentValueSubject<String, Never>
  @State private var cancellables = Set<AnyCancellable>()
  @State private var title = ""

  var body: some View {
    Button(title) {
      forecasts
        .sink { title = $0 }
        .store(in: &cancellables)
    }
  }
}
```

### Not reported

The closure holds `self` weakly:

```swift
import Combine
import Foundation

final class OutboxModel {
  private var cancellables = Set<AnyCancellable>()
  private var sent = 0

  func start() {
    NotificationCenter.default.publisher(for: Notification.Name("Sent"))
      .sink { [weak self] _ in self?.sent += 1 }
      .store(in: &cancellables)
  }
}
```

Another method ends the first observation. The second observation ends by itself:

```swift
import Combine
import Foundation

final class DraftModel {
  private var saving: AnyCancellable?
  private var cancellables = Set<AnyCancellable>()
  private var text = ""

  func open() {
    saving = Timer.publish(every: 5, on: .main, in: .common).autoconnect().sink { _ in self.text += "." }
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/draft"))
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "")
      .sink { self.text = $0 }
      .store(in: &cancellables)
  }

  func close() {
    saving = nil
  }
}
```

## What to do

1. Hold `self` weakly, in the outermost closure: `{ [weak self] in … }`.
2. In place of `assign(to: \.name, on: self)` use `assign(to: &$name)`, or a `sink` that holds `self` weakly.
3. In place of a method pass a closure: `{ [weak self] in self?.handle($0) }`.
4. In a view use `.onReceive(publisher) { … }`, which ends with the view, or list what the closure needs in place of
   `self`: `{ [title = $title] in title.wrappedValue = $0 }`.
5. Or end the observation before the end of the object, such as in `viewDidDisappear(_:)`.

## What it finds

- The block of an observer holds `self` strongly, and only a `deinit` removes its token: the `deinit` of the same
  object, or of a token wrapper that the object keeps. That `deinit` never runs.
- A property of `self` keeps the token of an observation, the token ends the observation when it is released, and the
  closure holds `self`. A method of `self` may put the token there, as in `keep(updates.sink { … })`, or return the
  token to code that puts it there, as in `token = makeToken()`. Such observations are `sink`, `assign(to:on: self)`,
  `observe(\.x)`, the observer of a typed message, and RxSwift's `subscribe` in a `DisposeBag`. A closure that gets its
  owner back, as in `bind(with: self)`, does not hold the owner, but a closure inside of it does. The rule reports them
  only if the observed object does not complete by itself: a center, a timer, a key path, a `@Published` property, a
  subject, a relay, the state of a reactor (ReactorKit). A publisher in a parameter is what the callers in the program
  give. An operator such as `tryMap` does not count as an end if its closure only calls a function that may throw.
- A subject or relay of RxSwift keeps its observers, `self` or something that outlives it keeps the subject, and nobody
  keeps the disposable. In RxSwift, a dropped disposable ends nothing. The same is true of the events of a control that
  `self` keeps, also in a cell of its list, and of `self` itself, as in `rx.methodInvoked(…)`.
- An event bus keeps the block, and nothing but the owner's `deinit` unregisters the owner. The bus is SwiftEventBus or
  EventBox.
- An observable that the program declares itself keeps the closure: a method of a class puts its closure into a
  collection of the object, as in `observers.append(observer)`, also inside of another object. No condition decides
  about it, nothing but a `deinit` takes the closure out, and `self` or something that outlives it keeps the observable.
  A number that the method returns ends nothing by itself.
- A bag keeps the observation that lives as long as the process, such as a global or that of a singleton, and no code
  empties the bag. The closure then holds `self` for good.
- The closure names `self`, which is a structure. It then holds a copy of the structure, and each copy holds the object
  that keeps the observation: the value of a `@State` in a SwiftUI view, a `DisposeBag`, or an object in a stored
  property, as in `.store(in: &model.bag)`.
- A library keeps the observation for `self`, or for an object that `self` never lets go:
  `disposed(by: rx.disposeBag)`. Or a view of `self` keeps it: a binding to `rx.items(…)` keeps the data source and the
  closures that make the cells, also if nobody keeps the disposable.
- A property of another object keeps the observation, and the closure holds this object:
  `updates.sink { job.show($0) }.store(in: &job.subscriptions)`. The object of `assign(to:on:)` is held, too. The
  closure may also hold `self`, if `self` keeps this object in a constant, or if the object is a cell that a view or a
  view controller dequeues: `self` keeps its list, and the list keeps the cells on screen.
- A bag of `self` keeps the observation. The closure holds an object that the code makes anew on each run, and shows, or
  keeps until other code takes it out: `page.closings.sink { page.close() }.store(in: &bag); present(page, animated: true)`.
  The code runs again while `self` lives, so each run adds an object that stays as long as the bag. The same is true if
  each `self` is a new object in a collection that only grows.
- A publisher's operator has a closure that holds `self`, and the chain ends with `assign(to: &$property)`. The
  publisher of the property keeps the chain.
- An operator's closure holds `self` in a stream that `transform(action:)`, `transform(mutation:)` or `transform(state:)`
  of a reactor returns. ReactorKit subscribes to the stream, and keeps the subscription as long as the reactor.
- Each cancel or removal is followed by the next observation: in the same method, in a method that the method calls, or
  in each caller of a private helper. The cycle then exists again.
- The model of a view keeps an observation, and its closure holds the view. The view keeps the model, and passes itself
  to the method that observes. The model may still be a local then, which later becomes the property of the view.

A block holds `self` in these cases:

- It names `self`, or a member of `self` without `self.`.
- A closure inside it holds `self`. This includes a closure with `[weak self]`, because the outer block passes `self` to
  it.
- The closure of an operator on the way holds `self`, also in a method of `self` that returns the publisher.
- An operator on the way keeps a publisher of `self`, as in `withLatestFrom(Observable.just(self))`.
- The block calls a local function or a stored closure that holds `self`.
- The block is a method of the object: `using: handle`.

The finding is reported at the name of the call.

## When it stays silent

- The block holds `self` weakly or unowned, or `self` is a type. A local function that nothing calls holds nothing.
- `self` is a structure, and the observation is in a value of the structure, such as a set without `@State`, or in an
  object that a copy may not hold: that of a `@Binding`, of a property wrapper of the program, or of a `@State` that
  code replaces. A `@State` outside of a view keeps nothing, and neither does that of a view whose initializer runs.
- Code outside the object's own `deinit` may end the observation: it removes the token, cancels, empties the collection,
  sets the property, or passes the property on. A private helper that only `deinit` calls counts as `deinit`. An end does
  not count if the same run surely begins such an observation after it, or if the end runs once, before the observation
  begins. An end in `prepareForReuse`, or in a private helper of it, does not count, because the cells on screen do not
  run it when their list goes.
- The block removes its own token.
- The collection of an observable of the program loses its closures: after a call, with the next closure of the same key,
  or because code removes them by what the caller has. A property for a single closure is no collection.
- Something else may keep the new object of each run, such as a dictionary, a view or a closure. Or `self` may end with
  the run: the code takes its screen away, or tells a delegate.
- The closure of an operator has a `throw` statement itself, such as `tryMap { … throw … }`, and does not catch the error.
  A `throw` in the `else` of a guard that asks only for a weak `self` is no end, if something else keeps `self`.
- The program declares an overload of `assign(to:on:)` that the compiler may prefer, and that lets the object go.
- The events are those of a control that code may remove: `toast.removeFromSuperview()`, or each of `subviews`. A removal
  does not count if the same run goes on to make the next control.
- The events are those of a control that another object keeps. The observation does not hold that object, and no property
  of the object keeps the observation. The events end with the control.
- Only another object keeps a subject or relay of RxSwift, or `self` lets go of it, and no operator stands between the
  subject and `subscribe`. The disposable holds the subject weakly, so a bag does not keep the observation.
- Only another object keeps a `Variable` of RxSwift, or code puts another one in its place: it completes then.
- The publisher completes, or the rule cannot see whether it completes. A `flatMap` goes on as long as the publisher that
  its closure makes. A stream of another module's singleton is a relay if code calls its `accept(_:)`. A failure of
  another publisher on the way, such as a request in `flatMap`, counts as an end if the chain handles the failure.
  `take(during:)` ends a stream with the lifetime of another object. The lifetime of `self` is no end for a closure that
  holds `self`.
- The object is the application itself, a singleton, a global or a test case. The finding is a note if the object is a
  cell of a list that the program makes once, because a list keeps few cells.

## Fix safety

Safe. `--fix` gives the closure of an observation a `[weak self]`, and that of `handleEvents` and `do(onNext:)`. The
closure then does nothing after the end of its owner. If a constant keeps the observation, such as `cell`, the closure
gets a `[weak cell]`. A method that is given as the block becomes a closure with `[weak self]`. `assign(to:on: self)`
becomes a `sink` with such a closure.

The fix is unsafe if the program makes such an object and nothing but the cycle keeps it, such as the coordinator that
another coordinator keeps, if the program makes that one and lets it go. The fix is always unsafe for a constant that is
no cell.

There is no fix if the closure that holds `self` must return something, such as that of `map`. There is no fix either if
the code that holds `self` is not written in the call, or if `self` is a structure: nothing holds a structure weakly.

## See also

- `AnyCancellable`, `NSKeyValueObservation`
- Rules: `discarded_token`, `unremoved_token`, `dropped_observation`, `endless_notification_task`

"""#
    ),
    (
      id: "endless_notification_task",
      markdown: #"""
# endless_notification_task

A task waits forever for notifications or values, holding `self`.

Default severity: error; note if the program makes only one owner of the observer while the process lives

## Why it is a bug

Such a sequence has no end. The task waits forever, and the objects that it holds are never released. Each
object lives on and handles each element, together with all earlier objects.

## Examples

### Reported

```swift
import Foundation

@MainActor
final class LibraryModel {
  private var books = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Added")) {
        books += 1
      }
    }
  }
}
```

The task binds `self` before the loop:

```swift
import Foundation

@MainActor
final class ShelfModel {
  private var task: Task<Void, Never>?
  private var books = 0

  func start() {
    task = Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Moved")) {
        self.books += 1
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
```

### Not reported

The task binds `self` on each turn of the loop:

```swift
import Foundation

@MainActor
final class ReaderModel {
  private var pages = 0

  func start() {
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Turned")) {
        guard let self else { return }
        self.pages += 1
      }
    }
  }
}
```

Another method cancels the task:

```swift
import UIKit

final class ReadingController: UIViewController {
  private var task: Task<Void, Never>?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Turned")) {
        view.setNeedsLayout()
        self.title = "turned"
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
```

## What to do

1. Take `[weak self]`, and bind `self` inside the loop: `guard let self else { return }`.
2. Or keep the task, and cancel it before the end of the object.
3. In SwiftUI, begin the loop in `.task { … }`.

## What it finds

A `for await` loop reads a center's `notifications(named:)`, `messages(of:for:)` or `publisher(for:).values`, or the
`values` of another publisher that surely does not complete, such as `$title.values` or a subject's. The rule reports the
loop if

- it runs in an unstructured `Task` that holds `self` strongly, and
- the program drops the task, or keeps the task and never cancels it.

The finding is reported at `for`.

The loop holds `self` while it waits, if the task does one of these:

- it names `self` or a member of `self` anywhere in its closure;
- it has `guard let self` *before* the loop, in a closure that takes `[weak self]`;
- it calls a method that contains the loop, because a running method holds its object.

A child task, as in a task group, counts as a part of the task around it. Setting the handle to `nil` cancels nothing,
and a `cancel()` in the object's own `deinit` waits for the task that keeps the object.

## When it stays silent

- The task does not hold `self` while it waits, or `self` is a value or a type.
- Code outside the object's own `deinit` may cancel the task, or takes its handle.
- The loop ends by itself: `break`, `return` or `throw` in it, `prefix(_:)` or `first()` on the sequence. A guard that
  asks for `Task.isCancelled` does not end the loop.
- The publisher may complete, as a request does, or belongs to another object that may end first.
- SwiftUI's `.task { … }` runs the loop, and cancels it.
- The object is the application itself, a singleton, a global or a test case.

## Fix safety

Safe. `--fix` gives the task `[weak self]`, and binds `self` on each turn of the loop. A `guard let self` before the
loop moves into the loop. If the sequence comes from properties of `self`, the closure captures these properties. A
dropped task goes into a property, or into a list if it may begin again, and `deinit` cancels it. `deinit` also cancels
a stored task, if nothing cancels it yet. If the class has no place for the task, the fix changes only the loop. The
loop then ends with the first notification after the end of its owner.

Unsafe, if a repeated lifecycle method begins the task. Each run then ends the task of the previous run, so each
notification is handled once.

There is no fix in these cases, and the finding says which:

- The loop runs in a method, which holds its object while it runs, or in a child of the task.
- The loop gets its sequence from a method of `self`.
- The task uses `self` outside the loop for more than calls.

## See also

- `NotificationCenter.notifications(named:object:)`
- Rules: `retain_cycle`, `discarded_token`

"""#
    ),
    (
      id: "dropped_observation",
      markdown: #"""
# dropped_observation

An observation ends at once because nobody keeps its token.

Default severity: warning

## Why it is a bug

The result is released at the end of the statement, or after the last use of the local. The observation ends with it.
The closure is never called, or is called once with the current value. The compiler warns about a bare statement. It
does not warn about `_ =` or about a local in a scope that goes on.

## Examples

### Reported

```swift
import AVFoundation
import Combine

final class SpeedModel {
  private let player = AVPlayer()
  private let speeds = PassthroughSubject<Float, Never>()

  func start() {
    _ = player.observe(\.rate) { player, _ in print(player.rate) }
    let cancellable = speeds.sink { print($0) }
  }
}
```

An object of the program removes its observer when the object is released:

```swift
import Foundation

final class Alarm {
  private let token: any NSObjectProtocol

  init(_ ring: @escaping () -> Void) {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Alarm"), object: nil, queue: nil) { _ in
      ring()
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

func begin() {
  _ = Alarm { print("ring") }
}
```

### Not reported

```swift
import Combine
import Foundation

final class HeightModel {
  private let heights = PassthroughSubject<Double, Never>()
  private var cancellables = Set<AnyCancellable>()
  private var last: AnyCancellable?

  func start() {
    heights.sink { print($0) }.store(in: &cancellables)
    last = heights.last().sink { print($0) }
    _ = [1, 2, 3].publisher.sink { print($0) }
  }

  func once() {
    var cancellable: AnyCancellable?
    cancellable = heights.sink { height in
      print(height)
      cancellable?.cancel()
    }
  }
}
```

## What to do

1. Keep the result in a property, or in a set: `.store(in: &cancellables)`.
2. In a test that waits, give the result to `withExtendedLifetime`, or cancel it when the wait is over.

## What it finds

Some calls return a value whose release ends the observation. The rule reports such a call if it is a statement of its
own, or if its result goes to `_` or to a local that nobody reads:

- `observe(\.x) { … }`, which returns an `NSKeyValueObservation`;
- `sink` and `assign(to:on:)` on a publisher that does not finish inside the call: a center's notifications, a timer, a
  key path, a `@Published` property, a subject, a `Future` that only code which runs later completes;
- `subscribe` with a subject of Combine on such a publisher;
- `Defaults.observe` of the library Defaults, which returns a `Defaults.Observation`;
- a center's `addObserver(of:for:)`, which returns an `ObservationToken`;
- the program's own functions and initializers that return an object whose `deinit` removes the observer;
- observers of typed-notification libraries, such as `NotificationObserver`.

The finding is reported at the name of the call.

## When it stays silent

- The result is kept, returned or given to a function, or it is a line of a result builder.
- Some code reads the local: the code cancels the local, gives it to `withExtendedLifetime`, or captures it in the
  closure of the observation.
- Other code runs before the local gets another value, as in `await task.value; job = nil`: the local keeps the
  observation until then.
- The call is a bare statement of a closure, and a function of another package takes the closure. The closure may be a
  result builder. The rule still reports the call if the closure has a `return` with a value, an assignment, a `defer`
  or a `guard`.
- The publisher may finish before the call returns (`Just`, a sequence's `publisher`), or the publisher is unknown. A
  `Future` may finish if its closure completes it at once, waits, or hands its promise to an unknown function. It may
  also finish if a variable keeps it until the call.
- The program declares the function of that name itself.
- Releasing the result does not end the observation, as with the disposables of ReactiveSwift and RxSwift.
  `discarded_token` reports a dropped disposable that observes a center.

## Fix safety

Unsafe, because the closure begins to handle notifications. In a class, `--unsafe-fixes` keeps the result:

- A subscription gets `.store(in:)` with the set of cancellables of the class, or with a new set.
- Another token goes into an optional property, or into a list if the class or a loop drops several tokens.
- A closure that holds its owner gets `[weak self]`, because the owner now keeps the closure.
- `assign(to:on: self)` becomes a `sink` that holds `self` weakly.
- If a repeated lifecycle method begins the observation, the property keeps the last observation only.

There is no fix in these cases, and the finding says which:

- The code belongs to a struct, because copies would share the observation, or to no object.
- The result is dropped inside a closure or an expression.
- The closure of an earlier operator holds `self`.
- The class cannot have another property.

## See also

- `AnyCancellable`, `NSKeyValueObservation`
- Rules: `retain_cycle`, `discarded_token`

"""#
    ),
  ]
}
