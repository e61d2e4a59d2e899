import { type Compiled, compile, Prepared, type Statement } from './sql.ts'

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** Whoever makes text of it, or calculates with it, would do so with no value that is ever asked for. */
  [Symbol.toPrimitive](): never {
    throw new Error(`The value of ${this.name} is not known while the statement is built`)
  }
}

/**
 * A statement that is built once for each set of values that are there, and from then on only gets its values: building it
 * takes longer than sending it. `build` may ask of a value whether it is there, and nothing else; a `true` it sees as it is.
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
