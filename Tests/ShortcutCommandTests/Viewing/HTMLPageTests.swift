import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

@testable import ShortcutCommand

@Suite("The page of a shortcut") struct HTMLPageTests {
  /// A shortcut with a bit of everything, and with what must not get through.
  static let shortcut = """
    name: Tidy <b>Up</b> & "more"
    description: "Long words: \(String(repeating: "Donaudampfschiff", count: 12)) </title><script>alert(1)</script>"
    icon: tray.full
    input: { type: file, when-missing: ask, prompt: "Which <folder>?" }
    variables: { folder: "~/'Sorted'", "kinds & more": { pdf: Papers } }
    actions:
      - get-folder-contents: { folder: "${folder}" }
      - filter: item.name != "<i>" and item.size > 1
        as: found
      - repeat-with-each:
        item: download
        do:
          - if: download.extension == "pdf" and \(String(repeating: "x", count: 150)) != 1
            then:
              - choose-from-menu: What is <${download.name}>?
                cases:
                  "A \\"photo\\" <img src=x onerror=alert(1)>":
                    - repeat: 2
                      do:
                        - text: |-
                            One <line>
                            and ${folder} another \(String(repeating: "_", count: 200))
            else: []
      - run-shell-script: { script: "echo '<!--' && cat </dev/null\\nls", shell: bash }
        when: found
        note: "--> & </style> \\u202E evil"
    """

  static func page(_ text: String = shortcut) async throws -> String {
    let world = try TestWorld()
    try world.write(text.replacing(String(repeating: "x", count: 150), with: "folder"), to: "page.yaml")
    let result = await world.shortcut(["view", "page.yaml", "--html", "page.html"])
    #expect(result.status == .done, "\(result.errors)")
    #expect(result.text.isEmpty)
    return try #require(world.read("page.html"))
  }

  @Test func `lets nothing of the shortcut become a part of the page`() async throws {
    let page = try await Self.page()
    for part in ["<b>", "<script", "<i>", "<img", "<!--", "<line>", "<folder>", "\u{202E}"] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.contains("Tidy &lt;b&gt;Up&lt;/b&gt; &amp; &quot;more&quot;"))
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(page.components(separatedBy: "</title>").count == 2)
  }

  @Test func `refers to nothing outside of itself`() async throws {
    let page = try await Self.page()
    for part in ["src=", "href=", "url(", "@import", "style=", " on", "http:", "https:"] {
      let tags = page.matches(of: /<[^>]*>/).map { String($0.output) }.joined()
      #expect(!tags.contains(part), "\(part)")
      #expect(part == " on" || !HTMLStyle.text.contains(part), "\(part)")
    }
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
  }

  @Test func `names the digest of its style in its policy`() throws {
    let world = try TestWorld()
    try world.write(HTMLStyle.text, to: "style.css")
    let request = ProcessRequest(
      "/bin/sh", arguments: ["-c", "sha256sum style.css || shasum -a 256 style.css"].map { Array($0.utf8) },
      folder: world.folder.path)
    let output = String(decoding: try LiveProcesses().run(request).output, as: UTF8.self)
    let digits = Array(output.prefix(64))
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    #expect(HTMLStyle.hash == "sha256-" + Data(bytes).base64EncodedString())
  }

  @Test func `is made of headings and ordered lists`() async throws {
    let page = try await Self.page()
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.matches(of: /<h1>/).count == 1)
    #expect(page.matches(of: /<ol/).count == 5)
    let levels = page.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.output.1) }
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
    for tag in ["ol", "li", "article", "div", "section", "span", "code", "pre", "dl", "main", "h3"] {
      let opened = page.matches(of: try Regex("<\(tag)[ >]")).count
      #expect(opened == page.components(separatedBy: "</\(tag)>").count - 1, "\(tag)")
    }
  }

  @Test func `shows variables as chips in the colour of where they come from`() async throws {
    let page = try await Self.page("- get-files: x\n- sort: { by: item.size }\n- text: \"a ${input} b\"\n")
    #expect(page.contains("<span class=\"chip variable files\">File</span>"))
    #expect(page.contains("<code class=\"chip variable\">item.size</code>"))
    #expect(page.contains("<span class=\"chip\">a <code class=\"variable\">input</code> b</span>"))
  }

  // WCAG 2.2, 1.4.3: 4.5 to 1 for text; 1.4.11: 3 to 1 for symbols.
  @Test func `has contrast enough in both lights`() {
    for colors in [PageColors.light, .dark] {
      for ground in [colors.page, colors.card] {
        #expect(contrast(colors.text, ground) >= 4.5)
        #expect(contrast(colors.muted, ground) >= 4.5)
        #expect(contrast(colors.inputInk, ground) >= 4.5)
      }
      #expect(contrast(colors.text, colors.chip) >= 4.5)
      #expect(contrast(colors.muted, colors.chip) >= 4.5)
      #expect(contrast(colors.inputInk, colors.inputTint) >= 4.5)
    }
    for category in ActionCategory.allCases {
      let colors = category.look.colors
      #expect(contrast("ffffff", colors.tile) >= 3, "\(category)")
      for (pair, page) in [(colors.light, PageColors.light), (colors.dark, PageColors.dark)] {
        #expect(contrast(pair.ink, pair.tint) >= 4.5, "\(category)")
        #expect(contrast(pair.ink, page.page) >= 4.5, "\(category)")
      }
    }
  }

  @Test func `computes contrast as WCAG does`() {
    #expect(abs(contrast("ffffff", "000000") - 21) < 0.001)
    // The grey that just passes on white, and the one that just does not.
    #expect(contrast("767676", "ffffff") >= 4.5)
    #expect(contrast("777777", "ffffff") < 4.5)
  }

  /// The contrast ratio of two colours (WCAG 2.2, “contrast ratio” and “relative luminance”).
  private func contrast(_ first: String, _ second: String) -> Double {
    func luminance(_ color: String) -> Double {
      let value = Int(color, radix: 16) ?? 0
      let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { byte -> Double in
        let part = Double(byte) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
