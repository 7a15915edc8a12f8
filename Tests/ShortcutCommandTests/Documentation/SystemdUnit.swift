import Testing

/// A unit of systemd, as far as a document shows it (systemd.syntax(7)).
struct SystemdUnit {
  /// The name of its file, as `back-up.service`.
  let name: String
  /// The values of each section, by their keys.
  private(set) var sections: [String: [String: String]] = [:]

  /// Reads a unit; a line that is no heading, no assignment and no comment is an issue.
  init(name: String, text: String) {
    self.name = name
    var section = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let heading = line.wholeMatch(of: /\[(\w+)\]/) {
        section = String(heading.1)
      } else if let entry = line.wholeMatch(of: /(\w+)=(.+)/), !section.isEmpty {
        sections[section, default: [:]][String(entry.1)] = String(entry.2)
      } else {
        Issue.record("\(name): \(line)")
      }
    }
  }

  /// `service`, `timer` or `path`.
  var kind: Substring { name.split(separator: ".").last ?? "" }

  /// The unit that it starts: the one of its name, unless it says otherwise.
  var service: String {
    let own = kind == "timer" ? sections["Timer"] : sections["Path"]
    return own?["Unit"] ?? name.dropLast(kind.count) + "service"
  }

  /// The words of the command that it runs, with the home folder in its places (systemd.unit(5), “Specifiers”).
  func command(home: String) -> [String]? {
    sections["Service"]?["ExecStart"]?.split(separator: " ").map { String($0.replacing("%h", with: home)) }
  }

  /// What must be there for it to do anything.
  var hasWhatItNeeds: Bool {
    switch kind {
    case "service": sections["Service"]?["Type"] == "oneshot" && sections["Service"]?["ExecStart"] != nil
    case "timer": sections["Timer"]?["OnCalendar"] != nil && sections["Install"]?["WantedBy"] == "timers.target"
    case "path": sections["Path"]?["PathChanged"] != nil && sections["Install"]?["WantedBy"] == "paths.target"
    default: false
    }
  }
}
