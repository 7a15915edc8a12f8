/// The symbols of Apple's SF Symbols that people give to things, as emoji, for there are no symbols on a terminal.
package enum SymbolEmoji {
  private static let table: [Substring: Substring] = {
    var table: [Substring: Substring] = [:]
    for line in rows.split(separator: "\n") {
      let parts = line.split(separator: " ")
      table[parts[0]] = parts[1]
    }
    return table
  }()

  /// What says how a symbol is drawn, at the end of its name.
  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle", "crop", "badge"]

  /// The emoji of a symbol, by its name (`car`, also as `car.fill` or `car.circle.fill`), or the emoji that a text is.
  package static func emoji(of text: String) -> String? {
    if text.isEmoji { return text }
    var name = text[...]
    while true {
      if let emoji = table[name] { return String(emoji) }
      guard let dot = name.lastIndex(of: "."), variants.contains(name[dot...].dropFirst()) else { return nil }
      name = name[..<dot]
    }
  }

  private static let rows = """
    person 👤
    person.text.rectangle 🪪
    person.2 👥
    person.3 👥
    figure.walk 🚶
    figure.run 🏃
    hand.raised ✋
    hand.thumbsup 👍
    hand.thumbsdown 👎
    hand.wave 👋
    eye 👁️
    ear 👂
    brain 🧠
    heart ❤️
    star ⭐
    sparkles ✨
    moon 🌙
    moon.stars 🌙
    sun.max ☀️
    sunrise 🌅
    sunset 🌇
    cloud ☁️
    cloud.rain 🌧️
    cloud.snow 🌨️
    cloud.bolt 🌩️
    cloud.sun ⛅
    snowflake ❄️
    wind 💨
    tornado 🌪️
    thermometer 🌡️
    umbrella ☂️
    flame 🔥
    drop 💧
    bolt ⚡
    leaf 🍃
    tree 🌳
    camera.macro 🌷
    mountain.2 ⛰️
    pawprint 🐾
    cat 🐈
    dog 🐕
    hare 🐇
    tortoise 🐢
    lizard 🦎
    bird 🐦
    fish 🐟
    ant 🐜
    ladybug 🐞
    globe 🌐
    globe.americas 🌎
    globe.europe.africa 🌍
    globe.asia.australia 🌏
    map 🗺️
    mappin 📍
    pin 📌
    location 📍
    flag 🚩
    house 🏠
    building 🏢
    building.2 🏙️
    building.columns 🏛️
    tent ⛺
    bed.double 🛏️
    car 🚗
    bus 🚌
    tram 🚋
    truck.box 🚚
    bicycle 🚲
    scooter 🛴
    airplane ✈️
    ferry ⛴️
    sailboat ⛵
    fuelpump ⛽
    suitcase 🧳
    briefcase 💼
    case 💼
    bag 🛍️
    cart 🛒
    basket 🧺
    gift 🎁
    creditcard 💳
    banknote 💵
    paintpalette 🎨
    paintbrush 🖌️
    paintbrush.pointed 🖌️
    pencil ✏️
    highlighter 🖍️
    scissors ✂️
    ruler 📏
    paperclip 📎
    link 🔗
    folder 📁
    doc 📄
    doc.text 📄
    doc.on.doc 📑
    clipboard 📋
    doc.on.clipboard 📋
    list.clipboard 📋
    list.bullet 📋
    note.text 📝
    square.and.pencil 📝
    book 📖
    book.closed 📕
    text.book.closed 📕
    books.vertical 📚
    bookmark 🔖
    textformat 🔠
    newspaper 📰
    tag 🏷️
    ticket 🎫
    calendar 📅
    clock 🕒
    alarm ⏰
    timer ⏲️
    stopwatch ⏱️
    hourglass ⌛
    envelope ✉️
    envelope.open 📨
    paperplane 📨
    tray 📥
    tray.full 📥
    square.and.arrow.down 📥
    square.and.arrow.up 📤
    archivebox 🗃️
    trash 🗑️
    phone 📞
    iphone 📱
    applewatch ⌚
    desktopcomputer 🖥️
    display 🖥️
    laptopcomputer 💻
    keyboard ⌨️
    computermouse 🖱️
    printer 🖨️
    externaldrive 💾
    opticaldisc 💿
    battery.100 🔋
    powerplug 🔌
    antenna.radiowaves.left.and.right 📡
    tv 📺
    radio 📻
    camera 📷
    video 📹
    film 🎞️
    photo 🖼️
    photo.on.rectangle 🖼️
    music.note 🎵
    music.note.list 🎶
    music.mic 🎤
    mic 🎤
    headphones 🎧
    guitars 🎸
    pianokeys 🎹
    speaker 🔈
    speaker.wave.2 🔊
    speaker.slash 🔇
    megaphone 📣
    bell 🔔
    bell.slash 🔕
    message 💬
    bubble.left 💬
    text.bubble 💬
    quote.bubble 💬
    gamecontroller 🎮
    puzzlepiece 🧩
    dice 🎲
    theatermasks 🎭
    trophy 🏆
    medal 🏅
    rosette 🏵️
    crown 👑
    target 🎯
    soccerball ⚽
    basketball 🏀
    football 🏈
    baseball ⚾
    tennis.racket 🎾
    dumbbell 🏋️
    fork.knife 🍴
    cup.and.saucer ☕
    mug ☕
    wineglass 🍷
    birthday.cake 🎂
    carrot 🥕
    tshirt 👕
    eyeglasses 👓
    lightbulb 💡
    flashlight.on 🔦
    key 🔑
    lock 🔒
    lock.open 🔓
    shield 🛡️
    wrench 🔧
    hammer 🔨
    screwdriver 🪛
    wrench.and.screwdriver 🛠️
    gear ⚙️
    gearshape ⚙️
    magnifyingglass 🔍
    wand.and.stars 🪄
    graduationcap 🎓
    testtube.2 🧪
    atom ⚛️
    stethoscope 🩺
    syringe 💉
    pills 💊
    bandage 🩹
    cross.case ⛑️
    chart.bar 📊
    chart.pie 📊
    chart.line.uptrend.xyaxis 📈
    chart.line.downtrend.xyaxis 📉
    checkmark ✔️
    xmark ✖️
    plus ➕
    minus ➖
    questionmark ❓
    exclamationmark ❗
    exclamationmark.triangle ⚠️
    info ℹ️
    nosign 🚫
    infinity ♾️
    repeat 🔁
    shuffle 🔀
    arrow.clockwise 🔃
    arrow.triangle.2.circlepath 🔄
    play ▶️
    pause ⏸️
    stop ⏹️
    forward ⏩
    backward ⏪
    """
}

extension String {
  /// Whether the text is one emoji (UTS #51): a character drawn as a picture, by itself or because it is asked for.
  fileprivate var isEmoji: Bool {
    guard count == 1, let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || !first.isASCII || unicodeScalars.contains("\u{FE0F}")
  }
}
