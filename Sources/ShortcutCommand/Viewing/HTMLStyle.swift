import ShortcutKit

/// The style of a page. Its colours are those of `PageColors` and of the categories.
enum HTMLStyle {
  /// The digest of `text` that the page's policy names (Content Security Policy Level 3, §2.3.1); a test keeps it right.
  static let hash = "sha256-0YSVywziqjYk5Ef0Zi02BZhYDbgw+ZgdmNDers0e4wM="

  static let text = colors + layout + cards + print

  private static let colors: String = {
    func variables(_ colors: PageColors) -> String {
      """
      --page:#\(colors.page);--card:#\(colors.card);--text:#\(colors.text);--muted:#\(colors.muted);\
      --chip:#\(colors.chip);--line:#\(colors.line);--ink:#\(colors.inputInk);--tint:#\(colors.inputTint)
      """
    }
    func categories(_ choose: (CategoryLook.Colors) -> (ink: String, tint: String)) -> String {
      ActionCategory.allCases.map { category in
        let (ink, tint) = choose(category.look.colors)
        return ".\(category.look.name){--ink:#\(ink);--tint:#\(tint)}\n"
      }.joined()
    }
    let tiles = ActionCategory.allCases.map { ".\($0.look.name){--tile:#\($0.look.colors.tile)}\n" }.joined()
    return """
      :root{color-scheme:light dark;\(variables(.light));--tile:#\(PageColors.tile)}
      .input{--ink:#\(PageColors.light.inputInk);--tint:#\(PageColors.light.inputTint)}
      \(tiles)\(categories(\.light))@media screen and (prefers-color-scheme:dark){
      :root{\(variables(.dark))}
      .input{--ink:#\(PageColors.dark.inputInk);--tint:#\(PageColors.dark.inputTint)}
      \(categories(\.dark))}

      """
  }()

  private static let layout = """
    *{box-sizing:border-box}
    body{margin:0;padding:clamp(1rem,4vw,3.5rem) clamp(.75rem,4vw,2rem);background:var(--page);color:var(--text);\
    font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-text-size-adjust:100%}
    main,footer{max-width:46rem;margin:0 auto}
    header{display:flex;gap:1.1rem;align-items:center;margin:0 0 1.5rem}
    header .tile{flex:none;display:grid;place-items:center;width:4.5rem;height:4.5rem;border-radius:1.1rem;\
    background:linear-gradient(160deg,#\(PageColors.tileTop),#\(PageColors.tile));font-size:2.2rem;line-height:1;\
    box-shadow:0 .3rem 1rem #0003}
    h1{margin:0;font-size:clamp(1.5rem,5vw,2.1rem);line-height:1.2;letter-spacing:-.01em;overflow-wrap:anywhere}
    .description{margin:.35rem 0 0;color:var(--muted);overflow-wrap:anywhere}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .muted{color:var(--muted)}
    footer{margin-top:2.5rem;color:var(--muted);font-size:.85rem;text-align:center;overflow-wrap:anywhere}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.9em}

    """

  private static let cards = """
    .card{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:.85rem 1rem;\
    box-shadow:0 1px 2px #0000000d,0 .25rem .9rem #0000000a}
    .start{margin:0 0 1.25rem;position:relative}
    .start h2{margin:0;font-size:1rem;font-weight:600}
    .start h3{margin:.8rem 0 0;font-size:.85rem;font-weight:600;color:var(--muted)}
    .start p{margin:.35rem 0 0}
    .chain{list-style:none;margin:0;padding:0}
    .chain>li{position:relative;padding-bottom:1.25rem}
    .chain>li:last-child{padding-bottom:0}
    .start::after,.chain>li:not(:last-child)::after{content:"";position:absolute;left:2rem;bottom:0;width:2px;\
    height:1.25rem;background:var(--muted);opacity:.4}
    .start::after{bottom:calc(-1.25rem - 1px)}
    article :is(h3,h4,h5,h6){display:flex;gap:.75rem;align-items:flex-start;margin:0;font-size:1rem;font-weight:600}
    .symbol{flex:none;width:2rem;height:2rem;padding:.35rem;border-radius:.55rem;background:var(--tile);fill:none;\
    stroke:#fff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .title{min-width:0;padding-top:.2rem;overflow-wrap:anywhere}
    .chip{padding:.1em .5em;border-radius:.5em;background:var(--chip);font-weight:400;white-space:break-spaces;\
    overflow-wrap:anywhere;-webkit-box-decoration-break:clone;box-decoration-break:clone}
    code.chip{white-space:normal}
    .variable{background:var(--tint);color:var(--ink)}
    .chip .variable{padding:.05em .4em;border-radius:.4em}
    .standard{background:none;color:var(--muted);box-shadow:inset 0 0 0 1px var(--line)}
    pre.chip{margin:0;padding:.6rem .75rem;line-height:1.45}
    dl{display:grid;gap:.4rem;margin:.7rem 0 0;padding:.7rem 0 0;border-top:1px solid var(--line);font-size:.92rem}
    dl>div{display:grid;grid-template-columns:minmax(5rem,9rem) minmax(0,1fr);gap:.25rem .75rem}
    dt{color:var(--muted);overflow-wrap:anywhere}
    dd{margin:0;min-width:0}
    .notes{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;list-style:none;margin:.6rem 0 0;padding:0;\
    color:var(--muted);font-size:.88rem;overflow-wrap:anywhere}
    .notes li{min-width:0}
    .block{margin:1.25rem 0 0 .9rem;padding:0 0 0 1.1rem;border-left:3px solid var(--tile);border-radius:2px;\
    position:relative}
    .label{margin:0 0 .6rem;font-weight:600;font-size:.92rem;color:var(--ink);overflow-wrap:anywhere}
    @media (max-width:32rem){
    dl>div{grid-template-columns:minmax(0,1fr)}
    .block{margin-left:.3rem;padding-left:.65rem}
    header .tile{width:3.75rem;height:3.75rem;font-size:1.8rem}
    }

    """

  private static let print = """
    @media print{
    :root{color-scheme:light}
    body{padding:0;background:none;font-size:10.5pt}
    .card{box-shadow:none;break-inside:avoid}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    }
    """
}

/// The colours of a page, as `rrggbb`.
struct PageColors: Sendable {
  let page: String
  let card: String
  let text: String
  let muted: String
  let chip: String
  let line: String
  /// Of the shortcut's input, and behind it.
  let inputInk: String
  let inputTint: String

  static let light = PageColors(
    page: "f3f3f8", card: "ffffff", text: "1b1b20", muted: "5d5d68", chip: "eeeef3", line: "dcdce4",
    inputInk: "1f4fa8", inputTint: "e1ecfd")
  static let dark = PageColors(
    page: "121216", card: "1d1d23", text: "f1f1f5", muted: "a6a6b3", chip: "2c2c35", line: "363641",
    inputInk: "a9c8fd", inputTint: "1e3560")

  /// Behind the shortcut's symbol, from top to bottom.
  static let tileTop = "6ea8fe"
  static let tile = "3b5bdb"
}
