import FileTransactions
import ShortcutCommand
import ShortcutTestSupport
import Testing

/// Cards as RFC 2426, RFC 6350 and vCard 2.1 have them, and as programs that people use have written them.
@Suite("People from vCards") struct VCardTests {
  /// What a template makes of the first person of some cards.
  private func person(_ lines: [String], _ template: String) async throws -> String {
    try await people((["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n", template)
  }

  private func people(_ cards: String, _ template: String) async throws -> String {
    try await people(Array(cards.utf8), template)
  }

  private func people(_ cards: [UInt8], _ template: String) async throws -> String {
    let world = try TestWorld()
    let sink = try POSIXFileSystem().create(world.folder("p.vcf"), .new)
    try sink.write(cards)
    try sink.close()
    let steps = "- get-people\n- repeat-with-each:\n  do:\n    - text: \(template)\n"
    let result = try await world.run(steps, ["--people", "p.vcf"])
    return result.status == .done ? String(result.text.dropLast()) : result.errors
  }

  @Test func `a card of version 4`() async throws {
    // RFC 6350 §8, shortened.
    let lines = [
      "VERSION:4.0", "FN:Simon Perreault", "N:Perreault;Simon;;;ing. jr,M.Sc.", "BDAY:--0203", "GENDER:M",
      "LANG;PREF=1:fr", "ORG;TYPE=work:Viagenie", "ADR;TYPE=work:;Suite D2-630;2875 Laurier;",
      "TEL;VALUE=uri;TYPE=\"work,voice\";PREF=1:tel:+1-418-656-9254;ext=102",
      "TEL;VALUE=uri;TYPE=\"work,cell,voice,video,text\":tel:+1-418-262-6501",
      "EMAIL;TYPE=work:simon.perreault@viagenie.ca",
    ]
    let text = try await person(
      lines, "${item.name}|${item.birthday}|${item.organization}|${item.phone}|${item.phones.count}|${item.email}")
    #expect(
      text == "Simon Perreault|--02-03|Viagenie|+1-418-656-9254;ext=102|2|simon.perreault@viagenie.ca")
  }

  @Test func `a card of version 3`() async throws {
    // RFC 2426 §7, shortened.
    let lines = [
      "VERSION:3.0", "FN:Frank Dawson", "ORG:Lotus Development Corporation", "TITLE:Area Administrator\\, Assistant",
      "ADR;TYPE=WORK,POSTAL,PARCEL:;;6544 Battleford Drive;Raleigh;NC;27613-3502;U.S.A.",
      "TEL;TYPE=VOICE,MSG,WORK:+1-919-676-9515", "TEL;TYPE=FAX,WORK:+1-919-676-9564",
      "EMAIL;TYPE=INTERNET:fdawson@earthlink.net", "EMAIL;TYPE=INTERNET,PREF:Frank_Dawson@Lotus.com",
      "BDAY:1987-09-27T08:30:00-06:00",
    ]
    let text = try await person(lines, "${item.name}|${item.job}|${item.phone}|${item.email}|${item.birthday}")
    #expect(
      text == "Frank Dawson|Area Administrator, Assistant|+1-919-676-9515|Frank_Dawson@Lotus.com|1987-09-27")
  }

  @Test func `several cards are several people, and a group of people is none`() async throws {
    let cards = """
      BEGIN:VCARD
      FN:Ada
      UID:urn:uuid:1
      END:VCARD

      begin:vcard
      fn:Bob
      end:vcard
      BEGIN:VCARD
      VERSION:4.0
      KIND:group
      FN:Friends
      MEMBER:urn:uuid:1
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      X-ADDRESSBOOKSERVER-KIND:group
      FN:More friends
      END:VCARD

      """
    #expect(try await people(cards, "${item.id} ${item.name}") == "urn:uuid:1 Ada\n1 Bob")
  }

