/// Code that has nothing to do with observers: most of every program.
enum PlainSource {
  static func text(_ names: FeatureNames, using generator: inout SeededGenerator) -> String {
    var parts = [generator.pick([model, service, controller, view, tests])(names, &generator)]
    while generator.isOne(in: 2) { parts.append(helpers(names, part: parts.count, &generator)) }
    return parts.joined(separator: "\n")
  }

  private static func model(_ names: FeatureNames, _ generator: inout SeededGenerator) -> String {
    var properties = Vocabulary.properties
    properties.shuffle(using: &generator)
    let count = Int.random(in: 4...12, using: &generator)
    let fields = properties.prefix(count).map { ($0, generator.pick(Vocabulary.types)) }
    return """
      import Foundation

      /// What the server sends for one \(names.value), and what is kept of it on disk.
      struct \(names.type): Codable, Hashable, Sendable {
      \(fields.map { "  var \($0.0): \($0.1)" }.joined(separator: "\n"))

        enum CodingKeys: String, CodingKey {
      \(fields.map { "    case \($0.0) = \"\($0.0)_\(generator.pick(["value", "field", "v2"]))\"" }.joined(separator: "\n"))
        }

        /// The text under the picture. "None" stands for what the server left out.
        var summary: String {
          let parts = [\(fields.map { "\"\($0.0): \\(\($0.0))\"" }.joined(separator: ", "))]
          return parts.filter { !$0.isEmpty }.joined(separator: " · ")
        }
      }

      extension \(names.type): Comparable {
        static func < (left: Self, right: Self) -> Bool {
          left.summary.localizedStandardCompare(right.summary) == .orderedAscending
        }
      }

      """
  }

  private static func service(_ names: FeatureNames, _ generator: inout SeededGenerator) -> String {
    let methods = (0..<Int.random(in: 2...6, using: &generator)).map { index in
      let verb = generator.pick(Vocabulary.verbs)
      return """
          func \(verb)\(index)(page: Int = 1, limit: Int = \(Int.random(in: 10...100, using: &generator))) async throws -> [String: Int] {
            var request = URLRequest(url: base.appendingPathComponent("\(verb)/\\(page)"))
            request.httpMethod = "\(generator.pick(["GET", "POST", "PUT"]))"
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            let (data, response) = try await session.data(for: request)
            guard let status = (response as? HTTPURLResponse)?.statusCode, (200..<300).contains(status) else {
              throw NSError(domain: "\(names.type)", code: \(index), userInfo: [NSLocalizedDescriptionKey: "no answer"])
            }
            let decoded = try JSONDecoder().decode([String: Int].self, from: data)
            cache.merge(decoded) { old, new in max(old, new) }
            return decoded.filter { $0.value < limit }
          }
        """
    }
    return """
      import Foundation

      /// Talks to the server about \(names.value), and remembers its answers.
      final class \(names.type)Service {
        private let base = URL(string: "https://example.org/api/v\(Int.random(in: 1...9, using: &generator))")!
        private let session: URLSession
        private var cache: [String: Int] = [:]

        init(session: URLSession = .shared) {
          self.session = session
        }

      \(methods.joined(separator: "\n\n"))

        func announce() {
          NotificationCenter.default.post(name: .\(names.notification), object: self, userInfo: ["count": cache.count])
        }
      }

      extension Notification.Name {
        static let \(names.notification) = Notification.Name("\(names.type)DidChange")
      }

      """
  }

