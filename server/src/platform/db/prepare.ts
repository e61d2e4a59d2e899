import { type Compiled, compile, Prepared, type Statement } from './sql.ts'

/** Stands for a value while `prepare` builds a statement. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** Using it as text or number would bake in a value that is unknown. */
  [Symbol.toPrimitive](): never {
    throw new Error(`The value of ${this.name} is not known while the statement is built`)
  }
}

/**
 * Builds a statement once per set of present values, then only binds values: building takes longer than sending.
 * `build` may test whether a value is present, and nothing else; it sees `true` itself.
 */
export function prepare<Values extends object, Row>(
  build: (values: Values) => Statement<Row>,
): (values: Values) => Prepared<Row> {
  const shapes = new Map<string, Compiled>()
  return (values) => {
    const given = values as Record<string, unknown>
    const there = Object.keys(given).filter((name) => isThere(given[name]))
    const shape = there.join()
    let compiled = shapes.get(shape)
    if (!compiled) {
      const placeholders = there.map((name) => [name, given[name] === true || new Placeholder(name)])
      compiled = compile(build({ ...values, ...Object.fromEntries(placeholders) }))
      shapes.set(shape, compiled)
    }
    const filled = compiled.values.map((it) => (it instanceof Placeholder ? given[it.name] : it))
    return new Prepared<Row>({ name: compiled.name, text: compiled.text, values: filled })
  }
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false
}
