import ShortcutActions
import ShortcutKit

struct Greet: PureAction {
  let name = "greet"
  let category = ActionCategory.text
  let description = "Greets somebody."
  let output = Output(.text, "Greeting")
  let person = Parameter<String>("person", "Who is greeted.", role: .inputAndKey, prompt: "Who is there?")

  func run(_ arguments: Arguments<Self>, in context: ActionContext) -> Value {
    .text("Hello, \(arguments.person)!")
  }
}

let engine = Engine(catalog: .builtIn.adding(Greet()), host: .live)
let (program, findings) = try engine.load("greet.yaml")
for finding in findings { print(DiagnosticRenderer(color: false).render(finding)) }
if let program {
  let output = try await engine.run(program, input: InputSource(.text("world")))
  print(try String(coercing: output, in: engine.host))
}