  private static func controller(_ names: FeatureNames, _ generator: inout SeededGenerator) -> String {
    let outlets = (0..<Int.random(in: 2...8, using: &generator)).map { "  private let label\($0) = UILabel()" }
    let constraints = (0..<outlets.count).map {
      "      label\($0).topAnchor.constraint(equalTo: view.topAnchor, constant: \(Int.random(in: 4...400, using: &generator))),"
    }
    return """
      import UIKit

      final class \(names.type)Controller: UIViewController, UITableViewDataSource {
        private let table = UITableView(frame: .zero, style: .plain)
      \(outlets.joined(separator: "\n"))
        private var rows: [[String]] = []
        var onSelect: ((Int) -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
          title = NSLocalizedString("\(names.value).title", comment: "The title of the screen")
          table.dataSource = self
          table.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(table)
          NSLayoutConstraint.activate([
      \(constraints.joined(separator: "\n"))
          ])
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut]) { [weak self] in
            self?.table.alpha = 1
          } completion: { [weak self] finished in
            guard finished, let self else { return }
            self.table.reloadData()
          }
        }

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cell.textLabel?.text = rows[indexPath.section][indexPath.row]
          cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
          return cell
        }

        @objc private func select(_ sender: UIControl) {
          onSelect?(sender.tag)
        }
      }

      """
  }

  private static func view(_ names: FeatureNames, _ generator: inout SeededGenerator) -> String {
    let rows = (0..<Int.random(in: 2...10, using: &generator)).map { index in
      """
            HStack(spacing: \(Int.random(in: 2...16, using: &generator))) {
              Image(systemName: "\(generator.pick(["star", "heart", "bolt", "leaf"]))")
                .foregroundColor(isOn ? .accentColor : .secondary)
              Text("\\(model.title) \(index)")
                .font(.headline)
                .lineLimit(\(index + 1))
              Spacer()
            }
            .onTapGesture { withAnimation { isOn.toggle() } }
      """
    }
    return """
      import SwiftUI

      struct \(names.type)View: View {
        @ObservedObject var model: \(names.type)Screen
        @State private var isOn = false

        var body: some View {
          VStack(alignment: .leading) {
      \(rows.joined(separator: "\n"))
          }
          .navigationTitle(model.title)
          .onAppear { model.load(page: 1) }
        }
      }

      final class \(names.type)Screen: ObservableObject {
        @Published var title = "\(names.type)"
        @Published private(set) var pages: [Int: String] = [:]

        func load(page: Int) {
          pages[page, default: ""] += title
        }
      }

      """
  }

  private static func tests(_ names: FeatureNames, _ generator: inout SeededGenerator) -> String {
    let cases = (0..<Int.random(in: 3...9, using: &generator)).map { index in
      """
        func test\(generator.pick(Vocabulary.verbs).capitalized)\(index)() throws {
          let values = (0..<\(Int.random(in: 3...50, using: &generator))).map { $0 * \(index + 2) }
          let sorted = values.sorted(by: >)
          XCTAssertEqual(sorted.first, values.last, "the largest comes first: \\(sorted)")
          XCTAssertTrue(zip(sorted, sorted.dropFirst()).allSatisfy { $0 >= $1 })
          let text = #"{"name": "\(names.value)", "count": \(index)}"#
          XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(text.utf8)))
        }
      """
    }
    return """
      import XCTest

      final class \(names.type)Tests: XCTestCase {
      \(cases.joined(separator: "\n\n"))
      }

      """
  }

  private static func helpers(_ names: FeatureNames, part: Int, _ generator: inout SeededGenerator) -> String {
    let functions = (0..<Int.random(in: 2...8, using: &generator)).map { index in
      """
        /// \(generator.pick(Vocabulary.verbs).capitalized)s what lies between two values, the bounds included.
        static func \(generator.pick(Vocabulary.verbs))\(index)(_ values: [Double], from low: Double, to high: Double) -> Double {
          var total = 0.0
          for (index, value) in values.enumerated() where value >= low && value <= high {
            switch index % 3 {
            case 0: total += value * \(Int.random(in: 2...9, using: &generator))
            case 1: total -= value / 2
            default: total = max(total, value)
            }
          }
          if total.isNaN || total.isInfinite { return 0 }
          return total.rounded(.toNearestOrAwayFromZero)
        }
      """
    }
    return """
      enum \(names.type)Arithmetic\(part) {
      \(functions.joined(separator: "\n\n"))
      }

      """
  }
}
