let trackText = "Track"
let speedText = "Speed"
