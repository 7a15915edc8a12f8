import FileTransactions
import ShortcutKit
import ShortcutTestSupport
import Testing

@Suite("The page of a shortcut in a browser", .enabled(if: InstalledProgram("chromium") != nil), .serialized)
struct HTMLPageInBrowserTests {
  /// What the browser makes of a page: its document, and its complaints.
  private func open(_ page: String, width: Int, isDark: Bool) throws -> (document: String, complaints: String) {
    let chromium = try #require(InstalledProgram("chromium"))
    let world = try TestWorld()
    try world.write(page, to: "page.html")
    try world.write(Self.frame(width), to: "frame.html")
    let folder = world.folder.path.description
    let result = try chromium.run(
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--disable-background-networking", "--no-first-run", "--enable-logging=stderr",
        "--user-data-dir=\(folder)/profile", "--window-size=1600,900",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--virtual-time-budget=2000", "--dump-dom",
        "file://\(folder)/frame.html",
      ],
      in: world.folder.path, environment: ["HOME": folder, "PATH": "/usr/bin:/bin"])
    return (String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
  }

  /// A document around the page, for no window is as narrow as a phone. It notes what the page tells.
  private static func frame(_ width: Int) -> String {
    """
    <!DOCTYPE html><html><head><meta name="color-scheme" content="light dark"></head><body>
    <script>onmessage = event => Object.assign(document.documentElement.dataset, event.data);</script>
    <iframe src="page.html" width="\(width)" height="800" style="border:0"></iframe>
    </body></html>
    """
  }

  /// The page with a script that tells what a reader would see; its own policy would not let one in.
  private func measured(_ page: String) -> String {
    let script = """
      <script>
      const root = document.documentElement;
      const all = [...document.querySelectorAll("body *:not(.unseen)")];
      parent.postMessage({
        overflow: Math.max(root.scrollWidth,
          ...all.map(e => Math.ceil(e.getBoundingClientRect().right))) - innerWidth,
        width: innerWidth,
        requests: performance.getEntriesByType("resource").length,
        page: getComputedStyle(document.body).backgroundColor,
        tile: getComputedStyle(document.querySelector(".tile")).width,
        title: document.title,
      }, "*");
      </script></body>
      """
    return page.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "").replacing(
      "</body>", with: script)
  }

  @Test(arguments: [400, 1_400], [false, true])
  func `fits the window, asks for nothing, and follows the light`(width: Int, isDark: Bool) async throws {
    let document = try open(measured(try await HTMLPageTests.page()), width: width, isDark: isDark).document
    #expect(document.contains("data-width=\"\(width)\""))
    let overflow = try #require(document.firstMatch(of: /data-overflow="(-?\d+)"/))
    #expect(Int(overflow.1).map { $0 <= 0 } ?? false, "\(overflow.1) pixels too wide")
    #expect(document.contains("data-title=\"Tidy &lt;b&gt;Up&lt;/b&gt; &amp; &quot;more&quot;\""), "\(document)")
    #expect(document.contains("data-requests=\"0\""))
    #expect(document.contains("data-page=\"rgb(\(isDark ? "18, 18, 22" : "243, 243, 248"))\""))
    #expect(document.contains("data-tile=\"\(width == 400 ? 60 : 72)px\""))
  }

  @Test func `breaks no rule of its own policy`() async throws {
    let complaints = try open(try await HTMLPageTests.page(), width: 800, isDark: false).complaints
    #expect(!complaints.contains("Content Security Policy"), "\(complaints)")
    let broken = try await HTMLPageTests.page().replacing("<style>", with: "<style> ")
    #expect(try open(broken, width: 800, isDark: false).complaints.contains("Content Security Policy"))
  }
}
