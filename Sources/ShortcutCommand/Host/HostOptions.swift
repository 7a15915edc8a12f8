import FileTransactions
import Foundation
import ShortcutKit

/// The world that the options of a run ask for.
struct HostOptions {
  static let all = [
    Option("people", value: "FILE", kind: .file, in: .input, "read people from a YAML, JSON or vCard file"),
    Option("dry-run", in: .watching, "do everything but change anything; print what would change"),
    Option("no-input", in: .answers, "never ask"),
    Option("now", value: "DATE", in: .conventions, "take this for the present moment"),
    Option(
      "time-zone", value: "ZONE", kind: .timeZone, in: .conventions,
      "read and write dates in this zone, as Europe/Berlin"),
    Option("locale", value: "LOCALE", in: .conventions, "format for people by this locale, as de_DE"),
    Option("seed", value: "N", in: .conventions, "make chance come out the same each time"),
  ]

  private let arguments: ParsedArguments
  private let world: World

  init(_ arguments: ParsedArguments, in world: World) {
    self.arguments = arguments
    self.world = world
  }

  /// The host of the system, as the options have it. A dry run tells what it would change through `note`.
  func host(note: @escaping @Sendable (String) -> Void) throws -> RunHost {
    let environment = world.environment
    let conventions = try conventions(environment)
    let isDryRun = arguments.has("dry-run")
    let clock = try clock(conventions)
    let files =
      isDryRun
      ? OverlayFileSystem(over: world.files, now: { FileStatus.Moment(clock.now()) }, onChange: note) : world.files
    let people =
      arguments.word("people")?.path ?? environment.value(of: "SHORTCUT_PEOPLE").flatMap { $0.isEmpty ? nil : Path($0) }
    return RunHost(
      files: files, clock: clock, random: try random(),
      processes: isDryRun ? SkippedProcesses(note: note) : world.processes,
      console: world.console(arguments.has("no-input")), environment: environment,
      conventions: conventions, peopleFile: people)
  }

  private func conventions(_ environment: any EnvironmentVariables) throws -> Conventions {
    let locale = try arguments.value("locale").map(Self.locale) ?? Self.locale(of: environment)
    guard let name = arguments.value("time-zone") else {
      return Conventions(localeIdentifier: locale) { .autoupdatingCurrent }
    }
    guard let zone = TimeZone(identifier: name) ?? TimeZone(abbreviation: name) else {
      throw UsageError("there is no time zone ‘\(name)’", help: "write it as Europe/Berlin or UTC")
    }
    return Conventions(localeIdentifier: locale) { zone }
  }

  /// Foundation on Linux does not read the variables of POSIX (XBD §8.2).
  private static func locale(of environment: any EnvironmentVariables) -> String {
    let found = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment.value(of: $0) }.first { !$0.isEmpty }
    return identifier(found ?? "C")
  }

  /// The locale of the option, which must be one: of the variables everything is taken, since every program gets them.
  private static func locale(named text: String) throws -> String {
    let name = identifier(text)
    guard Locale(identifier: name).language.languageCode?.isISOLanguage ?? false else {
      throw UsageError("there is no locale \(Wording.quoted(text))", help: "write it as de_DE or en_US")
    }
    return name
  }

  /// The name without the encoding that POSIX has behind it.
  private static func identifier(_ text: String) -> String {
    let name = text.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX" ? "en_US_POSIX" : String(name)
  }

  private func clock(_ conventions: Conventions) throws -> any WallClock {
    guard let text = arguments.value("now") else { return world.clock }
    guard let date = DateText.date(text, now: world.clock.now(), in: conventions.timeZone) else {
      throw UsageError("‘\(text)’ is no date for --now", help: "write it as 2026-11-30T09:30:00+01:00")
    }
    return FixedClock(date)
  }

  private func random() throws -> any RandomSource {
    guard let text = arguments.value("seed") else { return SystemRandom() }
    guard let seed = UInt64(text) else { throw UsageError("--seed takes a whole number from 0; found ‘\(text)’") }
    return SeededRandom(seed: seed)
  }
}
