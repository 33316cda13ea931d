// Case: is a cycle silent where another file completes the subject, which is seen through a protocol?
import Combine
import UIKit

protocol Source: AnyObject {
  var opened: PassthroughSubject<String, Never> { get }
}
