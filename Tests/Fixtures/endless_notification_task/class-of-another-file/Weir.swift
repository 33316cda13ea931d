class Weir {
  var level = 0
}

struct Sluice {
  var level = 0
}
