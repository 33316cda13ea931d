import Foundation
import Testing

@testable import ObserverLint

@Suite struct JSONReaderTests {
  @Test func readsCommentsAndTrailingCommas() throws {
    let value = try JSONReader.read(
      Array("\u{FEFF}// one\n{ /* two **/ \"a\": [1, 2,], // three\n \"b\": \"\\u00e4\\ud83d\\ude00\\n\", }\n".utf8))
    #expect(value["a"]?.array?.map(\.integer) == [1, 2])
    #expect(value["b"]?.string == "ä😀\n")
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{a: 1}", 1), ("{\"a\": 1, \"a\": 2}", 9), ("[1] x", 4),
    ("[01]", 1), ("[\"a]", 1), ("[\"\\x\"]", 2), ("[\"\\ud800\"]", 2), ("[\"\n\"]", 2), ("/* x", 0), ("[tru]", 1),
    ("[+1]", 1),
    ("[1.e]", 1), ("/", 0),
  ])
  func saysWhereItCannotRead(text: String, offset: Int) {
    #expect { try JSONReader.read(Array(text.utf8)) } throws: { ($0 as? JSONFailure)?.offset == offset }
  }

  @Test func refusesToNestWithoutEnd() {
    #expect(throws: JSONFailure.self) { try JSONReader.read(Array(repeating: UInt8(ascii: "["), count: 100_000)) }
  }

  /// An editor may send half of a surrogate pair while a person types.
  @Test(arguments: [
    ("\"a\\ud83db\"", "a\u{FFFD}b"), ("\"\\ude00\\ud83d\\ude00\"", "\u{FFFD}😀"), ("\"\\ud83d\\n\"", "\u{FFFD}\n"),
    ("\"\\ud83d\\u0041\"", "\u{FFFD}A"), ("\"\\ud83d\\ud83d\\ude00\"", "\u{FFFD}😀"),
  ])
  func repairsHalvesOfPairs(text: String, meaning: String) throws {
    #expect(try JSONReader.read(Array(text.utf8), repairsText: true).string == meaning)
    #expect(throws: JSONFailure.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func refusesBytesThatAreNotUTF8() throws {
    #expect(try JSONReader.read([0x22, 0xFF, 0x22], repairsText: true).string == "\u{FFFD}")
    #expect(throws: JSONFailure.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  /// Foundation's reader agrees on documents without comments.
  @Test(arguments: ["[]", "{\"a\": {\"b\": [null, true, false, -1.5e3, \"\\\"\\\\\\/\"]}}", "\"x\"", "0"])
  func readsWhatFoundationReads(text: String) throws {
    let value = try JSONReader.read(Array(text.utf8))
    let wanted = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(NSArray(object: Self.object(value)) == NSArray(object: wanted))
  }

  private static func object(_ value: JSONValue) -> Any {
    switch value.content {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let text): NSDecimalNumber(string: text)
    case .string(let text): text
    case .array(let values): values.map(object)
    case .object(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.key, object($0.value)) })
    }
  }
}
