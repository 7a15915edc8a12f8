import FileTransactions
import Foundation
import ShortcutCommand
import ShortcutTestSupport
import Testing

@Suite("Dates in names") struct DatesInNamesTests {
  /// date2name does this, and no other tool: cron needs it.
  @Test(
    arguments: ["prepend", "append"],
    [
      "yyyy-MM-dd", "yyyyMMdd", "yyyy.MM.dd", "yyyy_MM", "yyyy-MM-dd_HH.mm", "d MMMM yyyy", "EEE", "yyyy", "'v'yy",
      "2020-04-01", "YYYY-'W'ww",
    ])
  func `stay what they are on a second run`(position: String, pattern: String) async throws {
    let world = try TestWorld()
    let names: [FileName] = [
      "a.txt", "b.tar.gz", "README", ".bashrc", "a_b_c.d_e.txt", "x.y.z", "_", "._.txt", "c_1984.txt",
    ]
    try world.makeFolder("in")
    for name in names { try world.touch(FileName(bytes: Array("in/".utf8) + name.bytes)) }
    let steps = """
      - get-folder-contents: {folder: in, hidden: true}
      - rename-files: {date-format: "\(pattern)", position: \(position), in-place: true, change-case: true}
      """
    #expect(try await world.run(steps).status == .done)
    let once = try world.names(in: "in")
    let again = try await world.run(steps, ["--now", "2027-02-03T04:05:06Z"])
    #expect(again.status == .done, "\(again.errors)")
    #expect(try world.names(in: "in") == once)
  }

  @Test(arguments: [
    // What parses fully under the pattern, with its underscore, is a stamp, whatever its date.
    ("2024-01-31_a.txt", "2024-01-31_a.txt"), ("1970-01-01_a.txt", "1970-01-01_a.txt"),
    // There is no such day; the underscore is missing; it is another form; it is not in its place.
    ("2024-02-30_a.txt", "2026-11-30_2024-02-30_a.txt"), ("2024-01-31 a.txt", "2026-11-30_2024-01-31 a.txt"),
    ("2024-01-31.txt", "2026-11-30_2024-01-31.txt"), ("20240131_a.txt", "2026-11-30_20240131_a.txt"),
    ("a_2024-01-31.txt", "2026-11-30_a_2024-01-31.txt"), ("2024-1-31_a.txt", "2026-11-30_2024-1-31_a.txt"),
  ])
  func `count where they parse fully`(name: FileName, expected: FileName) async throws {
    #expect(try await renamed([name], "date-format: yyyy-MM-dd", in: TestWorld()) == [expected])
  }

  @Test(arguments: [
    ("a_2024-01-31.txt", "a_2024-01-31.txt"), ("a_2024-01-31", "a_2024-01-31"),
    ("a_2024-01-31.tar.gz", "a_2024-01-31.tar.gz"), ("a_2024-01-31.old.txt", "a_2024-01-31.old_2026-11-30.txt"),
    ("2024-01-31.txt", "2024-01-31_2026-11-30.txt"),
  ])
  func `count before the extension`(name: FileName, expected: FileName) async throws {
    #expect(try await renamed([name], "date-format: yyyy-MM-dd, position: append", in: TestWorld()) == [expected])
  }

  @Test(arguments: [
    ("keep", "2024-01-31_a"), ("replace", "2026-11-30_a"), ("add", "2026-11-30_2024-01-31_a"),
  ])
  func `are kept, replaced or added to`(policy: String, expected: FileName) async throws {
    let parameters = "date-format: yyyy-MM-dd, if-dated: \(policy)"
    #expect(try await renamed(["2024-01-31_a"], parameters, in: TestWorld()) == [expected])
  }

  /// As date2name has it: the form changes, the numbers stay.
  @Test(arguments: [
    ("20240131_x", "2024-01-31_x"), ("2024_01_31_x", "2024-01-31_x"), ("2024.01.31_x", "2024-01-31_x"),
    ("2024-01-31T12.30.00_x", "2024-01-31_x"), ("20240131_123456_x", "2024-01-31_123456_x"),
    ("1984_x", "2026-11-30_1984_x"), ("12345678_z", "2026-11-30_12345678_z"), ("240131_y", "2026-11-30_240131_y"),
    ("10101010_z", "2026-11-30_10101010_z"),
  ])
  func `of other forms get the new form`(name: FileName, expected: FileName) async throws {
    let parameters = "date-format: yyyy-MM-dd, if-dated: replace"
    #expect(try await renamed([name], parameters, in: TestWorld()) == [expected])
  }

