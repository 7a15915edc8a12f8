import Foundation

/// A shortcut of one action, on one word.
func startUp(_ tools: Toolbox) throws {
  let file = try tools.write("- uppercase\n", "uppercase.yaml")
  var peers: [Command] = []
  if let python = Toolbox.python {
    peers.append(Command("python3", [python, "-c", #"print("hello".upper())"#]))
    peers.append(Command("python3 -I -S", [python, "-I", "-S", "-c", #"print("hello".upper())"#]))
  }
  if let jq = Toolbox.path(of: "jq") { peers.append(Command("jq", [jq, "-nr", #""hello"|ascii_upcase"#])) }
  try Comparison(
    "Start: one word in capitals", Command("shortcut", [tools.shortcut, "run", file, "hello"]), against: peers,
    rounds: 40, bars: ["python3": 0.2, "jq": 0.5]
  ).report()
}

/// A loop of two actions.
private func loopShortcut(_ rounds: Int) -> String {
  """
  - repeat: \(rounds)
    do:
      - text: item ${index}
      - uppercase

  """
}

func loop(_ tools: Toolbox) throws {
  let rounds = 10_000
  let file = try tools.write(loopShortcut(rounds), "loop.yaml")
  var peers: [Command] = []
  if let python = Toolbox.python {
    let program = """
      items = []
      for index in range(1, \(rounds + 1)):
          items.append(f"item {index}".upper())
      print("\\n".join(items))
      """
    peers.append(Command("python3", [python, "-c", program]))
  }
  if let jq = Toolbox.path(of: "jq") {
    peers.append(Command("jq", [jq, "-nr", "range(1; \(rounds + 1)) | \"item \\(.)\" | ascii_upcase"]))
  }
  if let bash = Toolbox.path(of: "bash") {
    let program = "for ((i = 1; i <= \(rounds); i++)); do x=\"item $i\"; echo \"${x^^}\"; done"
    peers.append(Command("bash", [bash, "-c", program]))
  }
  try Comparison(
    "Loop: 10,000 rounds of a text and its capitals", Command("shortcut", [tools.shortcut, "run", file]),
    against: peers, rounds: 15, bars: ["python3": 2, "jq": 1, "bash": 1]
  ).report()
}

/// Ten times the rounds take ten times the time.
func longLoop(_ tools: Toolbox) throws {
  let long = try tools.write(loopShortcut(1_000_000), "long.yaml")
  let short = try tools.write(loopShortcut(100_000), "short.yaml")
  try Comparison(
    "Long loop: 1,000,000 rounds", Command("1,000,000 rounds", [tools.shortcut, "run", long]),
    against: [Command("100,000 rounds", [tools.shortcut, "run", short])], rounds: 3, bars: ["100,000 rounds": 11]
  ).report()
}

/// A big file flows through in pieces: the memory is what to look at.
func bigFiles(_ tools: Toolbox) throws {
  let big = try tools.zeros("big", bytes: 1 << 30)
  let target = tools.folder.appending(path: "out").path
  let file = try tools.write("- save-files: { folder: \(target), if-exists: replace }\n", "copy.yaml")
  let copy = tools.folder.appending(path: "copy").path
  let peers =
    Toolbox.path(of: "cp").map { [Command("cp", [$0, "--sparse=never", "--reflink=never", big, copy])] } ?? []
  try Comparison(
    "Save 1 GiB from a file", Command("shortcut -i FILE", [tools.shortcut, "run", file, "-i", big]), against: peers,
    rounds: 2
  ).report()
  try Comparison(
    "Save 1 GiB from a pipe", Command("shortcut -i -", [tools.shortcut, "run", file, "-i", "-"], input: big),
    against: [], rounds: 2
  ).report()
}
