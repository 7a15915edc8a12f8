import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// The new names of files, as `save-files` saves them in `out`. Now is 2026-11-30.
func renamed(_ names: [FileName], _ parameters: String, in world: TestWorld) async throws -> [FileName] {
  try world.makeFolder("in")
  for name in names { try world.touch(FileName(bytes: Array("in/".utf8) + name.bytes)) }
  let result = try await world.run(
    "- get-folder-contents: {folder: in, hidden: true}\n- rename-files: {\(parameters)}\n- save-files: out\n")
  #expect(result.status == .done, "\(result.errors)")
  return result.status == .done ? try world.names(in: "out") : []
}

@Suite("Rename files") struct RenameFilesTests {
  @Test(arguments: [
    ("a.txt", "2026-11-30_a.txt", "a_2026-11-30.txt"),
    ("README", "2026-11-30_README", "README_2026-11-30"),
    (".bashrc", "2026-11-30_.bashrc", ".bashrc_2026-11-30"),
    ("archive.tar.gz", "2026-11-30_archive.tar.gz", "archive_2026-11-30.tar.gz"),
    ("a.b.c", "2026-11-30_a.b.c", "a.b_2026-11-30.c"),
    ("Two Words.PDF", "2026-11-30_Two Words.PDF", "Two Words_2026-11-30.PDF"),
    ("ends.", "2026-11-30_ends.", "ends._2026-11-30"),
  ])
  func `puts the date before the name, or before the extension`(
    name: FileName, prepended: FileName, appended: FileName
  ) async throws {
    #expect(try await renamed([name], "date-format: yyyy-MM-dd", in: TestWorld()) == [prepended])
    #expect(
      try await renamed([name], "date-format: yyyy-MM-dd, position: append", in: TestWorld()) == [appended])
  }

  /// krename: “complicated/*” and “simple.txt.long.ext.zip”.
  @Test(arguments: [
    ("auto", "a.tar.gz", "a_2026.tar.gz"), ("last", "a.tar.gz", "a.tar_2026.gz"),
    ("first", "a.b.c.zip", "a_2026.b.c.zip"),
    ("none", "a.txt", "a.txt_2026"),
  ])
  func `begins the extension where it is told to`(start: String, name: FileName, expected: FileName) async throws {
    let parameters = "date-format: yyyy, position: append, extension: \(start)"
    #expect(try await renamed([name], parameters, in: TestWorld()) == [expected])
  }

  @Test(arguments: [
    ("", "2026_PHOTO.JPG", "PHOTO_2026.JPG"), ("new-case: lowercase", "2026_photo.jpg", "photo_2026.jpg"),
    ("case-of: name", "2026_PHOTO.jpg", "PHOTO_2026.jpg"), ("case-of: extension", "2026_Photo.JPG", "Photo_2026.JPG"),
  ])
  func `changes the case in both positions`(parameters: String, prepended: FileName, appended: FileName) async throws {
    let all = "date-format: yyyy, change-case: true" + (parameters.isEmpty ? "" : ", " + parameters)
    #expect(try await renamed(["Photo.jpg"], all, in: TestWorld()) == [prepended])
    #expect(try await renamed(["Photo.jpg"], all + ", position: append", in: TestWorld()) == [appended])
  }

  @Test func `does not change the case unless told to, and warns of what does not count`() async throws {
    #expect(
      try await renamed(["Photo.jpg"], "date-format: yyyy, new-case: lowercase", in: TestWorld()) == ["2026_Photo.jpg"])
    let world = try TestWorld()
    try world.write("- rename-files: {date-format: yyyy, new-case: lowercase}\n", to: "a.yaml")
    let check = await world.shortcut(["check", "a.yaml"])
    #expect(check.text.contains("warning: ‘new-case’ counts only while ‘change-case’ is true"))
  }

  @Test func `changes no letter of the date, and letters by no locale but a given one`() async throws {
    let world = try TestWorld(environment: ["LC_ALL": "tr_TR.UTF-8"])
    let parameters = "date-format: dd MMM yyyy, change-case: true"
    #expect(try await renamed(["file.txt"], parameters, in: world) == ["30 Nov 2026_FILE.TXT"])
    #expect(
      try await renamed(["file.txt"], parameters + ", locale: tr_TR", in: TestWorld()) == ["30 Kas 2026_FİLE.TXT"])
  }

  @Test(arguments: [
    ("yyyyMMdd", "20261130_a"), ("'on' d MMMM", "on 30 November_a"), ("2020-04-01", "2020-04-01_a"), ("''yy", "'26_a"),
    ("HH.mm", "09.30_a"), ("EEE", "Mon_a"),
  ])
  func `writes dates by the patterns of Unicode TR 35`(pattern: String, expected: FileName) async throws {
    #expect(try await renamed(["a"], "date-format: \"\(pattern)\"", in: TestWorld()) == [expected])
  }

  /// The tutorials use the calendar and the digits of whoever runs them.
  @Test func `writes Gregorian dates in ASCII digits whatever the locale`() async throws {
    for locale in ["ar_EG", "th_TH", "fa_IR"] {
      let world = try TestWorld(environment: ["LANG": locale + ".UTF-8"])
      #expect(try await renamed(["a"], "date-format: yyyy-MM-dd", in: world) == ["2026-11-30_a"])
    }
    #expect(
      try await renamed(["a"], "date-format: yyyy, locale: th_TH@calendar=buddhist", in: TestWorld()) == ["2569_a"])
  }

  @Test(arguments: [
    ("dd/MM/yyyy", "has a slash"), ("bogus", "is no date field"), ("yyyy 'x", "single quote"),
  ])
  func `finds a wrong pattern while checking`(pattern: String, message: String) async throws {
    let world = try TestWorld()
    let result = try await world.run("- rename-files: {files: [a], date-format: \"\(pattern)\"}\n")
    #expect(result.status == .invalid)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `refuses a slash that only comes out when it runs`() async throws {
    let slash = try await TestWorld(environment: ["P": "../x"]).run(
      "- get-files: shortcut-under-test.yaml\n- rename-files: {date-format: \"${env.P}\", in-place: true}\n")
    #expect(slash.status == .failed)
    #expect(slash.errors.contains("has a slash"))
  }

  @Test func `says what is missing in the words of the tutorials`() async throws {
    let world = try TestWorld()
    let nobody = try await world.run("- rename-files: {date-format: yyyy}\n", ["--no-input"])
    #expect(nobody.status == .unanswered)
    #expect(nobody.errors.contains("Which files would you like to rename?"))
    let none = try await world.run(
      "- get-files: {path: '*.jpg', error-if-not-found: false}\n- rename-files: {date-format: yyyy}\n")
    #expect(none.status == .failed)
    #expect(none.errors.contains("Please select some files to rename"))
    let format = try await world.run("- rename-files: {files: [shortcut-under-test.yaml], date-format: \"${' '}\"}\n")
    #expect(format.status == .invalid)
    #expect(format.errors.contains("No date format selected"))
  }

  @Test func `asks for the format, and takes a pattern as the answer`() async throws {
    let world = try TestWorld()
    try world.touch("a")
    let steps = "- rename-files: a\n- get-name\n"
    #expect(try await world.run(steps, ["--answer", "date-format=yyyy-MM"]).text == "2026-11_a\n")
    #expect(try await world.run(steps, ["--no-input"]).status == .unanswered)
  }

  @Test func `outputs files of the same content, and touches nothing`() async throws {
    let world = try TestWorld()
    try world.write("content", to: "a.txt")
    let result = try await world.run("- rename-files: {files: [a.txt], date-format: yyyy}\n- read-file\n")
    #expect(result.text == "content\n")
    #expect(try world.names() == ["a.txt"])
  }

  @Test func `lets two files have one name until they are saved`() async throws {
    let world = try TestWorld()
    try world.write("1", to: "one/a.txt")
    try world.write("2", to: "two/a.txt")
    let steps = "- get-files: '*/a.txt'\n- rename-files: {date-format: yyyy}\n- get-name\n"
    #expect(try await world.run(steps).text == "2026_a.txt\n2026_a.txt\n")
    let saved = try await world.run(steps.replacing("- get-name", with: "- save-files: out"))
    #expect(saved.status == .failed)
    #expect(saved.errors.contains("‘one/a.txt’ and ‘two/a.txt’"))
  }

  @Test func `renames odd names, byte for byte`() async throws {
    let names = OddNames.all.filter { $0 != OddNames.longest }
    let expected = names.map { FileName(bytes: Array("2026_".utf8) + $0.bytes) }
    #expect(try await renamed(names, "date-format: yyyy", in: TestWorld()) == expected.sorted())
    let changed = try await renamed(
      [OddNames.invalid], "date-format: yyyy, position: append, change-case: true", in: TestWorld())
    #expect(changed == [FileName(bytes: [0x46, 0xFF, 0xFE] + Array("_2026.TXT".utf8))])
  }

  @Test func `refuses a name that becomes too long, and names it`() async throws {
    let world = try TestWorld()
    try world.touch(OddNames.longest)
    let result = try await world.run("- get-files: x*\n- rename-files: {date-format: yyyy, in-place: true}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("260 bytes"))
    #expect(try world.names() == [OddNames.longest])
  }
}
