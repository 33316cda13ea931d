// Case: is an error's `userInfo` no notification's, also inside a notification's handler and through an alias?
import Foundation

final class FailureModel: NSObject {
  @objc func handle(_ note: Notification) {
    guard let error = note.object as? NSError else { return }
    let url = error.userInfo[NSURLErrorFailingURLErrorKey] as? URL
    let info = error.userInfo
    let underlying = info[NSUnderlyingErrorKey] as? NSError
    print(url as Any, underlying as Any)
  }

  func describe(_ error: any Error) -> String {
    (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String ?? "unknown"
  }

  func load(completion: (Result<Data, NSError>) -> Void) {
    do {
      completion(.success(try Data(contentsOf: URL(fileURLWithPath: "missing"))))
    } catch let error as NSError {
      print(error.userInfo[NSFilePathErrorKey] as? String ?? "")
      completion(.failure(error))
    } catch {
      print((error as NSError).userInfo["reason"] as! String)
    }
  }
}
