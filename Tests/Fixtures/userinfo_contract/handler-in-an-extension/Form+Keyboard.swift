import UIKit

extension FormController {
  @objc func keyboardWillShow(_ note: Notification) {
    let size = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGSize  // expect: untyped_userinfo, userinfo_contract
    print(size as Any)
  }
}
