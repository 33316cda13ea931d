// Case: is a decoder's or an encoder's `userInfo` no notification's?
import Foundation

struct Track: Codable {
  var title: String

  enum CodingKeys: String, CodingKey { case title }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let prefix = decoder.userInfo[.titlePrefix] as? String ?? ""
    title = prefix + (try container.decode(String.self, forKey: .title))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let isShort = encoder.userInfo[.shortTitles] as! Bool
    try container.encode(isShort ? String(title.prefix(8)) : title, forKey: .title)
  }
}

extension CodingUserInfoKey {
  static let titlePrefix = CodingUserInfoKey(rawValue: "titlePrefix")!
  static let shortTitles = CodingUserInfoKey(rawValue: "shortTitles")!
}
