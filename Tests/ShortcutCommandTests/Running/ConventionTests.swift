import ShortcutCommand
import ShortcutTestSupport
import Testing

/// `--now`, `--time-zone`, `--locale` and `--seed`: they fix what otherwise differs from run to run (language reference, §7).
@Suite("The conventions of a run") struct ConventionTests {
  @Test(arguments: [
    ("2026-01-02T03:04:05Z", "UTC", "2026-01-02T03:04:05Z"),
    ("2026-01-02", "Europe/Berlin", "2026-01-02T00:00:00+01:00"),
    ("2026-07-02 12:00", "Europe/Berlin", "2026-07-02T12:00:00+02:00"),
    ("Mon, 30 Nov 2026 09:30:00 +0100", "UTC", "2026-11-30T08:30:00Z"),
    ("tomorrow", "UTC", "2026-12-01T00:00:00Z"), ("2026-01-02T03:04:05Z", "Asia/Kolkata", "2026-01-02T08:34:05+05:30"),
  ])
  func `--now is read in the zone, and shown in it`(now: String, zone: String, text: String) async throws {
    let result = try await TestWorld().run("- text: ${now}\n", ["--now", now, "--time-zone", zone])
    #expect(result.text == text + "\n")
  }

  private let day = "- format-date: { date: 2026-11-30, format: EEEE }\n"

  @Test(arguments: [
    ("de_DE", "Montag"), ("de-DE", "Montag"), ("de_DE.UTF-8", "Montag"), ("fr_FR@euro", "lundi"), ("en_US", "Monday"),
    ("C", "Monday"), ("POSIX", "Monday"), ("de", "Montag"),
  ])
  func `--locale is for what is formatted for people`(locale: String, word: String) async throws {
    let result = try await TestWorld().run(day, ["--locale", locale])
    #expect(result.text == word + "\n", "\(result.errors)")
  }

  @Test func `else the first of LC_ALL, LC_TIME and LANG that is set counts`() async throws {
    for (environment, word) in [
      (["LC_ALL": "de_DE.UTF-8", "LC_TIME": "fr_FR", "LANG": "es_ES"], "Montag"),
      (["LC_ALL": "", "LC_TIME": "fr_FR.UTF-8", "LANG": "de_DE"], "lundi"), (["LANG": "de_DE"], "Montag"),
      (["LANG": "C.UTF-8"], "Monday"), (["LANG": "zz_ZZ"], "Monday"), ([:], "Monday"),
    ] {
      #expect(try await TestWorld(environment: environment).run(day).text == word + "\n")
    }
    #expect(try await TestWorld(environment: ["LC_ALL": "de_DE"]).run(day, ["--locale", "C"]).text == "Monday\n")
  }

  @Test func `machine output never depends on the locale`() async throws {
    let steps = "- list: [\"${1234567.5}\", \"${now}\", \"${true}\"]\n"
    let words = ["--now", "2026-11-30T09:30:00Z"]
    let plain = try await TestWorld().run(steps, words).text
    #expect(plain == "1234567.5\n2026-11-30T09:30:00Z\ntrue\n")
    for locale in ["de_DE", "ar_EG", "hi_IN"] {
      #expect(try await TestWorld().run(steps, words + ["--locale", locale]).text == plain)
    }
  }

  @Test func `--seed makes chance come out the same`() async throws {
    let steps = "- repeat: 20\n  do: [{ uuid: }]\n"
    let first = try await TestWorld().run(steps, ["--seed", "7"])
    #expect(first.status == .done, "\(first.errors)")
    #expect(try await TestWorld().run(steps, ["--seed", "7"]).text == first.text)
    #expect(try await TestWorld().run(steps, ["--seed", "8"]).text != first.text)
    #expect(try await TestWorld().run(steps).text != first.text)
  }
}
