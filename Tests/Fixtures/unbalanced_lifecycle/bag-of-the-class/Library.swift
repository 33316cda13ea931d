// Case: is a sink in an extension reported that piles up in a bag that the class declares in another file?
import Combine
import UIKit

final class LibraryController: UIViewController {
  let shelf = Shelf()
  var bag = Set<AnyCancellable>()
  var counts: [NSKeyValueObservation] = []
}
final class Shelf {
  let opened = PassthroughSubject<String, Never>()
}
