import ShortcutCommand

CommandProcess.run()
