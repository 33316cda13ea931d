// Case: SwiftUI cancels what `.task` runs, and a view is a value.
import SwiftUI

struct TrainView: View {
  @StateObject private var model = TrainModel()

  var body: some View {
    Text(model.text)
      .task { await model.listen() }
  }
}