  @Test func `folded lines are whole again, also where a fold splits a character or a name`() async throws {
    // RFC 6350 §3.2; icalendar/icalendar issue 238; sabre-io/vobject issue 33.
    let cards = "BEGI\r\n N:VC\r\n ARD\r\nF\r\n N:Ren\u{E9} De\r\n  la\r\n\tCruz\r\nEND:VCARD\r\n"
    #expect(try await people(cards, "${item.name}") == "Ren\u{E9} De laCruz")
    let split = Array("BEGIN:VCARD\nFN:Ren".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xA9] + Array("\nEND:VCARD\n".utf8)
    #expect(try await people(split, "${item.name}") == "Ren\u{E9}")
  }

  @Test func `escapes are taken out`() async throws {
    // RFC 6350 §3.4.
    let note = "NOTE:Mythical Manager\\nHyjinx Software Division\\NBabsCo\\, Inc.\\; C:\\\\temp"
    #expect(
      try await person(["FN:x", note], "${item.note}")
        == "Mythical Manager\nHyjinx Software Division\nBabsCo, Inc.; C:\\temp")
  }

  @Test func `a group before a property's name does not count`() async throws {
    let lines = ["FN:Ada", "item1.EMAIL;type=pref:ada@example.org", "item1.X-ABLabel:_$!<Other>!$_"]
    #expect(try await person(lines, "${item.email}") == "ada@example.org")
  }

  @Test func `a colon in a quoted parameter ends nothing`() async throws {
    let lines = ["FN;ALTID=\"a:b;c\":Ada", "TITLE:Writer: poems"]
    #expect(try await person(lines, "${item.name}, ${item.job}") == "Ada, Writer: poems")
    let inches = ["FN;X=\"a:b\":Ada 5\" tall", "TITLE;X=\"a:Writer"]
    #expect(try await person(inches, "${item.name}, ${item.job}") == "Ada 5\" tall, Writer")
  }

  @Test func `a name is made of its parts where it is not written out`() async throws {
    // RFC 6350 §6.2.2.
    #expect(
      try await person(["N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P."], "${item.name}")
        == "Dr. John Philip Paul Stevenson Jr. M.D. A.C.P.")
    #expect(try await person(["FN:", "N:Lovelace;Ada"], "${item.name}") == "Ada Lovelace")
    #expect(try await person(["FN:", "ORG:ABC\\, Inc.;North Division"], "${item.name}") == "ABC, Inc., North Division")
  }

  @Test func `the job is the title, else the role`() async throws {
    #expect(try await person(["FN:x", "ROLE:Captain"], "${item.job} ${item.subtitle}") == "Captain Captain")
    #expect(try await person(["FN:x", "ROLE:Captain", "TITLE:Shrimp Man"], "${item.job}") == "Shrimp Man")
  }

  @Test(arguments: [
    ("BDAY:19960415", "1996-04-15"), ("BDAY:1996-04-15", "1996-04-15"), ("BDAY:--0415", "--04-15"),
    ("BDAY:--04-15", "--04-15"), ("BDAY:19531015T231000Z", "1953-10-15"),
    // lucc/khard issue 134, nextcloud/server pull request 24108.
    ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", "--05-09"), ("BDAY:1604-05-09", "--05-09"),
    ("BDAY;VALUE=text:circa 1800", "circa 1800"), ("BDAY:1996-04", "1996-04"),
  ])
  func `a birthday is a day of the calendar`(line: String, day: String) async throws {
    #expect(try await person(["FN:x", line], "${item.birthday}") == day)
  }

  @Test func `quoted-printable of vCard 2.1, with its line breaks`() async throws {
    // jowave/vcard2to3 issue 3 (a phone's Cyrillic names), node-vcf pull request 31.
    let name = "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=86=D0=B3=D0=BE=D1=80=20=D0=97=D0=B0=D0=\r\n=B3"
    #expect(
      try await person(["VERSION:2.1", name], "${item.name}") == "\u{406}\u{433}\u{43E}\u{440} \u{417}\u{430}\u{433}")
    let note = "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8:foobar=\r\n foobar=0Afoo=3Dbar"
    #expect(try await person(["FN:x", note], "${item.note}") == "foobar foobar\nfoo=bar")
  }

  @Test func `quoted-printable that was folded too`() async throws {
    // ez-vcard issue 80, text-vcard issue 34.
    let spaced = "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=9A=D0=\r\n =B0"
    #expect(try await person([spaced], "${item.name}") == "\u{41A}\u{430}")
    let tabbed = "fn;quoted-printable:=D0=98=D0=\r\n\t=B3"
    #expect(try await person([tabbed], "${item.name}") == "\u{418}\u{433}")
  }

  @Test func `other charsets, said or not`() async throws {
    let latin = Array("BEGIN:VCARD\nFN;CHARSET=ISO-8859-1:M".utf8) + [0xFC] + Array("ller\nEND:VCARD\n".utf8)
    #expect(try await people(latin, "${item.name}") == "M\u{FC}ller")
    let unsaid = Array("BEGIN:VCARD\nFN:M".utf8) + [0xFC] + Array("ller\nEND:VCARD\n".utf8)
    #expect(try await people(unsaid, "${item.name}") == "M\u{FC}ller")
    let windows = Array("BEGIN:VCARD\nFN;CHARSET=windows-1252:".utf8) + [0x80] + Array("\nEND:VCARD\n".utf8)
    #expect(try await people(windows, "${item.name}") == "\u{20AC}")
    let units = "BEGIN:VCARD\nFN:M\u{FC}ller\nEND:VCARD\n".utf16
    let wide: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try await people(wide, "${item.name}") == "M\u{FC}ller")
    #expect(try await person(["FN;CHARSET=EBCDIC:x"], "${item.name}").contains("p.vcf:2: the charset ‘EBCDIC’"))
  }

  @Test func `a picture in the card is a file`() async throws {
    // The start of a JPEG, in both ways of writing it; a third card only says where the picture is.
    let details = "${item.image.name} ${item.image.type} ${item.image.size}"
    #expect(
      try await person(["FN:Ada", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg=="], details)
        == "Ada.jpg public.jpeg 10")
    #expect(
      try await person(["FN:A/B", "PHOTO:data:image/png;base64\\,iVBORw0KGgo="], details) == "A-B.png public.png 8")
    #expect(
      try await person(["FN:Ada", "PHOTO;VALUE=uri:http://example.org/ada.jpg"], "${item.image}")
        == "http://example.org/ada.jpg")
  }

  @Test func `lines that a program broke without folding belong to the line before`() async throws {
    // sam-github/vpim issue 23, jowave/vcard2to3 issue 4.
    let lines = ["FN:Ada", "X-ABLabel:Other\nVOICE", "NOTE:bla bla\nbla bla bla", "EMAIL:ada@example.org"]
    #expect(try await person(lines, "${item.note}, ${item.email}") == "bla bla\nbla bla bla, ada@example.org")
  }

  @Test func `somebody's agent is not somebody else`() async throws {
    let lines = ["VERSION:2.1", "FN:Ada", "AGENT:", "BEGIN:VCARD", "FN:Bob", "END:VCARD"]
    #expect(try await person(lines, "${item.name}") == "Ada")
  }

  @Test(arguments: [
    ("Hello\n", "p.vcf:1: expected BEGIN:VCARD, found ‘Hello’"),
    ("BEGIN:VCARD\nFN:Ada\n", "p.vcf:1: this card has no END:VCARD"),
    ("BEGIN:VCARD\nFN:A\nEND:VCARD\nFN:B\n", "p.vcf:4: expected BEGIN:VCARD, found ‘FN:B’"),
    ("\nBEGIN:VCARD\nnonsense\nEND:VCARD\n", "p.vcf:3: expected a property such as FN:Ada Lovelace, found ‘nonsense’"),
    ("BEGIN:VCARD\nFN:A\nEND:VCARD\nBEGIN:VCARD\nEMAIL:x\nEND:VCARD\n", "p.vcf:4: a person needs a name"),
    (
      "BEGIN:VCARD\nFN:A\nUID:7\nEND:VCARD\nBEGIN:VCARD\nFN:B\nUID:7\nEND:VCARD\n",
      "p.vcf:5: the identifier ‘7’ is taken at p.vcf:1"
    ),
  ])
  func `what is wrong is named with its line`(cards: String, message: String) async throws {
    #expect(try await people(cards, "x").contains(message))
  }
}