  @Test func `of other forms give way to a date that is named`() async throws {
    let parameters = "date-format: yyyy-MM-dd, if-dated: replace, date: 2020-02-29"
    #expect(try await renamed(["20240131_x"], parameters, in: TestWorld()) == ["2020-02-29_x"])
    let append = parameters + ", position: append"
    #expect(try await renamed(["x_20240131.txt"], append, in: TestWorld()) == ["x_2020-02-29.txt"])
  }

  @Test func `are those of the files`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 981_173_106)], ofItemAtPath: world.folder("a.txt").description)
    let steps = "- rename-files: {files: [a.txt], date-format: yyyy-MM-dd HH, date: modified}\n- get-name\n"
    #expect(try await world.run(steps).text == "2001-02-03 04_a.txt\n")
    #expect(try await world.run(steps, ["--time-zone", "Asia/Tokyo"]).text == "2001-02-03 13_a.txt\n")
  }

  /// The last change of the inode, which some take for it, is of now; so is the birth of this file.
  @Test func `of birth are no dates of changes`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 981_173_106)], ofItemAtPath: world.folder("a.txt").description)
    let birth = try world.folder.files.status(of: world.folder("a.txt"), followingLinks: false).created
    let result = try await world.run(
      "- rename-files: {files: [a.txt], date-format: H-m-s, date: created}\n- get-name\n")
    if let birth {
      let (hour, minute) = (birth.seconds % 86_400 / 60).quotientAndRemainder(dividingBy: 60)
      #expect(result.text == "\(hour)-\(minute)-\(birth.seconds % 60)_a.txt\n", "\(result.errors)")
    } else {
      #expect(result.errors.contains("‘a.txt’ has no ‘created’ date"))
    }
  }

  @Test func `fall back from source to source`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    let steps = "- rename-files: {files: [a.txt], date-format: yyyy, date: [taken, 2001-02-03]}\n- get-name\n"
    #expect(try await world.run(steps).text == "2001_a.txt\n")
  }

  @Test func `that are missing are never now, nor the year 1`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt", "b.txt")
    let result = try await world.run(
      "- get-files: '?.txt'\n- rename-files: {date-format: yyyy, date: taken, in-place: true}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("‘a.txt’ and ‘b.txt’ have no ‘taken’ date"))
    #expect(try world.names() == ["a.txt", "b.txt"])
    let memory = try await world.run(
      "- text: a\n- set-name: c\n- rename-files: {date-format: yyyy, date: [created, modified]}\n")
    #expect(memory.errors.contains("‘c.txt’ has no ‘created’ or ‘modified’ date"), "\(memory.errors)")
  }

  @Test func `need not be known where the name has one`() async throws {
    let parameters = "date-format: yyyy, date: taken"
    #expect(try await renamed(["2024_a.txt"], parameters, in: TestWorld()) == ["2024_a.txt"])
  }

  @Test func `are found out to be none`() async throws {
    let world = try TestWorld()
    try world.touch("a.txt")
    let result = try await world.run("- rename-files: {files: [a.txt], date-format: yyyy, date: creatd}\n")
    #expect(result.status == .failed)
    #expect(result.errors.contains("did you mean ‘created’?"))
  }

  @Test func `of pairs are one, the earliest`() async throws {
    let world = try TestWorld()
    try world.touch("IMG_1.CR2", "IMG_1.jpg", "IMG_1.xmp", "IMG_2.jpg")
    let times: [(FileName, Double)] = [
      ("IMG_1.CR2", 1_000_000_000), ("IMG_1.jpg", 1_100_000_000), ("IMG_1.xmp", 1_700_000_000),
      ("IMG_2.jpg", 1_500_000_000),
    ]
    for (name, seconds) in times {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: world.folder(name).description)
    }
    let steps = "- get-files: IMG*\n- rename-files: {date-format: yyyy, date: modified, pairs: true}\n- get-name\n"
    #expect(try await world.run(steps).text == "2001_IMG_1.CR2\n2001_IMG_1.jpg\n2001_IMG_1.xmp\n2017_IMG_2.jpg\n")
    let apart = try await world.run(steps.replacing(", pairs: true", with: ""))
    #expect(apart.text == "2001_IMG_1.CR2\n2004_IMG_1.jpg\n2023_IMG_1.xmp\n2017_IMG_2.jpg\n")
  }
}
