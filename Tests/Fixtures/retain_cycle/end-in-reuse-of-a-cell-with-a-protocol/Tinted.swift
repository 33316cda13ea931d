protocol Tinted {}
