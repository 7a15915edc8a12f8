import ShortcutKit

/// `wait`
struct Wait: Action {
  let name = "wait"
  let aliases = ["sleep"]
  let category = ActionCategory.scripting
  let description = "Waits, and passes its input through."
  let summary = "Wait ${duration}"
  let appleIdentifier = "delay"
  let output = Output.passesInputThrough
  let duration = Parameter<TimeSpan>(
    "duration", "How long, as `500ms`, `10s` or `2 minutes`; a number alone is seconds.", role: .key,
    default: TimeSpan(1, .second))

  var examples: [ActionExample] {
    [
      ActionExample("Half a second", "- text: ready\n- wait: 500ms", output: "ready"),
      ActionExample("A hundredth of a second", "- text: ready\n- wait: 0.01", output: "ready"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let duration = arguments.duration
    guard let seconds = duration.seconds, seconds >= 0 else {
      throw ActionFailure("‘\(duration)’ is no time to wait", help: "write 10s or 2 hours", parameter: "duration")
    }
    try context.host.clock.wait(seconds: seconds)
    return .nothing
  }
}
