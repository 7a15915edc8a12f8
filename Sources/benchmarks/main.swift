/// Measures the command against its peers, whole processes side by side, and prints the ratios.
///
///     swift run -c release benchmarks
///
/// Peers that are not installed are left out.

let tools = try Toolbox()
print("Medians of whole processes (least – most), and the largest memory of any run.")
try startUp(tools)
try loop(tools)
try longLoop(tools)
try bigFiles(tools)
try picker(tools)
try tools.removeFolder()
